/** The last card of a trick is seen before the trick is taken, although no board has it. */
import { expect, test } from "vitest";
import { laidBetween } from "../src/lib/laid-between";
import type { Board, News } from "../src/lib/wire";

const board: Board = {
  seats: 2,
  piles: [
    { name: "hand", look: "fan", count: 2, seat: 0, parts: [{ cards: ["6H", "2S"] }] },
    { name: "hand", look: "fan", count: 1, seat: 1 },
    { name: "played", look: "row", count: 0, seat: 0, rare: true },
    { name: "played", look: "row", count: 1, seat: 1, parts: [{ cards: ["4C"] }] },
    { name: "gone", look: "stack", count: 0 },
  ],
};

function move(card: string, from: string, from_seat: number | null, to: string, to_seat: number | null): unknown {
  return { kind: "moved", card, from, from_seat, to, to_seat };
}

function news(...events: unknown[]): News {
  return { type: "news", seat: 0, n: 5, items: [{ n: 5, kind: "chose", seat: 0, events }] };
}

const laid = move("6H", "hand", 0, "played", 0);
const taken = [move("6H", "played", 0, "gone", null), move("4C", "played", 1, "gone", null)];

test("the whole trick lies there", () => {
  const between = laidBetween(board, news({ kind: "played", seat: 0 }, laid, ...taken));
  expect(between?.piles.map(({ name, count, parts }) => [name, count, parts?.flatMap((part) => part.cards)])).toEqual([
    ["hand", 1, ["2S"]],
    ["hand", 1, undefined],
    ["played", 1, ["6H"]],
    ["played", 1, ["4C"]],
    ["gone", 0, undefined],
  ]);
  expect(board.piles[0]?.count).toBe(2);
});
test("a card that stays is on the next board", () => {
  expect(laidBetween(board, news(laid))).toBeNull();
  expect(laidBetween(board, news(laid, taken[1]))).toBeNull();
});
test("where the game went on elsewhere there is nothing between", () => {
  expect(laidBetween(null, news(laid, ...taken))).toBeNull();
  expect(laidBetween(board, { ...news(laid, ...taken), fresh: true })).toBeNull();
  expect(laidBetween(board, news(move("6H", "sleeve", 0, "played", 0), ...taken))).toBeNull();
});
