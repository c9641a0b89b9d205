/** Cards played to the middle: whoever has played one is named at it until it leaves, and the last card of a trick is seen
 * before the trick is taken, although no board has it. */
import { expect, test } from "vitest";
import { boardBetween, playedBy } from "../src/games/plain/played-cards";
import type { Board, News, NewsItem } from "../src/lib/wire";

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

const played = move("6H", "hand", 0, "played", 0);
const taken = [move("6H", "played", 0, "gone", null), move("4C", "played", 1, "gone", null)];

test("the whole trick lies there", () => {
  const between = boardBetween(board, news({ kind: "played", seat: 0 }, played, ...taken));
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
  expect(boardBetween(board, news(played))).toBeNull();
  expect(boardBetween(board, news(played, taken[1]))).toBeNull();
});

test("where the game went on elsewhere there is nothing between", () => {
  expect(boardBetween(null, news(played, ...taken))).toBeNull();
  expect(boardBetween(board, { ...news(played, ...taken), fresh: true })).toBeNull();
  expect(boardBetween(board, news(move("6H", "sleeve", 0, "played", 0), ...taken))).toBeNull();
});

function playing(n: number, card: string, from: [string, number | null], to: [string, number | null]): NewsItem {
  return { n, kind: "chose", events: [{ kind: "played" }, { kind: "moved", card, from: from[0], from_seat: from[1], to: to[0], to_seat: to[1] }] };
}

test("a card from a hand has a name in the middle, one from the deck has none", () => {
  const played = playedBy([playing(1, "6H", ["hand", 2], ["trick", null]), playing(2, "4C", ["deck", null], ["trick", null]), playing(3, "9S", ["hand", 0], ["played", 0])]);
  expect([...played]).toEqual([["trick 6H", 2]]);
});

test("a card that has left, and comes again, belongs to whoever played it last", () => {
  const items = [playing(1, "6H", ["hand", 2], ["trick", null]), playing(2, "6H", ["trick", null], ["gone", null])];
  expect(playedBy(items).size).toBe(0);
  expect(playedBy([...items, playing(3, "6H", ["hand", 0], ["trick", null])]).get("trick 6H")).toBe(0);
});
