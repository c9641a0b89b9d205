/** What every card on the board must know: how it looks, what may be touched, what is touched and what is aimed at. */
import { getContext, setContext } from "svelte";
import type { Faces, Look } from "../games/index.svelte";
import { pileKey, type IdentifiedCard, type IdentifiedBoard, type IdentifiedPile } from "../lib/card-identity";
import type { Pick } from "../lib/picking";
import { t } from "../lib/i18n.svelte";
import type { Offer, Touch } from "../lib/wire";

export const MOST_OPEN = 6; // cards of a stack that are laid out on the table, to choose from

/** Cards to be looked through. */
export interface Browsed {
  title: string;
  faces: readonly string[];
  pile?: IdentifiedPile; // where they lie: those that can be touched there can be touched here
}

export interface Tabletop {
  readonly look: Look;
  readonly faces: Faces;
  readonly picks: readonly Pick[];
  readonly aimed: ReadonlySet<number | string>; // numbers of cards, keys of piles
  readonly pending: boolean;
  readonly open: string; // the key of a pile whose cards can be touched even if nothing is offered: whoever asks is told why
  reach(pick: Pick): boolean;
  lights(pick: Pick): boolean | undefined; // is it worth touching? Undefined: nobody has an opinion
  pick(pick: Pick, equals: Pick[]): void;
  read(face: string): void; // the card is shown in full, and nothing else happens
  browse(browsed: Browsed): void; // several cards, to be read one by one, or one of them to be touched
  mark(pick: Pick): string; // a word on what can be used where it lies
}

const PLACE = Symbol("tabletop");

export function setTabletop(tabletop: Tabletop): void {
  setContext(PLACE, tabletop);
}

export function getTabletop(): Tabletop {
  return getContext<Tabletop>(PLACE);
}

export function pickOf(pile: IdentifiedPile, card?: IdentifiedCard): Pick {
  return { id: card?.id ?? 0, pile: pile.key, face: card?.face ?? "" };
}

/** A whole pile to be looked through, the newest first. */
export function browsedIn(pile: IdentifiedPile): Browsed {
  const faces = pile.parts.flat().map((card) => card.face);
  return { title: t(`pile-${pile.pile.name}`), faces: faces.reverse(), pile };
}

/** May this card, or without one the pile itself, be touched? */
export function reachable(top: Tabletop, pile: IdentifiedPile, card?: IdentifiedCard): boolean {
  return top.reach(pickOf(pile, card));
}

export function isPicked(top: Tabletop, pile: IdentifiedPile, card?: IdentifiedCard): boolean {
  const id = card?.id ?? 0;
  const isIt = (pick: Pick) => (pick.id < 0 ? pick.face === card?.face : pick.id === id);
  return top.picks.some((pick) => pick.pile === pile.key && isIt(pick));
}

/** The cards on the board that a choice is about, as if they had been touched. */
export function picksFor(root: HTMLElement, offer: Offer): Pick[] {
  const found: Pick[] = [];
  for (const touch of offer.touches ?? []) {
    const pile = pileKey(touch.pile, touch.seat);
    const all = [...root.querySelectorAll<HTMLElement>(`[data-pile="${CSS.escape(pile)}"] [data-card]`)];
    for (const face of touch.cards ?? []) {
      const at = all.findIndex((card) => card.dataset["face"] === face);
      const [card] = at >= 0 ? all.splice(at, 1) : [];
      if (card) found.push({ id: Number(card.dataset["card"]), pile, face });
    }
    if (!touch.cards?.length) found.push({ id: 0, pile, face: "" });
  }
  return found;
}

/** What is touched along with a card: its equals in the same pile, or all that is taken as one with it. */
export function equalsOf(pile: IdentifiedPile, card: IdentifiedCard): Pick[] {
  const at = pile.parts.findIndex((part) => part.includes(card));
  const part = pile.parts[at] ?? [];
  const together = pile.pile.parts?.[at]?.together ?? false;
  const found = together ? part : pile.parts.flat().filter((other) => other.face === card.face);
  return found.map((other) => pickOf(pile, other));
}

