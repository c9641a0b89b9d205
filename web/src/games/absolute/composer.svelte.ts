/** Absolute's workspace: a swap, or what is played, is laid together here and sent as one move. Until then nothing
 * happens on the table, and nobody knows of it. */
import { announcer } from "../../lib/announcer.svelte";
import { pileKey } from "../../lib/card-identity";
import type { Pick } from "../../lib/picking";
import { profile } from "../../lib/profile.svelte";
import { say } from "../../lib/i18n.svelte";
import type { Ask } from "../../lib/wire";
import type { Composer, Foreseen, Place } from "../look";
import { composedOf, laying, leadingToSet, leadingToSwap, playing, setsIn, swapping, without, type Cards, type Move, type Row } from "./moves";
import { sortCards, sumOf } from "./sums";
import { sayGroup, saySwap } from "./composer-text";

/** Where a card is put: into a group, into a new one, or back to where it came from. */
export type Destination = number | "new" | "back";

const MOST_SHOWN = 6; // sets that the hand has
const MOST_CARDS = 11; // of a larger hand nothing is worked out
const UNFINISHED = /^(confirm|next|cancel):$/; // a move that was begun elsewhere, choice by choice

export class AbsoluteComposer implements Composer {
  groups: readonly Cards[] = $state.raw([[]]); // in a swap the only one is what is given
  open = $state(0); // the group that cards come to
  taken: Cards = $state.raw([]); // in a swap
  foreseen: Foreseen | null = $state.raw(null);
  private asked = 0; // how often the server was asked what follows
  private decision = -1; // for which decision it was asked last
  private where = ""; // where everything lay that is composed

  constructor(readonly place: Place) {}

  takes(ask: Ask): boolean {
    return (ask.prompt === "swap" || ask.prompt === "play") && !ask.offers?.some((offer) => UNFINISHED.test(offer.text));
  }

  // ---- what lies there

  get swapping(): boolean {
    return this.place.ask?.prompt === "swap";
  }

  readonly hand: Cards = $derived.by(() => {
    const pile = this.place.board?.piles.find((one) => one.name === "hand" && one.seat === this.place.seat);
    return (pile?.parts ?? []).flatMap((part) => part.cards);
  });

  readonly rows: readonly Row[] = $derived.by(() => {
    const piles = this.place.board?.piles.filter((pile) => pile.name === "sets") ?? [];
    return piles.flatMap(({ seat: owner = -1, parts = [] }) => parts.map(({ cards }, place) => ({ owner, place, cards })));
  });

  rowOf(face: string): Row | undefined {
    return this.rows.find((row) => row.cards.includes(face));
  }

  /** Does it lie in the hand, or in a set? */
  holds(face: string): boolean {
    return this.rowOf(face) !== undefined || this.hand.includes(face);
  }

  private isOwn(row: Row): boolean {
    return row.owner === this.place.seat;
  }

  /** May its cards be touched? Own sets while one plays, and whatever is offered. */
  private isOpen(row: Row): boolean {
    if (this.isOwn(row) && !this.swapping) return true;
    const name = `${this.swapping ? "swap" : "add"}:${row.owner}.${row.place}`;
    return this.place.ask?.offers?.some((offer) => offer.text === name) ?? false;
  }

  /** All cards that lie in groups. */
  get composed(): Cards {
    return this.groups.flat();
  }

  // ---- touching

  get picks(): readonly Pick[] {
    return [...this.composed, ...this.taken].map((face) => {
      const row = this.rowOf(face);
      return { id: -1, pile: row ? pileKey("sets", row.owner) : pileKey("hand", this.place.seat), face };
    });
  }

  reach(pick: Pick): boolean {
    const row = this.rowOf(pick.face);
    return row ? this.isOpen(row) : this.hand.includes(pick.face);
  }

  lights(pick: Pick): boolean | undefined {
    return this.showsSets || this.swapping ? this.lit.has(pick.face) : undefined;
  }

