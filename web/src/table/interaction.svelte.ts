/** Interaction with a table on this screen: picked cards, a past moment that is shown, and who holds the device. */
import { beginsGame, linesOf, type LogLine } from "../lib/log";
import { pileKey } from "../lib/card-identity";
import { offersMatching, offersIncluding, mayPick, matchingOffer, buttonsAmong, tapped, type Pick } from "../lib/picking";
import { profile } from "../lib/profile.svelte";
import type { Table } from "../lib/table.svelte";
import type { Ask, Board, Offer, Refused } from "../lib/wire";
import type { Composer, Foreseen, Look, Place } from "../games/index.svelte";
import type { Callout } from "./callouts";
import { curtainFor, isHeld, type Curtain, type Holder } from "./handover";

const FORBIDDEN = ["illegal-choice", "unknown-choice"]; // refusals that tell of the move, and not of the moment

/** A move that was advised: its choices, one after the other. */
export interface Proposal {
  choices: string[];
  says: string;
}

export interface PastMoment {
  n: number; // the news after which it lay like this
  board: Board;
}

export class Interaction implements Place {
  picks: Pick[] = $state.raw([]);
  proposed: Proposal | null = $state.raw(null);
  pointed: Offer | null = $state.raw(null); // the choice under the finger: what it hits is outlined
  past: PastMoment | null = $state.raw(null);
  holder: Holder | null = $state.raw(null);
  callouts: Callout[] = $state.raw([]); // what was called out over the table, until it has been seen
  private panelPiles: (board: Board) => readonly string[] = () => []; // those that the game's panel shows
  calloutKinds: readonly string[] = []; // the kinds of events that are
  gestures: NonNullable<Look["gestures"]> = {};
  private settled: number | undefined;
  private mine: number | undefined; // the decision that was asked of the seat that is looked at
  private ownComposer: Composer | null = $state.raw(null);
  private queued: (() => void)[] = []; // what was touched while a choice was on its way

  constructor(readonly table: Table) {}

  /** How this game is played by touching. */
  setLook(look: Look): void {
    this.ownComposer = look.compose?.(this) ?? null;
    this.calloutKinds = look.callouts ?? [];
    this.gestures = look.gestures ?? {};
    this.panelPiles = look.panelPiles ?? this.panelPiles;
  }

  /** Whatever composes the choice that is asked for, where a touch alone does not say enough. */
  get composer(): Composer | null {
    return !this.past && this.ask && this.ownComposer?.takes(this.ask) ? this.ownComposer : null;
  }

  /** The cards that are touched. */
  get touched(): readonly Pick[] {
    return this.past ? [] : (this.composer?.picks ?? this.picks);
  }

  /** May this be touched: with what is touched already, or anew? */
  reach(pick: Pick): boolean {
    if (this.composer) return this.composer.reach(pick);
    return this.offers.length > 0 && mayPick(this.offers, [], pick);
  }

  /** Is it worth touching? Undefined: whatever may be touched. */
  lights(pick: Pick): boolean | undefined {
    if (this.ask?.window) return true; // there is little time: what answers is seen at a glance
    return this.composer?.lights?.(pick);
  }

  // ---- a place at the table, for whatever composes a choice

  get ask(): Ask | null {
    return this.table.ask;
  }

  get board(): Board | null {
    return this.table.board;
  }

  get seat(): number {
    return this.table.shownSeat;
  }

  get names(): readonly string[] {
    return this.table.names;
  }

  get busy(): boolean {
    return this.table.sending.length > 0;
  }

  /** While the connection is lost nothing is asked: it would all be sent at once when it is back. Only what the rules say
   * against a move counts; a server that cannot answer at the moment has not refused it. */
  async foresee(...choices: string[]): Promise<Foreseen> {
    const nothing: Foreseen = { says: [], points: [], refused: null, rule: "" };
    if (this.table.state !== "open") return nothing;
    try {
      const { says = [], points = [] } = await this.table.question({ type: "foresee", choices });
      return { ...nothing, says, points };
    } catch (error) {
      const { kind, says = { key: `refused-${kind}` }, rule = "" } = error as Refused;
      return FORBIDDEN.includes(kind) ? { ...nothing, refused: says, rule } : nothing;
    }
  }

  /** Now; or, while a choice is on its way, as soon as it is done. If it is refused, nothing has come of it. */
  whenIdle(act: () => void): void {
    if (this.busy) this.queued.push(act);
    else act();
  }

  private runQueued(): void {
    if (this.busy) return;
    const acts = this.queued;
    this.queued = [];
    for (const act of acts) act();
  }

