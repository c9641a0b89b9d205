/** Moves of a hint: differences that the imagined games cannot show are not shown. */
import { expect, test } from "vitest";
import { ranked, compare } from "../src/table/hints";

test("chances within the noise are equal", () => {
  expect(compare({ chance: 0.42, visits: 200 }, { chance: 0.45, visits: 220 })).toBe("equal");
  expect(compare({ chance: 0.42, visits: 20_000 }, { chance: 0.45, visits: 22_000 })).toBe("chance");
});

test("a clear difference is shown, also of a move that was tried less", () => {
  expect(compare({ chance: 0.1, visits: 60 }, { chance: 0.6, visits: 400 })).toBe("chance");
});

test("a move that was hardly tried is not called as good", () => {
  expect(compare({ chance: 0.5, visits: 4 }, { chance: 0.6, visits: 400 })).toBe("likely-worse");
  expect(compare({ chance: 1, visits: 2 }, { chance: 1, visits: 2 })).toBe("equal");
});

test("the best comes first, then its equals, then what is worse, then what was hardly tried", () => {
  const best = { chance: 0.6, visits: 400 };
  const hardly = { chance: 0.5, visits: 4 };
  const worse = { chance: 0.2, visits: 100 };
  const equal = { chance: 0.58, visits: 390 };
  expect(ranked([best, hardly, worse, equal]).map((one) => one.move)).toEqual([best, equal, worse, hardly]);
  expect(ranked([])).toEqual([]);
});
