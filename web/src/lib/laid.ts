/** Cards with an identity: equal faces are interchangeable, but what moved from here to there should be seen to move.
 *
 * Every card of a board gets a number that it keeps from board to board: first the cards that stay where they are, then
 * those that turn up elsewhere with the same face, then those whose face was hidden before or is hidden now.
 */
import type { Board, Pile } from "./wire";

export interface Laid {
  id: number;
  face: string; // empty: its back is seen
}

export interface LaidPile {
  key: string; // name and seat: "display:2"
  pile: Pile;
  parts: Laid[][]; // as the pile's parts; a pile of which only the number is known has one part of backs
}

export interface LaidBoard {
  board: Board;
  piles: LaidPile[];
}

let last = 0;

export function pileKey(name: string, seat = -1): string {
  return `${name}:${seat}`;
}

/** The cards of a board, recognised from the board before it. */
export function lay(board: Board, before: LaidBoard | null): LaidBoard {
  const piles = board.piles.map((pile) => ({ key: pileKey(pile.name, pile.seat), pile, parts: facesOf(pile) }));
  const left = new Map((before?.piles ?? []).map((pile) => [pile.key, pile.parts.flat()]));
  for (const pile of piles) stay(pile.parts.flat(), left.get(pile.key) ?? []);
  const missing = piles.flatMap((pile) => pile.parts.flat()).filter((card) => card.id === 0);
  const gone = [...left.values()].flat();
  match(missing, gone, (card, old) => card.face !== "" && card.face === old.face);
  match(missing, gone, (card, old) => card.face !== "" && old.face === "");
  match(missing, gone, (card, old) => card.face === "" && old.face !== "");
  match(missing, gone, (card) => card.face === "");
  for (const card of missing) if (card.id === 0) card.id = ++last;
  return { board, piles };
}

function facesOf(pile: Pile): Laid[][] {
  if (pile.parts?.length) return pile.parts.map((part) => part.cards.map((face) => ({ id: 0, face })));
  return pile.count ? [Array.from({ length: pile.count }, () => ({ id: 0, face: "" }))] : [];
}

/** Cards that lie in the same pile as before keep their numbers; what is left of `old` has gone elsewhere. */
function stay(cards: Laid[], old: Laid[]): void {
  match(cards, old, (card, was) => card.face === was.face);
}

function match(cards: Laid[], old: Laid[], fits: (card: Laid, old: Laid) => boolean): void {
  for (const card of cards) {
    if (card.id !== 0) continue;
    const found = old.findIndex((was) => fits(card, was));
    if (found < 0) continue;
    card.id = old[found]!.id;
    old.splice(found, 1);
  }
}

/** Where every card lies, by its number. */
export function places(laid: LaidBoard | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const pile of laid?.piles ?? []) for (const card of pile.parts.flat()) found.set(card.id, pile.key);
  return found;
}
