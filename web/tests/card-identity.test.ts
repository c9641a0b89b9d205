/** Cards keep their identity from board to board: what moved is seen to move. */
import { describe, expect, test } from "vitest";
import { identify, pilesByCard, type IdentifiedBoard } from "../src/lib/card-identity";
import type { Board, Pile } from "../src/lib/wire";

/** A table for two: the own hand "3 3 7", another's hand of so many, displays "9 9|4", the pool, and the deck. */
function table({ own = "", other = 0, mine = "", theirs = "", pool = "", deck = 0, discard = "" }): Board {
  return {
    seats: 2,
    piles: [
      pile("hand", "fan", own, 0),
      { name: "hand", look: "fan", count: other, seat: 1 },
      pile("display", "layers", mine, 0),
      pile("display", "layers", theirs, 1),
      pile("pool", "row", pool),
      { name: "deck", look: "stack", count: deck },
      pile("discard", "stack", discard),
    ],
  };
}

function pile(name: string, look: string, text: string, seat = -1): Pile {
  const parts = text.split("|").flatMap((part) => (part ? [{ cards: part.trim().split(" ") }] : []));
  return { name, look, seat, count: parts.flatMap((part) => part.cards).length, parts };
}

function inPile(identified: IdentifiedBoard, key: string): number[] {
  return identified.piles.find((one) => one.key === key)?.parts.flat().map((card) => card.id) ?? [];
}

/** Where the cards of a pile lay before: "hand:1" for each that came from there, "" for a new one. */
function cameFrom(key: string, after: Board, before: Board): string[] {
  const was = identify(before, null);
  const now = identify(after, was);
  return inPile(now, key).map((id) => pilesByCard(was).get(id) ?? "");
}

describe("cards with identity", () => {
  test("a card that stays keeps its number, whatever goes on around it", () => {
    const before = identify(table({ own: "3 7 7", deck: 5 }), null);
    const after = identify(table({ own: "3 7 7 9", deck: 4 }), before);
    expect(inPile(after, "hand:0").slice(0, 3)).toEqual(inPile(before, "hand:0"));
  });

  test("no two cards have the same number", () => {
    const before = identify(table({ own: "3 3 3", other: 4, pool: "3 3", deck: 9 }), null);
    const after = identify(table({ own: "3", other: 5, mine: "3 3", pool: "3 8", deck: 7 }), before);
    const ids = after.piles.flatMap((one) => one.parts.flat().map((card) => card.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(0);
  });

  test("what I lay comes out of my hand", () => {
    const from = cameFrom("display:0", table({ own: "3", mine: "7 7", pool: "7" }), table({ own: "3 7 7", pool: "7" }));
    expect(from).toEqual(["hand:0", "hand:0"]);
  });

  test("what an opponent lays comes out of the hidden hand, and shows its face", () => {
    const from = cameFrom("display:1", table({ other: 11, theirs: "5 5", deck: 30 }), table({ other: 13, deck: 30 }));
    expect(from).toEqual(["hand:1", "hand:1"]);
  });

  test("a card taken from the pool, and the one from the deck that refills it", () => {
    const before = table({ own: "3", pool: "8 9 10", deck: 20 });
    const after = table({ own: "3 9", pool: "8 10 4", deck: 19 });
    expect(cameFrom("hand:0", after, before)).toEqual(["hand:0", "pool:-1"]);
    expect(cameFrom("pool:-1", after, before)).toEqual(["pool:-1", "pool:-1", "deck:-1"]);
  });

  test("an opponent's draw from the deck is a hidden card that changes its place", () => {
    const from = cameFrom("hand:1", table({ other: 6, deck: 19 }), table({ other: 5, deck: 20 }));
    expect(from.filter((key) => key === "deck:-1")).toHaveLength(1);
    expect(from.filter((key) => key === "hand:1")).toHaveLength(5);
  });

  test("a stolen layer goes from the display to the thief's hand", () => {
    const before = table({ own: "9 9", theirs: "13|4 4", other: 5 });
    const after = table({ own: "4 4 9 9", theirs: "13", other: 5 });
    expect(cameFrom("hand:0", after, before)).toEqual(["display:1", "display:1", "hand:0", "hand:0"]);
  });

  test("a layer that is stolen from me vanishes in a hidden hand", () => {
    const was = identify(table({ mine: "6|2 2", other: 5 }), null);
    const now = identify(table({ mine: "6", other: 7 }), was);
    const lost = inPile(was, "display:0").slice(1);
    expect(lost.map((id) => pilesByCard(now).get(id))).toEqual(["hand:1", "hand:1"]);
  });

  test("a dropped layer lies in the discard pile", () => {
    const from = cameFrom("discard:-1", table({ mine: "6", discard: "2 2" }), table({ mine: "6|2 2" }));
    expect(from).toEqual(["display:0", "display:0"]);
  });

  test("on the first board all cards are new", () => {
    expect(pilesByCard(identify(table({ own: "1 2", deck: 3 }), null)).size).toBe(5);
  });
});