  /** Whoever likes to find the sets of their hand themselves is shown none. */
  get showsSets(): boolean {
    return profile.showsSets;
  }

  tap(pick: Pick): void {
    const row = this.rowOf(pick.face);
    if (!this.reach(pick)) return;
    if (row && this.swapping) this.take(row, pick.face);
    else if (row) this.lift(row);
    else this.move(pick.face, this.composed.includes(pick.face) ? "back" : this.open);
  }

  /** A card in the tray was touched: back into the hand. One of a set comes to the open group, and from there to the next. */
  shift(face: string): void {
    const count = this.groups.length;
    if (!this.rowOf(face)) this.move(face, "back");
    else if (!this.groups[this.open]?.includes(face)) this.move(face, this.open);
    else this.move(face, count < 2 ? "new" : (this.open + 1) % count, this.open);
  }

  /** A card of a set is taken in the swap, or left there; all that is taken is of one set. */
  take(row: Row, face: string): void {
    const same = this.taken.filter((one) => row.cards.includes(one));
    this.taken = same.includes(face) ? without(same, [face]) : sortCards([...same, face]);
    this.changed();
  }

  /** Brings a set into the tray, to the cards that are to be added to it; or puts it back as it was. */
  private lift(row: Row): void {
    if (row.cards.some((face) => this.composed.includes(face))) return this.bringHome(row);
    const there = this.groups[this.open] ?? [];
    const joins = !there.some((face) => this.rowOf(face)) && !sumOf(there).legal;
    this.arrange(this.groups, joins ? this.open : this.groups.length, row.cards);
  }

  private bringHome(row: Row): void {
    this.arrange(this.groups.map((group) => without(group, row.cards)), this.open, []);
  }

  /** Puts a card somewhere; `open` is the group that is open then. A set of which one card is moved comes into the tray
   * with all its cards, and a set of somebody else is never split. */
  move(face: string, to: Destination, open?: number): void {
    const row = this.rowOf(face);
    const isIn = this.composed.includes(face);
    if (row && !this.isOpen(row)) return;
    if (row && to === "back") return this.bringHome(row);
    if (row && !isIn) this.lift(row);
    if (row && !this.isOwn(row)) return;
    const rest = this.groups.map((group) => without(group, [face]));
    if (to === "back") this.arrange(rest, this.open, []);
    else this.arrange(rest, to === "new" ? rest.length : to, [face], open);
  }

  /** A hand card is dropped onto a card of a set: to be added to the set, or in a swap to be given for that card. */
  bring(face: string, onto: string): void {
    const row = this.rowOf(onto);
    if (!row || this.rowOf(face) || !this.isOpen(row)) return;
    if (this.swapping) {
      if (!this.composed.includes(face)) this.move(face, this.open);
      if (!this.taken.includes(onto)) this.take(row, onto);
      return;
    }
    const there = this.groups.findIndex((group) => group.includes(onto));
    this.move(face, there < 0 ? "new" : there);
    if (there < 0) this.lift(row);
  }

  /** A new group, still without cards. */
  begin(): void {
    this.arrange(this.groups, this.groups.length, []);
  }

  /** Cards come to a group, and it is open then, or another one; groups without cards go. */
  private arrange(groups: readonly Cards[], to: number, cards: Cards, open = to): void {
    const all = to < groups.length ? groups : [...groups, []];
    const at = Math.min(to, groups.length);
    const now = open === to ? at : open;
    const filled = all.map((group, nth) => (nth === at ? sortCards([...group, ...cards]) : group));
    this.open = filled.slice(0, now).filter((group) => group.length).length;
    this.groups = filled.filter((group, nth) => group.length || nth === now);
    this.changed();
  }

  /** Lays out a set that the hand has. */
  propose(cards: Cards): void {
    this.arrange([[]], 0, cards);
  }