  async why(choice: string): Promise<void> {
    await this.table.why(choice);
  }

  // ---- what may be done

  get offers(): Offer[] {
    return this.past ? [] : (this.table.ask?.offers ?? []);
  }

  /** The choices that are buttons: they touch no cards. */
  get buttons(): Offer[] {
    return buttonsAmong(this.offers);
  }

  get asksForCards(): boolean {
    return this.offers.length > this.buttons.length;
  }

  /** The choice that is spelled out on the main button. */
  get meant(): Offer | undefined {
    return matchingOffer(this.offers, this.picks);
  }

  /** A stack in which a card below the top is to be chosen, or cards that the game's panel tells of: its key, or nothing. */
  get pileToBrowse(): string {
    const touches = this.offers.flatMap((offer) => offer.touches ?? []);
    const keys = new Set(touches.map((touch) => pileKey(touch.pile, touch.seat)));
    const [only = ""] = keys;
    if (keys.size === 1 && touches.length > 1 && this.board && this.panelPiles(this.board).some((name) => pileKey(name) === only)) return only;
    const stacks = (this.board?.piles ?? []).filter(({ look }) => look === "stack" || look === "open");
    const found = stacks.find((pile) => {
      const seen = pile.parts?.at(-1)?.cards.at(-1);
      return touches.some((touch) => pileKey(touch.pile, touch.seat) === pileKey(pile.name, pile.seat) && touch.cards?.some((face) => face !== seen));
    });
    return found ? pileKey(found.name, found.seat) : "";
  }

  /** All buttons but the main one: what else the same cards could mean, and what touches none. */
  get others(): Offer[] {
    const all = [...this.alternatives, ...this.buttons];
    return this.asksForCards ? all.filter((offer) => offer !== this.meant) : all;
  }

  /** What else the same cards could mean. */
  get alternatives(): Offer[] {
    return offersMatching(this.offers, this.picks).slice(1);
  }

  /** May more cards make a choice of what has been touched? */
  get unfinished(): boolean {
    return this.picks.length > 0 && !this.meant && offersIncluding(this.offers, this.picks).length > 0;
  }

  get aims(): Offer["aims"] {
    return (this.pointed ?? this.meant)?.aims ?? [];
  }

  // ---- touching

  /** A card was touched. What cannot be chosen now answers with the rule. */
  tap(pick: Pick, equals: Pick[]): void {
    if (this.past) return;
    if (this.busy) return this.whenIdle(() => this.touch(pick, equals)); // for what will be asked then: nothing is done by it alone
    if (this.touch(pick, equals)) {
      const isForced = !pick.id && this.meant !== undefined && this.offers.length === 1; // a pile, and nothing else to do
      const isPlain = !profile.confirm && this.meant && offersIncluding(this.offers, this.picks).length === 1;
      if (isForced || isPlain) void this.confirm();
    } else void this.table.why(pick.face);
  }

  /** False: it cannot be chosen now. Before one's turn cards may be laid out. */
  private touch(pick: Pick, equals: Pick[]): boolean {
    const known = this.picks.some((one) => one.id === pick.id && one.pile === pick.pile);
    this.proposed = null;
    if (this.composer) this.composer.tap(pick, equals);
    else if (!this.table.ask) this.picks = stillThere(pickAhead(this.picks, pick, equals), this.board);
    else if (known || mayPick(this.offers, [], pick)) this.picks = tapped(this.offers, this.picks, pick, equals);
    else return false;
    if (this.table.ask) this.table.refusal = null;
    return true;
  }

  clear(): void {
    this.queued = [];
    this.clearPicks();
  }

  private clearPicks(): void {
    this.ownComposer?.clear();
    this.picks = [];
    this.proposed = null;
    this.pointed = null;
    this.table.refusal = null;
  }

  /** Do what the main button says; or ask why it cannot be done. */
  async confirm(): Promise<void> {
    const offer = this.meant;
    if (this.proposed) await this.choose(...this.proposed.choices);
    else if (this.composer) await this.composer.confirm();
    else if (offer) await this.choose(offer.text);
    else if (this.picks.length) await this.table.why(this.picks.map((pick) => pick.face).join(" "));
  }

  async choose(...choices: string[]): Promise<void> {
    this.pointed = null;
    const decision = this.table.ask?.decision;
    const isDone = await this.table.choose(...choices);
    if (isDone && this.table.ask?.decision === decision) this.clearPicks(); // otherwise it is settled already
    if (!isDone) this.queued = [];
    this.runQueued();
  }

