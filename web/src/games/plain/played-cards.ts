/** What the plain table shows of cards that are played to its middle; it comes when such a game is first seen.
 *
 * Who played which card is known from the events that were told. And a card may be played and taken away again by the same
 * choice, the last one of a trick: no board shows the table between, so it is made from the board before and these events,
 * and rests a beat like any other. */
import type { Board, News, NewsItem, Pile } from "../../lib/wire";

interface CardMoved {
  kind?: string;
  card: string;
  from: string;
  from_seat: number | null;
  to: string;
  to_seat: number | null;
}

const HELD = ["fan", "stack", "open"]; // there a card does not lie for all to see

function movesIn(items: readonly NewsItem[]): CardMoved[] {
  return items.flatMap((item) => (item.events ?? []) as CardMoved[]).filter((event) => event.kind === "moved");
}

/** Who played the cards that still lie there: the seat, by pile and card. */
export function playedBy(items: readonly NewsItem[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { card, from, from_seat, to, to_seat } of movesIn(items)) {
    if (from_seat === null) found.delete(`${from} ${card}`);
    else if (to_seat === null) found.set(`${to} ${card}`, from_seat);
  }
  return found;
}

/** The board with the card that was played, before anything was taken away; null: nothing was played and taken at once. */
export function boardBetween(before: Board | null, { fresh, items = [] }: News): Board | null {
  if (!before || fresh) return null;
  const moves = movesIn(items);
  const taken = moves.findIndex((move) => isOpen(before, move.from, move.from_seat));
  const first = moves.slice(0, Math.max(0, taken));
  const passes = (played: CardMoved) => moves.slice(taken).some((move) => move.card === played.card && move.from === played.to && move.from_seat === played.to_seat);
  if (!first.some(passes) || !first.every((move) => find(before, move.from, move.from_seat) && find(before, move.to, move.to_seat))) return null;
  return first.reduce(moved, before);
}

function isOpen(board: Board, name: string, seat: number | null): boolean {
  const pile = find(board, name, seat);
  return pile !== undefined && !HELD.includes(pile.look);
}

function find(board: Board, name: string, seat: number | null): Pile | undefined {
  return board.piles.find((pile) => pile.name === name && (pile.seat ?? -1) === (seat ?? -1));
}

function moved(board: Board, { card, from, from_seat, to, to_seat }: CardMoved): Board {
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
