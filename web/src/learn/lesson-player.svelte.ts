/** The lesson player: which step is shown, which cards are picked, what was answered, and what the other seats do in between. */
import type { Composer, Foreseen, Look, Place } from "../games/look";
import { announcer } from "../lib/announcer.svelte";
import { pileKey } from "../lib/card-identity";
import { mayPick, matchingOffer, tapped, type Pick } from "../lib/picking";
import { press } from "../lib/press";
import { say, t } from "../lib/i18n.svelte";
import type { Ask, Board, Offer } from "../lib/wire";
import type { Lesson, LessonMove, LessonStep, Wrong } from "./lesson";

const READING_MS = 1500; // for what somebody else has done
const HAND = '[data-test="hand"]';
const OTHERS = ".around";
const LINES = "\n"; // between the choices that are made at once

export type LessonReply = { kind: "else" } | { kind: "wrong"; wrong: Wrong };

export class LessonPlayer implements Place {
  readonly seat = 0;
  readonly busy = false;
  at = $state(0);
  picks: Pick[] = $state.raw([]);
  answer: LessonReply | null = $state.raw(null);
  shown: LessonMove[] = $state.raw([]); // what has been seen since the last choice
  watching = $state(false);
  jumped = $state(false); // the table did not come to be as it is by a move
  private timer = 0;
  private ownComposer: Composer | null;

  constructor(
    readonly lesson: Lesson,
    look: Look,
    private called: () => readonly string[],
  ) {
    this.ownComposer = look.compose?.(this) ?? null;
  }

