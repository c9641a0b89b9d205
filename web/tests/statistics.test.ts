/** Sums over past games. */
import { expect, test } from "vitest";
import type { PastGame } from "../src/lib/wire";
import { filtered, winRates, bins, hasPoints, ownOnly, labelCounts } from "../src/stats/statistics";

function past(change: Partial<PastGame>): PastGame {
  return {
    table: "t",
    number: 1,
    game: "a",
    began: 0,
    ended: 60_000,
    options: {},
    names: ["Anna", "Ben", "Cleo", "Dora"],
    bots: ["", "casual", "casual", "casual"],
    own: [0],
    against: "bots",
    result: "lost",
    place: 2,
    winners: [1],
    scores: [3, 9, 0, -4],
    why: "",
    by: "",
    choices: 40,
    ending: null,
    ...change,
  };
}

const WON = past({ result: "won", place: 1, winners: [0] });
const SHARED = past({ result: "shared", place: 1, winners: [0, 2] });
const LOST = past({});
const TWO = past({ names: ["Anna", "Ben"], winners: [1], scores: [0, 1], against: "people" });
const TOGETHER = past({ own: [0, 1], against: "together", result: "together", place: 0 });

test("of another game, in other company, of another size: left out", () => {
  const all = [WON, TWO, TOGETHER, past({ game: "b" })];
  expect(filtered(all, { game: "a", against: "all", seats: 0 })).toEqual([WON, TWO, TOGETHER]);
  expect(filtered(all, { game: "a", against: "bots", seats: 0 })).toEqual([WON]);
  expect(filtered(all, { game: "a", against: "all", seats: 2 })).toEqual([TWO]);
  expect(ownOnly(all.slice(0, 3))).toEqual([WON, TWO]);
});

test("the share of wins is told after each game, the oldest first; a shared win counts half", () => {
  const steps = winRates([LOST, SHARED, WON]); // the newest first, as they come
  expect(steps.map((step) => [step.nth, Math.round(step.wins), step.equals])).toEqual([
    [1, 100, 25],
    [2, 75, 25],
    [3, 50, 25],
  ]);
});

test("equals at a small table win more often", () => {
  expect(winRates([TWO, LOST]).map((step) => step.equals)).toEqual([25, 37.5]);
});

test("labels are counted, the most frequent first unless an order is given", () => {
  expect(labelCounts(["x", "y", "y"])).toEqual([
    { label: "y", count: 2, percent: 67 },
    { label: "x", count: 1, percent: 33 },
  ]);
  expect(labelCounts(["x", "y", "y"], ["x", "z", "y"]).map((part) => part.label)).toEqual(["x", "y"]);
});

test("bins have a round width, lose nothing and are ten at most", () => {
  expect(bins([])).toEqual([]);
  expect(bins([4])).toEqual([{ low: 4, high: 4, count: 1 }]);
  expect(bins([-14, -3, 0, 23])[0]).toEqual({ low: -15, high: -11, count: 1 });
  for (const values of [[1, 10], [0, 9, 10], [-99, 1], [3, 1000, 77], [17, 18]]) {
    const cast = bins(values);
    expect(cast.length).toBeLessThanOrEqual(10);
    expect(cast.reduce((sum, column) => sum + column.count, 0)).toBe(values.length);
  }
});

test("where a winner has one point and everybody else none, points say nothing", () => {
  expect(hasPoints([TWO])).toBe(false);
  expect(hasPoints([TWO, LOST])).toBe(true);
});
