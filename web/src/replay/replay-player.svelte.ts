/** The replay player: which step of a past game is shown, and whether it plays by itself. */
import { announcer } from "../lib/announcer.svelte";
import { say } from "../lib/i18n.svelte";
import type { Judged, Replayed, Step } from "../lib/wire";
import { MISTAKE } from "./mistakes";

const STEP_MS = 1400;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class ReplayPlayer {
  game: Replayed = $state.raw({} as Replayed);
  at = $state(0);
  seat = $state(-1); // whose eyes; -1: all cards are open
  playing = $state(false);
  speed: number = $state(1);
  judged: readonly Judged[] = $state.raw([]); // what the analysis says of each decision, as far as it has come
  jumped = $state(true); // not the next step: no card travels
  private timer = 0;

  constructor(game: Replayed, at: number) {
    this.game = game;
    this.at = this.within(at);
  }

  get last(): number {
    return this.game.steps.length - 1;
  }

  get step(): Step {
    return this.game.steps[this.at] as Step;
  }

  /** The decision that is open now, if something clearly better than what was chosen was found for it. */
  get better(): Judged | undefined {
    return this.judged.find((one) => one.number === this.at + 1 && one.loss >= MISTAKE);
  }

  /** The same moment, seen by somebody else. */
  seenBy(game: Replayed, seat: number): void {
    this.game = game;
    this.seat = seat;
    this.jumped = true;
    this.at = this.within(this.at);
  }

  /** Show a step; a person who goes there stops what runs by itself. */
  go(at: number): void {
    this.stop();
    this.show(at);
  }

  private show(at: number): void {
    const to = this.within(at);
    if (to === this.at) return;
    this.jumped = to !== this.at + 1;
    this.at = to;
    announcer.speak((this.step.tells ?? []).map((said) => say(said, this.game.names)).join(" "));
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at === this.last) this.show(0);
    this.playing = true;
    this.wait();
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.playing = false;
  }

  private wait(): void {
    this.timer = window.setTimeout(() => this.roll(), STEP_MS / this.speed);
  }

  private roll(): void {
    this.show(this.at + 1);
    if (this.at === this.last) this.stop();
    else this.wait();
  }

  private within(at: number): number {
    return Math.max(0, Math.min(at, this.last));
  }
}