  get names(): readonly string[] {
    return this.called();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] ?? { board: { seats: 0, piles: [] } };
  }

  /** How often the guide has spoken. */
  get number(): number {
    return this.lesson.steps.slice(0, this.at + 1).filter((step) => !step.more).length;
  }

  get total(): number {
    return this.lesson.steps.filter((step) => !step.more).length;
  }

  /** What the guide says now, by its key. */
  get key(): string {
    return `learn-${this.lesson.game}-${this.number}`;
  }

  get ask(): Ask | null {
    return this.watching ? null : (this.step.ask ?? null);
  }

  get offers(): Offer[] {
    return this.ask?.offers ?? [];
  }

  /** Whatever composes the choice that is asked for, where a touch alone does not say enough. */
  get composer(): Composer | null {
    return this.ask && this.ownComposer?.takes(this.ask) ? this.ownComposer : null;
  }

  get touched(): readonly Pick[] {
    return this.composer?.picks ?? this.picks;
  }

  reach(pick: Pick): boolean {
    return this.composer ? this.composer.reach(pick) : mayPick(this.offers, [], pick);
  }

  get board(): Board {
    return (this.watching && this.shown.at(-1)?.board) || this.step.board;
  }

  get deciding(): number[] {
    const seat = this.watching ? (this.shown.at(-1)?.decides ?? -1) : this.step.choice ? 0 : -1;
    return seat < 0 ? [] : [seat];
  }

  get chosen(): Offer | undefined {
    return matchingOffer(this.offers, this.picks);
  }

  /** The part of the table that this step is about: what the guide wants touched, or else the hand. While others play
   * it is theirs. */
  get about(): string {
    if (this.watching || this.isLast) return OTHERS;
    const touch = this.offers.find((offer) => offer.text === this.step.choice)?.touches?.[0];
    return touch ? `[data-pile="${pileKey(touch.pile, touch.seat)}"]` : HAND;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** A card or a pile was touched. Cards that never go together are answered with the rule. */
  touch(pick: Pick, equals: Pick[]): void {
    if (!this.reach(pick)) return; // others play, or nothing is asked
    if (this.composer) {
      this.reply(null);
      this.composer.tap(pick, equals);
      return;
    }
    const apart = this.picks.length > 0 && !this.picks.some((one) => one.id === pick.id) && !mayPick(this.offers, this.picks, pick);
    const wrong = apart ? this.step.wrongs?.find((one) => !one.says) : undefined;
    this.reply(wrong ? { kind: "wrong", wrong } : null);
    this.picks = tapped(this.offers, this.picks, pick, equals);
    if (pick.id === 0 && this.chosen) void this.choose(this.chosen.text);
  }

  async choose(...choices: string[]): Promise<void> {
    const text = choices.join(LINES);
    const wrong = this.wrong(text);
    if (text === this.step.choice) this.advance();
    else this.reply(wrong ? { kind: "wrong", wrong } : { kind: "else" });
  }

  async foresee(...choices: string[]): Promise<Foreseen> {
    const text = choices.join(LINES);
    const wrong = this.wrong(text);
    const ahead = this.step.ahead?.[text];
    if (ahead && !wrong) return { says: ahead.says ?? [], points: ahead.points ?? [], refused: null, rule: "" };
    return { says: [], points: [], refused: wrong?.why ?? { key: "learn-other" }, rule: wrong?.rule ?? "" };
  }

  /** What the rules say against a choice, as far as it was thought of beforehand. */
  private wrong(text: string): Wrong | undefined {
    const { refused, rule = "" } = this.step.ahead?.[text] ?? {};
    return this.step.wrongs?.find((wrong) => wrong.text === text) ?? (refused ? { text, rule, why: refused } : undefined);
  }

  async why(choice: string): Promise<void> {
    await this.choose(choice);
  }

  /** Something tempting that the rules forbid. */
  showWrong(wrong: Wrong): void {
    this.clear();
    this.reply({ kind: "wrong", wrong });
  }

  private reply(answer: LessonReply | null): void {
    this.answer = answer;
    if (answer?.kind === "else") announcer.speak(t(`${this.key}-else`));
    if (answer?.kind === "wrong") announcer.speak(say(answer.wrong.why, this.names));
  }

  /** The choice is made: what it brings is seen, and then what the others do. */
  private advance(): void {
    this.clear();
    this.shown = [];
    this.jumped = false;
    if ((this.step.then ?? []).length < 2) return this.skipWatching(); // nobody else does anything
    this.watching = true;
    this.showNext();
  }

  private showNext(): void {
    const next = this.step.then?.[this.shown.length];
    if (!next) return this.finishStep();
    this.shown = [...this.shown, next];
    announcer.speak(next.tells.map((said) => say(said, this.names)).join(" "));
    const isOver = this.shown.length === this.step.then?.length;
    const seen = this.shown;
    const goOn = () => this.shown === seen && this.showNext(); // unless somebody was in a hurry
    this.timer = window.setTimeout(() => press.after(goOn), isOver ? READING_MS / 2 : READING_MS);
  }

  /** What the others have done since the last choice. */
  get others(): LessonMove[] {
    return this.shown.filter((move) => move.seat !== 0);
  }

  /** No need to wait for the rest. */
  skipWatching(): void {
    window.clearTimeout(this.timer);
    this.shown = this.step.then ?? [];
    this.finishStep();
  }

  private finishStep(): void {
    this.watching = false;
    this.startStep(this.at + 1);
  }

  /** Another step: the guide speaks. */
  private startStep(at: number): void {
    this.at = at;
    this.ownComposer?.settle();
    if (!this.step.more) announcer.speak(`${t(`${this.key}-title`)}. ${t(this.key)}`);
  }

  next(): void {
    if (this.watching) this.skipWatching();
    else if (!this.isLast) this.goTo(this.at + 1);
  }

  goTo(at: number): void {
    window.clearTimeout(this.timer);
    this.watching = false;
    this.jumped = true;
    this.clear();
    this.startStep(Math.max(0, Math.min(at, this.lesson.steps.length - 1)));
    this.shown = this.lesson.steps[this.at - 1]?.then ?? [];
  }

  /** Nothing is touched, nothing was answered. */
  clear(): void {
    this.ownComposer?.clear();
    this.picks = [];
    this.answer = null;
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }
}
