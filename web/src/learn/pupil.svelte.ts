/** Whoever learns: at which step, what is touched, what was answered, and what the others do meanwhile. */
import { announcer } from "../lib/announcer.svelte";
import { mayPick, meant, tapped, type Pick } from "../lib/picking";
import { say, t } from "../lib/speech.svelte";
import type { Board, Offer } from "../lib/wire";
import type { Lesson, Moment, Step, Wrong } from "./lesson";

const READING_MS = 1500; // for what somebody else has done

export type Answer = { kind: "else" } | { kind: "wrong"; wrong: Wrong };

export class Pupil {
  at = $state(0);
  picks: Pick[] = $state.raw([]);
  answer: Answer | null = $state.raw(null);
  happened: Moment[] = $state.raw([]); // what has been seen since the last choice
  watching = $state(false);
  jumped = $state(false); // the table did not come to be as it is by a move
  private timer = 0;

  constructor(
    readonly lesson: Lesson,
    private names: () => string[],
  ) {}

  get step(): Step {
    return this.lesson.steps[this.at] ?? { board: { seats: 0, piles: [] } };
  }

  get offers(): Offer[] {
    return this.watching ? [] : (this.step.offers ?? []);
  }

  get board(): Board {
    return (this.watching && this.happened.at(-1)?.board) || this.step.board;
  }

  get deciding(): number[] {
    const seat = this.watching ? (this.happened.at(-1)?.decides ?? -1) : this.step.choice ? 0 : -1;
    return seat < 0 ? [] : [seat];
  }

  get chosen(): Offer | undefined {
    return meant(this.offers, this.picks);
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** A card or a pile was touched. Cards that never go together are answered with the rule. */
  touch(pick: Pick, equals: Pick[]): void {
    const apart = this.picks.length > 0 && !this.picks.some((one) => one.id === pick.id) && !mayPick(this.offers, this.picks, pick);
    const wrong = apart ? this.step.wrongs?.find((one) => !one.says) : undefined;
    this.reply(wrong ? { kind: "wrong", wrong } : null);
    this.picks = tapped(this.offers, this.picks, pick, equals);
    if (pick.id === 0 && this.chosen) this.choose(this.chosen.text);
  }

  choose(text: string): void {
    if (text === this.step.choice) this.go();
    else this.reply({ kind: "else" });
  }

  /** Something tempting that the rules forbid. */
  err(wrong: Wrong): void {
    this.picks = [];
    this.reply({ kind: "wrong", wrong });
  }

  private reply(answer: Answer | null): void {
    this.answer = answer;
    if (answer?.kind === "else") announcer.speak(t(`learn-${this.lesson.game}-${this.at + 1}-else`));
    if (answer?.kind === "wrong") announcer.speak(say(answer.wrong.why, this.names()));
  }

  /** The choice is made: what it brings is seen, and then what the others do. */
  private go(): void {
    this.picks = [];
    this.answer = null;
    this.happened = [];
    this.jumped = false;
    if ((this.step.then ?? []).length < 2) return this.hurry(); // nobody else does anything
    this.watching = true;
    this.see();
  }

  private see(): void {
    const next = this.step.then?.[this.happened.length];
    if (!next) return this.arrive();
    this.happened = [...this.happened, next];
    announcer.speak(next.tells.map((said) => say(said, this.names())).join(" "));
    const isOver = this.happened.length === this.step.then?.length;
    this.timer = window.setTimeout(() => this.see(), isOver ? READING_MS / 2 : READING_MS);
  }

  /** What the others have done since the last choice. */
  get others(): Moment[] {
    return this.happened.filter((moment) => moment.seat !== 0);
  }

  /** No need to wait for the rest. */
  hurry(): void {
    window.clearTimeout(this.timer);
    this.happened = this.step.then ?? [];
    this.arrive();
  }

  private arrive(): void {
    this.watching = false;
    this.at += 1;
  }

  next(): void {
    if (this.watching) this.hurry();
    else if (!this.isLast) this.goTo(this.at + 1);
  }

  goTo(at: number): void {
    window.clearTimeout(this.timer);
    this.watching = false;
    this.jumped = true;
    this.picks = [];
    this.answer = null;
    this.at = Math.max(0, Math.min(at, this.lesson.steps.length - 1));
    this.happened = this.lesson.steps[this.at - 1]?.then ?? [];
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }
}
