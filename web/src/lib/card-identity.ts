/** Card identity: which card of a board is which card of the board before it.
 *
 * Cards with equal faces are interchangeable, but a card that moved should be seen to move. So every card gets a number that
 * it keeps from board to board: first the cards that stay in their pile, then those with the same face in another pile, then
 * those whose face was hidden before or is hidden now.
 */
import type { Board, Pile } from "./wire";

export interface IdentifiedCard {
  id: number;
  face: string; // empty: its back is seen
}

export interface IdentifiedPile {
  key: string; // name and seat: "display:2"
  pile: Pile;
  parts: IdentifiedCard[][]; // as the pile's parts; a pile of which only the number is known has one part of backs
}

export interface IdentifiedBoard {
  board: Board;
  piles: IdentifiedPile[];
}

let last = 0;

export function pileKey(name: string, seat = -1): string {
  return `${name}:${seat}`;
}

/** The cards of a board, recognised from the board before it. */
export function identify(board: Board, before: IdentifiedBoard | null): IdentifiedBoard {
  const piles = board.piles.map((pile) => ({ key: pileKey(pile.name, pile.seat), pile, parts: facesOf(pile) }));
  const left = new Map((before?.piles ?? []).map((pile) => [pile.key, pile.parts.flat()]));
  for (const pile of piles) keepIds(pile.parts.flat(), left.get(pile.key) ?? []);
  const missing = piles.flatMap((pile) => pile.parts.flat()).filter((card) => card.id === 0);
  const gone = [...left.values()].flat();
  matchIds(missing, gone, (card, old) => card.face !== "" && card.face === old.face);
  matchIds(missing, gone, (card, old) => card.face !== "" && old.face === "");
  matchIds(missing, gone, (card, old) => card.face === "" && old.face !== "");
  matchIds(missing, gone, (card) => card.face === "");
  for (const card of missing) if (card.id === 0) card.id = ++last;
  return { board, piles };
}

function facesOf(pile: Pile): IdentifiedCard[][] {
  if (pile.parts?.length) return pile.parts.map((part) => part.cards.map((face) => ({ id: 0, face })));
  return pile.count ? [Array.from({ length: pile.count }, () => ({ id: 0, face: "" }))] : [];
}

/** Cards that lie in the same pile as before keep their numbers; what is left of `old` has gone elsewhere. */
function keepIds(cards: IdentifiedCard[], old: IdentifiedCard[]): void {
  matchIds(cards, old, (card, was) => card.face === was.face);
}

function matchIds(cards: IdentifiedCard[], old: IdentifiedCard[], fits: (card: IdentifiedCard, old: IdentifiedCard) => boolean): void {
  for (const card of cards) {
    if (card.id !== 0) continue;
    const found = old.findIndex((was) => fits(card, was));
    if (found < 0) continue;
    card.id = old[found]!.id;
    old.splice(found, 1);
  }
}

/** The key of the pile in which every card lies, by the number of the card. */
export function pilesByCard(identified: IdentifiedBoard | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const pile of identified?.piles ?? []) for (const card of pile.parts.flat()) found.set(card.id, pile.key);
  return found;
}
