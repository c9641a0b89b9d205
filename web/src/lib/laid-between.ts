/** A card may be laid and taken away again by the same choice: the last one of a trick. The table between is told by no
 * board, so it is made from the board before and the moves that were told; it rests a beat like any other. */
import type { Board, News, Pile } from "./wire";

interface Move {
  card: string;
  from: string;
  from_seat: number | null;
  to: string;
  to_seat: number | null;
}

const HELD = ["fan", "stack", "open"]; // there a card is not laid for all to see

/** The table with the card that was laid, before anything was taken away; null: nothing was laid and taken away at once. */
export function laidBetween(before: Board | null, { fresh, items = [] }: News): Board | null {
  if (!before || fresh) return null;
  const events = items.flatMap((item) => (item.events ?? []) as ({ kind?: string } & Move)[]);
  const moves = events.filter((event) => event.kind === "moved");
  const taken = moves.findIndex((move) => isLaid(before, move.from, move.from_seat));
  const first = moves.slice(0, Math.max(0, taken));
  const passes = (laid: Move) => moves.slice(taken).some((move) => move.card === laid.card && move.from === laid.to && move.from_seat === laid.to_seat);
  if (!first.some(passes) || !first.every((move) => find(before, move.from, move.from_seat) && find(before, move.to, move.to_seat))) return null;
  return first.reduce(moved, before);
}

function isLaid(board: Board, name: string, seat: number | null): boolean {
  const pile = find(board, name, seat);
  return pile !== undefined && !HELD.includes(pile.look);
}

function find(board: Board, name: string, seat: number | null): Pile | undefined {
  return board.piles.find((pile) => pile.name === name && (pile.seat ?? -1) === (seat ?? -1));
}

function moved(board: Board, { card, from, from_seat, to, to_seat }: Move): Board {
  const [source, target] = [find(board, from, from_seat), find(board, to, to_seat)];
  return { ...board, piles: board.piles.map((pile) => (pile === source ? without(pile, card) : pile === target ? withCard(pile, card) : pile)) };
}

function without(pile: Pile, card: string): Pile {
  const count = pile.count - 1;
  const at = (pile.parts ?? []).findIndex((part) => part.cards.includes(card));
  if (at < 0) return { ...pile, count };
  const parts = pile.parts!.map((part, place) => (place === at ? { ...part, cards: part.cards.filter((_, place) => place !== part.cards.indexOf(card)) } : part));
  return { ...pile, count, parts: parts.filter((part) => part.cards.length > 0) };
}

function withCard(pile: Pile, card: string): Pile {
  return { ...pile, count: pile.count + 1, parts: [...(pile.parts ?? []), { cards: [card] }] };
}
