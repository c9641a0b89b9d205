/** Whoever has played a card to the middle of the table is named at it, until it leaves. */
import { expect, test } from "vitest";
import { laidBy } from "../src/lib/laid-by";
import type { NewsItem } from "../src/lib/wire";

function move(n: number, card: string, from: [string, number | null], to: [string, number | null]): NewsItem {
  return { n, kind: "chose", events: [{ kind: "played" }, { kind: "moved", card, from: from[0], from_seat: from[1], to: to[0], to_seat: to[1] }] };
}

test("a card from a hand has a name in the middle, one from the deck has none", () => {
  const laid = laidBy([move(1, "6H", ["hand", 2], ["trick", null]), move(2, "4C", ["deck", null], ["trick", null]), move(3, "9S", ["hand", 0], ["played", 0])]);
  expect([...laid]).toEqual([["trick 6H", 2]]);
});
test("a card that has left, and comes again, is whoever's laid it last", () => {
  const items = [move(1, "6H", ["hand", 2], ["trick", null]), move(2, "6H", ["trick", null], ["gone", null])];
  expect(laidBy(items).size).toBe(0);
  expect(laidBy([...items, move(3, "6H", ["hand", 0], ["trick", null])]).get("trick 6H")).toBe(0);
});