  /** A move that was advised is taken up: laid out where moves are composed, or its cards are touched, or it is spelled
   * out on the main button. */
  propose(choices: string[], says: string, find: (offer: Offer) => Pick[]): void {
    this.clear();
    if (this.composer?.layOut?.(choices)) return;
    const offer = choices.length === 1 ? this.offers.find((one) => one.text === choices[0]) : undefined;
    if (offer) this.picks = find(offer);
    if (!offer || this.meant !== offer) this.proposed = { choices, says };
  }

  /** Another decision, another board: what was touched stays touched as far as it still makes sense. */
  settle(): void {
    const { ask, seatState } = this.table;
    if (seatState?.ask?.decision !== this.settled) this.table.refusal = null; // it was about something else
    this.settled = seatState?.ask?.decision;
    if (this.past && this.past.n < (this.moments[0] ?? 0)) this.past = null; // of another game
    const another = this.mine !== ask?.decision;
    if (another) this.proposed = this.pointed = null;
    const answered = another && this.mine !== undefined;
    this.mine = ask?.decision;
    this.ownComposer?.settle();
    if (answered || (ask && !offersIncluding(ask.offers ?? [], this.picks).length)) this.picks = [];
    else if (!ask) this.picks = stillThere(this.picks, this.table.board);
    this.runQueued();
  }

  // ---- the log

  /** What happened since this seat decided last. */
  get since(): LogLine[] {
    const items = this.table.seatState?.items ?? [];
    const last = items.findLastIndex((item) => item.kind === "chose" && item.seat === this.table.shownSeat);
    return items.slice(last + 1).flatMap(linesOf);
  }

  /** The moments that one can go back to, in their order. */
  get moments(): number[] {
    const begun = (this.table.seatState?.items ?? []).filter((item) => item.kind === "chose" || beginsGame(item));
    return begun.map((item) => item.n);
  }

  async lookBack(n: number): Promise<void> {
    const seat = this.table.shownSeat;
    const board = await this.table.moment(n);
    if (board && seat === this.table.shownSeat) this.past = { n, board }; // and not what somebody else saw
  }

  /** One moment earlier or later; after the last one it is now again. */
  async step(by: 1 | -1): Promise<void> {
    const moments = this.moments;
    const last = moments.at(-1) ?? 0;
    const now = this.past?.n ?? last;
    const next = by < 0 ? moments.findLast((n) => n < now) : moments.find((n) => n > now);
    if (next === last) this.past = null;
    else if (next !== undefined) await this.lookBack(next);
  }

  // ---- several people at one screen

  private get game(): number {
    return this.table.info?.begun ?? 0;
  }

  /** Whoever has the device looks at their own cards. */
  get isHeld(): boolean {
    return isHeld(this.holder, this.table.seats, this.game, this.table.shownSeat);
  }

  get curtain(): Curtain | null {
    const { table } = this;
    const asked = table.asked;
    const window = asked.map((seat) => table.seatStates[seat]?.ask?.window ?? 0).find((one) => one > 0) ?? 0;
    const silent = asked.filter((seat) => !table.seatStates[seat]?.ask?.answered?.length);
    return curtainFor({
      seats: table.info?.phase === "playing" ? table.seats : [],
      game: this.game,
      shownSeat: table.shownSeat,
      holder: this.holder,
      asked,
      window,
      silent,
    });
  }

  /** This person has the device now. */
  take(seat: number, window = 0): void {
    this.clear();
    this.past = null;
    this.table.shownSeat = seat;
    this.holder = { seat, game: this.game, window };
  }
}

/** Before one's turn cards are laid out with their equals, and let go one by one. */
function pickAhead(picks: readonly Pick[], pick: Pick, equals: readonly Pick[]): Pick[] {
  if (picks.some((one) => one.id === pick.id)) return picks.filter((one) => one.id !== pick.id);
  const isFirst = !picks.some((one) => one.face === pick.face);
  return [...picks, pick, ...(isFirst ? equals.filter((equal) => equal.id !== pick.id) : [])];
}

/** Those of the touched cards that still lie where they lay. */
function stillThere(picks: readonly Pick[], board: Board | null): Pick[] {
  const left = new Map<string, string[]>();
  for (const pile of board?.piles ?? []) {
    left.set(pileKey(pile.name, pile.seat), (pile.parts ?? []).flatMap((part) => part.cards));
  }
  return picks.filter((pick) => {
    const cards = left.get(pick.pile) ?? [];
    const at = cards.indexOf(pick.face);
    if (at >= 0) cards.splice(at, 1);
    return at >= 0;
  });
}
