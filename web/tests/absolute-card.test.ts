/** Absolute's cards for the eye, how sets find room, and how a round is counted from what was told. */
import { describe, expect, test } from "vitest";
import { roundsIn } from "../src/games/absolute/round-counts";
import { look } from "../src/games/absolute/look";
import { inkOf, printOf, written } from "../src/games/absolute/symbols";
import { fitPile } from "../src/table/fit";
import { SMALLEST, stepOf } from "../src/table/set-layout";

describe("cards in a sentence", () => {
  test("have a real minus and a symbol", () => {
    expect(written("-8C +3D +10S +0T")).toBe("−8● +3◆ +10■ +0▲");
    expect(written("-8C +3D +5C / -1T +1S +0C")).toBe("−8● +3◆ +5● / −1▲ +1■ +0●");
  });

  test("and so has a sum", () => {
    expect(written("-3")).toBe("−3");
  });

  test.each(["C-3PO", "a draw", "0", "–", "+5C?", ""])("%j is no card", (text) => expect(written(text)).toBe(text));
});

test("a card is a sign, a number and a symbol", () => {
  expect(printOf("-10C")).toEqual({ sign: "−", number: "10", symbol: "C", minus: true, zero: false });
  expect(printOf("+0T")).toMatchObject({ sign: "+", number: "0", symbol: "T", zero: true });
});

test("every symbol has inks of its own", () => {
  const faces = ["+1C", "+1S", "+1D", "+1T"];
  expect(new Set(faces.flatMap((face) => [inkOf(face), inkOf(face, true)])).size).toBe(8);
});

test("a zero says what it stands for, and no other card does", () => {
  const part = { cards: ["-7C", "+0T", "+2S"], caption: { key: "caption-zero", args: { points: 8, zero: "+5" } } };
  expect(part.cards.map((face) => look.note?.(face, part))).toEqual(["", "=+5", ""]);
});

describe("sets", () => {
  const INDEX = 0.58;

  const sized = (counts: number[], width: number, height: number) => {
    const parts = counts.map((count) => ({ cards: Array.from({ length: count }, () => "+1C"), caption: { key: "caption" } }));
    const pile = { name: "sets", look: "row", count: 0, parts };
    const cards = parts.map((part) => part.cards.map((face, id) => ({ id, face })));
    return fitPile({ key: "sets:1", pile, parts: cards }, { width, height }, { index: INDEX, wide: 1 }, 90);
  };

  test("are as large as wished where there is room", () => {
    expect(sized([3, 3, 4], 1000, 200)).toBe(90);
  });

  test("get smaller where their place is narrower, or lower", () => {
    expect(sized([3, 4, 5], 440, 120)).toBeLessThan(sized([3, 4, 5], 440, 240));
    expect(sized([3, 4, 5], 240, 240)).toBeLessThan(sized([3, 4, 5], 440, 240));
  });

  test.each([180, 324])("nine cards stay within %i pixels", (room) => {
    expect(SMALLEST + 8 * stepOf(9, SMALLEST, INDEX, room)).toBeLessThanOrEqual(room);
  });
});

test("a round is counted set by set, then the hand, then what it came to", () => {
  const set = { kind: "counted", seat: 1, cards: "-8C +3D +5C", base: 8, extra: 0, runs: 0, double: "none", points: 8 };
  const events = [
    { kind: "ended", why: "closed", round: 1 },
    { kind: "scored", seat: 0, sets: 0, hand: 0, points: 0, total: 4 },
    set,
    { kind: "counted_hand", seat: 1, cards: "-2S +9T", penalty: 10 },
    { kind: "scored", seat: 1, sets: 8, hand: 10, points: -2, total: 1 },
  ];
  const [round] = roundsIn([{ n: 1, kind: "chose", events: [] }, { n: 2, kind: "chose", events }]);
  expect(round?.seats[0]).toEqual({ seat: 0, sets: [], hand: [], penalty: 0, points: 0, total: 4 });
  expect(round?.seats[1]).toMatchObject({ hand: ["-2S", "+9T"], penalty: 10, points: -2, total: 1 });
  expect(round?.seats[1]?.sets[0]).toMatchObject({ cards: ["-8C", "+3D", "+5C"], base: 8, points: 8 });
  expect(look.counting?.rounds([{ n: 2, kind: "chose", events }])).toBe(1);
});