/** The cards and piles that a choice aims at. Of a layered pile the top is meant. */
export function aimedAt(identified: IdentifiedBoard, aims: readonly Touch[]): Set<number | string> {
  const found = new Set<number | string>();
  for (const aim of aims) {
    const key = pileKey(aim.pile, aim.seat);
    const pile = identified.piles.find((one) => one.key === key);
    if (!pile || !aim.cards?.length) {
      found.add(key);
      continue;
    }
    for (const id of topmost(pile, aim.cards)) found.add(id);
  }
  return found;
}

function topmost(pile: IdentifiedPile, faces: readonly string[]): number[] {
  const wanted = [...faces];
  const found: number[] = [];
  for (const card of pile.parts.flat().reverse()) {
    const at = wanted.indexOf(card.face);
    if (at < 0) continue;
    wanted.splice(at, 1);
    found.push(card.id);
  }
  return found;
}

/** Equal cards that lie side by side. */
export function runsOf(cards: readonly IdentifiedCard[]): IdentifiedCard[][] {
  const runs: IdentifiedCard[][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0]?.face === card.face) last.push(card);
    else runs.push([card]);
  }
  return runs;
}

/** A hand in one row, or in two, broken between groups as near to the middle as possible. */
export function rowsOfHand(cards: readonly IdentifiedCard[], width: number, card: number, index: number): IdentifiedCard[][][] {
  const runs = runsOf(cards);
  const least = Math.max(22, card * index); // so much of a card must be seen, to be read and to be hit
  if (cards.length < 2 || card + (cards.length - 1) * least <= width) return [runs];
  let [before, best] = [0, 0];
  const half = cards.length / 2;
  runs.forEach((run, at) => {
    if (Math.abs(before - half) < Math.abs(countOf(runs.slice(0, best)) - half)) best = at;
    before += run.length;
  });
  return [runs.slice(0, best), runs.slice(best)].filter((row) => row.length > 0);
}

function countOf(runs: readonly IdentifiedCard[][]): number {
  return runs.reduce((sum, run) => sum + run.length, 0);
}

export interface Sizes {
  phone: boolean; // seats are strips
  narrow: boolean; // the own seat is one, too
  backs: number; // how many backs another's hand shows
  seat: number; // widths of cards, in pixels: at the others' seats
  middle: number;
  own: number; // before the own seat
  hand: number;
}

/** How many cards' widths the piles in the middle take, side by side. */
export function breadthOf(piles: readonly IdentifiedPile[]): number {
  return piles.reduce((sum, { pile, parts }) => {
    if (pile.look === "stack" || pile.look === "open") return sum + 1.5;
    if (pile.look === "stacks") return sum + 0.4 + parts.reduce((all, part) => all + 0.95 + part.length * 0.17, 0);
    return sum + 0.7 + pile.count * 1.09;
  }, 0);
}

/** How large cards can be on a board of this width, in a window of this height, with so many seats around; `middle` is
 * how many cards' widths lie there, `wider` how much wider than a number card the cards of this game are. */
export function sizesFor(width: number, height: number, around: number, middle: number, wider: number): Sizes {
  const fit = (wish: number, tall: number, least: number, most: number) =>
    Math.round(clamp(Math.min(wish * wider, height * tall), least * wider, most * Math.min(wider, 1.12)));
  if (width < 680) {
    return {
      phone: true,
      narrow: true,
      backs: 2,
      seat: fit(width * 0.12, around > 3 ? 0.052 : 0.06, 38, 60),
      middle: fit(width * 0.132, 0.066, 46, 72),
      own: fit(width * 0.12, 0.058, 40, 60),
      hand: fit(width * 0.17, 0.085, 54, 88),
    };
  }
  const room = (width - 60) / Math.max(1, around); // for one seat
  return {
    phone: false,
    narrow: width < 1000,
    backs: room < 280 ? 2 : room < 380 ? 4 : 7,
    seat: fit(room * 0.26, 0.1, 52, 104),
    middle: Math.min(fit(width * 0.09, 0.1, 54, 112), Math.max(60 * wider, (width - 60) / middle)),
    own: fit(width * 0.07, 0.092, 52, 100),
    hand: fit(width * 0.12, 0.124, 62, 132),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
