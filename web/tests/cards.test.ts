/** How cards lie on the board: rows of a hand, sizes, and what is aimed at. */
import { describe, expect, test } from "vitest";
import { identify, type IdentifiedCard } from "../src/lib/card-identity";
import { aimedAt, equalsOf, rowsOfHand, sizesFor } from "../src/table/cards";

function cards(text: string): IdentifiedCard[] {
  return text.split(" ").map((face, at) => ({ id: at + 1, face }));
}

const INDEX = 0.4;

describe("a hand", () => {
  test("lies in one row while every index can be read", () => {
    expect(rowsOfHand(cards("1 2 3 4 5 6 7 8"), 340, 58, INDEX)).toHaveLength(1);
  });

  test("of 25 cards lies in two rows on a phone, with equal cards together", () => {
    const held = cards("1 1 2 2 2 3 4 5 5 5 5 6 7 7 8 9 9 10 10 11 12 12 13 J J");
    const rows = rowsOfHand(held, 340, 58, INDEX);
    expect(rows.map((row) => row.flat().length)).toEqual([12, 13]);
    expect(rows.flat(2)).toEqual(held);
  });

  test("of one value only cannot be broken", () => {
    expect(rowsOfHand(cards("5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5"), 340, 58, INDEX)).toHaveLength(1);
  });
});

describe("sizes", () => {
  test.each([2, 3, 4, 5, 6])("%i seats: cards on a phone are never too small, and grow on a large screen", (seats) => {
    const phone = sizesFor(360, 740, seats - 1, 9, 1);
    const wide = sizesFor(1400, 900, seats - 1, 9, 1);
    expect(phone.seat).toBeGreaterThanOrEqual(38);
    expect(phone.hand).toBeGreaterThanOrEqual(54);
    expect(wide.seat).toBeGreaterThan(phone.seat);
    expect(wide.hand).toBeGreaterThan(phone.hand);
  });
});

describe("a display of 4 4 below 4 4 4", () => {
  const board = {
    seats: 1,
    piles: [{ name: "display", look: "layers", count: 5, seat: 0, parts: [{ cards: ["4", "4"] }, { cards: ["4", "4", "4"] }] }],
  };

  test("is hit at its top", () => {
    const identified = identify(board, null);
    const top = identified.piles[0]?.parts[1]?.map((card) => card.id) ?? [];
    expect([...aimedAt(identified, [{ pile: "display", seat: 0, cards: ["4", "4", "4"] }])].sort()).toEqual(top.sort());
  });

  test("an aim without cards is the pile itself", () => {
    expect(aimedAt(identify(board, null), [{ pile: "display", seat: 0 }])).toEqual(new Set(["display:0"]));
  });
});

test("of a group in the pool all cards are touched together, of single cards the equal ones", () => {
  const parts = [{ cards: ["2", "13"], together: true }, { cards: ["2", "5"] }];
  const identified = identify({ seats: 1, piles: [{ name: "pool", look: "row", count: 4, parts }] }, null);
  const pool = identified.piles[0];
  const [grouped, single] = [pool?.parts[0]?.[0], pool?.parts[1]?.[1]];
  if (!pool || !grouped || !single) throw new Error("the pool has two parts");
  expect(equalsOf(pool, grouped).map((pick) => pick.face)).toEqual(["2", "13"]);
  expect(equalsOf(pool, single).map((pick) => pick.face)).toEqual(["5"]);
});