  /** Lays out an advised move. What ends the phase needs no cards: its button stands out in an empty workspace. */
  layOut(choices: readonly string[]): boolean {
    const { verb, sets, groups, taken } = composedOf(choices, this.place.seat);
    const rows = sets.map(([owner, place]) => this.rows.find((row) => row.owner === owner && row.place === place));
    const found = rows.flatMap((row) => (row ? [row] : []));
    const all = [...groups.flat(), ...taken];
    if (found.length < sets.length || !all.every((face) => this.holds(face))) return false;
    this.clear();
    this.taken = taken;
    const added = verb === "add" ? (found[0]?.cards ?? []) : [];
    this.groups = groups.map((group) => sortCards([...added, ...group]));
    this.changed();
    return true;
  }

  clear(): void {
    this.groups = [[]];
    this.taken = [];
    this.open = 0;
    this.asked += 1;
    this.foreseen = null;
    this.where = "";
  }

  /** What is composed stays as long as all of its cards lie where they lay. */
  settle(): void {
    const ask = this.place.ask;
    const holds = ask !== null && this.takes(ask) && (this.swapping || !this.taken.length);
    if (!holds || this.where !== this.whereabouts()) this.clear();
    else if (ask.decision !== this.decision) void this.ask();
  }

  private whereabouts(): string {
    return this.picks.map((pick) => (this.holds(pick.face) ? `${pick.pile} ${pick.face}` : "")).join();
  }

  // ---- what comes of it

  readonly moves: readonly Move[] = $derived.by(() => {
    if (!this.swapping) return playing(this.groups, this.rows, this.place.seat);
    const row = this.rowOf(this.taken[0] ?? "");
    if (row) return this.composed.length ? [swapping(row, this.composed, this.taken)] : [];
    return this.composed.length > 2 ? [laying(this.composed)] : [];
  });

  /** As far as can be seen here, nothing is missing. */
  get looksGood(): boolean {
    if (this.swapping && this.taken.length) return this.composed.length > 0;
    return this.composed.length > 0 && this.groups.every((group) => !group.length || sumOf(group).legal);
  }

  get lines(): string[] {
    return this.moves.map((move) => move.line);
  }

  private changed(): void {
    this.where = this.whereabouts();
    announcer.speak(this.swapping ? saySwap(this) : sayGroup(this, this.open));
    void this.ask();
  }

  /** What would follow? Of several lines the first one tells how many points there were before. */
  private async ask(): Promise<void> {
    const lines = this.lines;
    const [first] = lines;
    const nth = ++this.asked;
    this.decision = this.place.ask?.decision ?? -1;
    this.foreseen = null;
    if (!first) return;
    const [all, one] = await Promise.all([this.place.foresee(...lines), lines.length > 1 ? this.place.foresee(first) : null]);
    if (nth !== this.asked) return;
    const [before, after] = [one?.points[0] ?? all.points[0], all.points[1]];
    this.foreseen = { ...all, points: before === undefined || after === undefined ? [] : [before, after] };
    if (all.refused && this.looksGood) announcer.speak(say(all.refused, this.place.names));
  }

  /** Sends it; what is known to be refused is explained instead. */
  async confirm(): Promise<void> {
    const [line, more] = this.lines;
    if (!line || this.place.busy) return;
    if (this.foreseen?.refused && !more) await this.place.why(line);
    else await this.place.choose(...this.lines);
  }

  // ---- what lights up

  readonly found = $derived.by(() => (this.hand.length > MOST_CARDS ? [] : setsIn(this.hand).slice(0, MOST_SHOWN)));

  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.hand.length > MOST_CARDS) return new Set<string>();
    if (!this.swapping) return leadingToSet(this.groups[this.open] ?? [], without(this.hand, this.composed), this.rows);
    const rows = this.rows.filter((row) => this.isOpen(row) && !without(this.taken, row.cards).length);
    return leadingToSwap(rows, this.hand, this.composed, this.taken);
  });
}
