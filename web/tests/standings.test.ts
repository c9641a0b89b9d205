/** The score sheet of any game: places, points and their parts, from what was told. */
import { describe, expect, test } from "vitest";
import type { Info, NewsItem } from "../src/lib/wire";
import { roundsOf } from "../src/score/rounds";
import { endingOf, standingsOf, sumText } from "../src/score/standings";

const info = { phase: "over" } as Info;

function scored(...points: number[]): unknown[] {
  return points.map((one, seat) => ({ kind: "scored", seat, points: one, display: one + 2, hand: 2 }));
}

describe("places", () => {
  const placed = (...of: Parameters<typeof standingsOf>) => standingsOf(...of).map(({ seat, place }) => [seat, place]);
  test("go by points, and equal points share one", () => {
    expect(placed(4, { winners: [2], scores: [3, -1, 9, 3], resigned: [] })).toEqual([[2, 1], [0, 2], [3, 2], [1, 4]]); // prettier-ignore
  });
  test("are the winners' first, although another has as many points", () => {
    expect(placed(3, { winners: [1], scores: [7, 7, 2], resigned: [] })).toEqual([[1, 1], [0, 2], [2, 3]]); // prettier-ignore
  });
  test("are shared by several winners", () => {
    expect(placed(3, { winners: [0, 2], scores: [7, 1, 7], resigned: [] })).toEqual([[0, 1], [2, 1], [1, 3]]); // prettier-ignore
  });
  test("are last for who has resigned, whose points are not told", () => {
    const all = standingsOf(3, { winners: [2], scores: [8, 1, 9], resigned: [0] });
    expect(all.map(({ seat, place, points }) => [seat, place, points])).toEqual([[2, 1, 9], [1, 2, 1], [0, 3, undefined]]); // prettier-ignore
  });
  test("are nobody's but the winner's in a game without points", () => {
    const ended: NewsItem = { n: 9, kind: "ended", winners: [1], scores: [0, 0, 0] };
    const ending = endingOf([ended], { ...info, scored: false });
    expect(ending.scores).toEqual([]);
    expect(placed(3, ending)).toEqual([[1, 1], [0, 0], [2, 0]]); // prettier-ignore
  });
});

describe("how it ended", () => {
  const says = { key: "event-ended" };
  test("is told by the event that says so, not by the points that follow", () => {
    const chose: NewsItem = { n: 8, kind: "chose", events: [{ kind: "ended", says }, { kind: "scored", says: { key: "event-scored" } }] };
    expect(endingOf([chose, { n: 9, kind: "ended", winners: [0], scores: [1, 0] }], info).why).toEqual(says);
  });
  test("is told by what was done last where no event says so", () => {
    const chose: NewsItem = { n: 8, kind: "chose", events: [{ kind: "played", says: { key: "event-won" } }, { kind: "moved" }] };
    expect(endingOf([chose, { n: 9, kind: "ended", winners: [0] }], info).why).toEqual({ key: "event-won" });
  });
  test("by resignation nobody has points", () => {
    const ending = endingOf([{ n: 8, kind: "resigned", seat: 0 }, { n: 9, kind: "ended", why: "resigned", winners: [1], scores: [4, 5] }], info);
    expect([ending.resigned, ending.scores, ending.why]).toEqual([[0], [], { key: "over-resigned" }]);
  });
  test("a table that was closed in mid-game has no result", () => {
    expect(endingOf([], { ...info, phase: "closed" })).toMatchObject({ aborted: true, winners: [], why: { key: "over-closed-says" } });
  });
});

describe("rounds", () => {
  test("are added up, each with the parts of its points", () => {
    const rounds = roundsOf([{ n: 1, kind: "chose", events: [{ kind: "moved" }, ...scored(4, -2)] }, { n: 2, kind: "chose", events: scored(-1, 9) }]);
    expect(rounds.map((round) => round.map((one) => [one.points, one.total]))).toEqual([[[4, 4], [-2, -2]], [[-1, 3], [9, 7]]]); // prettier-ignore
    expect(rounds[0]?.[1]?.parts).toEqual([{ name: "display", number: 0 }, { name: "hand", number: 2 }]); // prettier-ignore
  });
  test("have the total that the game tells, where it began before we came", () => {
    const rounds = roundsOf([{ n: 1, kind: "chose", events: [{ kind: "scored", seat: 0, points: 3, total: 20 }] }, { n: 2, kind: "chose", events: [{ kind: "scored", seat: 0, points: 5 }] }]);
    expect(rounds.map(([one]) => one?.total)).toEqual([20, 25]);
  });
  test("are told as a sum", () => {
    expect(sumText([-4, 2, -13, 0])).toBe("−4 + 2 − 13 + 0");
  });
});
