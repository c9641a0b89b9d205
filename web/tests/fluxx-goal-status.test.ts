/** How everybody stands with a goal: at a glance, and what stops everybody. */
import { describe, expect, test } from "vitest";
import { seatOrder, inShort, stateOf, stopsAll } from "../src/games/fluxx/goal-status";
import type { Goal, GoalStatus, Said } from "../src/lib/wire";

const OWL: Said = { key: "card-3" };
const CAT: Said = { key: "card-4" };
const VILLAINS: Said = { key: "lack-creepers", args: { count: 4, what: { key: "kind-creeper" } } };
const ONE_OF: Said = { key: "either", args: { first: OWL, second: CAT } };

function goal(...seats: GoalStatus[]): Goal {
  return { card: "night-watch", says: { key: "and" }, seats };
}

describe("a seat", () => {
  test("that has everything meets the goal, unless a card stops it", () => {
    expect(stateOf({ has: ["owl"] })).toBe("met");
    expect(stateOf({ has: ["owl"], stops: ["slug"] })).toBe("blocked");
    expect(stateOf({ lacks: [OWL], stops: ["slug"] })).toBe("open");
  });

  test("that lacks one card is told which, where there is room", () => {
    expect(inShort({ lacks: [OWL] }, true)).toEqual({ key: "goal-lacks", args: { what: OWL } });
    expect(inShort({ lacks: [OWL] }, false)).toEqual({ key: "goal-missing", args: { count: 1 } });
  });

  test("that lacks more is told how many", () => {
    expect(inShort({ lacks: [OWL, CAT] }, true)).toEqual({ key: "goal-missing", args: { count: 2 } });
    expect(inShort({ lacks: [VILLAINS] }, true)).toEqual({ key: "goal-missing", args: { count: 4 } });
    expect(inShort({ lacks: [ONE_OF] }, true)).toEqual({ key: "goal-missing", args: { count: 1 } });
  });

  test("that lacks nothing is told so, and that it is blocked", () => {
    expect(inShort({}, true)).toEqual({ key: "goal-met" });
    expect(inShort({ stops: ["slug"] }, false)).toEqual({ key: "goal-blocked" });
    expect(inShort({}, true, true)).toEqual({ key: "goal-met-you" });
  });
});

test("what stops everybody is what stops each of them", () => {
  expect(stopsAll(goal({ stops: ["slug", "mole"] }, { stops: ["mole"] }))).toEqual(["mole"]);
  expect(stopsAll(goal({ stops: ["slug"] }, {}))).toEqual([]);
  expect(stopsAll(goal())).toEqual([]);
});

test("whoever looks is named first, the others in turn order", () => {
  expect(seatOrder(4, 2)).toEqual([2, 3, 0, 1]);
  expect(seatOrder(3, -1)).toEqual([0, 1, 2]);
});
