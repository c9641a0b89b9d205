/** How cards lie on the board: what is touched together, and what is aimed at. */
import { describe, expect, test } from "vitest";
import { identify } from "../src/lib/card-identity";
import { aimedAt, equalsOf } from "../src/table/cards";

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
