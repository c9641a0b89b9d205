/** What every card on the board must know: how it looks, what may be touched, what is touched and what is aimed at. */
import { getContext, setContext } from "svelte";
import type { Faces, Look } from "../games/index.svelte";
import { pileKey, type IdentifiedCard, type IdentifiedBoard, type IdentifiedPile } from "../lib/card-identity";
import type { Pick } from "../lib/picking";
import { t } from "../lib/i18n.svelte";
import type { Offer, Touch } from "../lib/wire";

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
  readonly won: ReadonlySet<number | string> | null; // the game is over: what it was won with; null: nobody can say
  readonly chooses: boolean; // cards of the own hand can be chosen
  readonly pending: boolean;
  readonly least: number; // what is narrower cannot be hit
  readonly open: string; // the key of a pile whose cards can be touched even if nothing is offered: whoever asks is told why
  playedBy(pile: IdentifiedPile, card: IdentifiedCard): string; // the name of whoever played it, if it is worth a word
  reach(pick: Pick): boolean;
  lights(pick: Pick): boolean | undefined; // is it worth touching? Undefined: nobody has an opinion
  pick(pick: Pick, equals: Pick[]): void;
  read(face: string): void; // the card is shown in full, and nothing else happens
  browse(browsed: Browsed): void; // several cards, to be read one by one, or one of them to be touched
  mark(pick: Pick): string; // a word on what can be used where it lies
}

const CONTEXT_KEY = Symbol("tabletop");

export function setTabletop(tabletop: Tabletop): void {
  setContext(CONTEXT_KEY, tabletop);
}

export function getTabletop(): Tabletop {
  return getContext<Tabletop>(CONTEXT_KEY);
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
export function picksFor(identified: IdentifiedBoard, offer: Offer): Pick[] {
  const found: Pick[] = [];
  for (const touch of offer.touches ?? []) {
    const key = pileKey(touch.pile, touch.seat);
    const left = identified.piles.find((pile) => pile.key === key)?.parts.flat() ?? [];
    for (const face of touch.cards ?? []) {
      const at = left.findIndex((card) => card.face === face);
      const [card] = at >= 0 ? left.splice(at, 1) : [];
      if (card) found.push({ id: card.id, pile: key, face });
    }
    if (!touch.cards?.length) found.push({ id: 0, pile: key, face: "" });
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
