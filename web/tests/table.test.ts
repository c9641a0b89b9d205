/** The table page's own rules: handing the device over, clocks, and the check of the deal. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { minutes, timeLeft } from "../src/table/clock.svelte";
import { headOf, isAsCommitted, saltOf } from "../src/score/fairness";
import { curtainFor, type ScreenState } from "../src/table/handover";

const TWO: ScreenState = { seats: [0, 1], game: 1, shownSeat: 0, holder: null, asked: [0], window: 0, silent: [] };

describe("several people at one screen", () => {
  test("nobody's cards are shown before somebody has taken the device", () => {
    expect(curtainFor(TWO)).toEqual({ kind: "pass", to: 0 });
  });
  test("whoever has it keeps it while asked, and while others play", () => {
    const holder = { seat: 0, game: 1, window: 0 };
    expect(curtainFor({ ...TWO, holder })).toBeNull();
    expect(curtainFor({ ...TWO, holder, asked: [] })).toBeNull();
  });
  test("it goes on to the one who is asked next", () => {
    expect(curtainFor({ ...TWO, holder: { seat: 0, game: 1, window: 0 }, asked: [1] })).toEqual({ kind: "pass", to: 1 });
  });
  test("a new game begins with the device face down", () => {
    expect(curtainFor({ ...TWO, game: 2, holder: { seat: 0, game: 1, window: 0 } })).toEqual({ kind: "pass", to: 0 });
  });
  test("a reaction window asks everybody at once, and then whoever has not answered", () => {
    const open = { ...TWO, asked: [0, 1], window: 7, silent: [0, 1] };
    expect(curtainFor({ ...open, holder: { seat: 0, game: 1, window: 0 } })).toEqual({ kind: "anyone", seats: [0, 1], window: 7 });
    expect(curtainFor({ ...open, shownSeat: 1, holder: { seat: 1, game: 1, window: 7 } })).toBeNull();
    const rest = curtainFor({ ...open, silent: [0], shownSeat: 1, holder: { seat: 1, game: 1, window: 7 } });
    expect(rest).toEqual({ kind: "anyone", seats: [0], window: 7 });
  });
  test("nobody sees another hand than the one for which the device was taken", () => {
    const holder = { seat: 1, game: 1, window: 0 };
    expect(curtainFor({ ...TWO, holder, asked: [] })).toEqual({ kind: "pass", to: 0 });
  });
  test("who sits there alone is never interrupted", () => {
    expect(curtainFor({ ...TWO, seats: [0] })).toBeNull();
  });
});

describe("clocks", () => {
  const clock = { step: 30_000, banks: [60_000, 5_000], running: [1], used: 10_000 };
  test("first the time of the decision runs, then the reserve", () => {
    expect(timeLeft(clock, 1, 5_000)).toEqual({ running: true, step: 15_000, bank: 5_000, short: false });
    expect(timeLeft(clock, 1, 23_000)).toEqual({ running: true, step: 0, bank: 2_000, short: true });
  });
  test("the others' reserves stand still", () => {
    expect(timeLeft(clock, 0, 99_000)).toEqual({ running: false, step: 0, bank: 60_000, short: false });
  });
  test("a reaction window has one clock for all", () => {
    expect(timeLeft({ ...clock, window: 15_000 }, 1, 1_000).step).toBe(4_000);
  });
  test("are read as minutes", () => {
    expect([minutes(65_000), minutes(3_600_000), minutes(400)]).toEqual(["1:05", "1:00:00", "0:01"]);
  });
});

describe("the deal", () => {
  const record = ["kibitz 1", "# salt abc", "game abluxxen", "seed 7", "choices", "1 3x2", ""].join("\n");
  const commitment = createHash("sha256").update("abc\ngame abluxxen\nseed 7\n").digest("hex");
  test("is committed to by what stands before the choices", () => {
    expect([saltOf(record), headOf(record)]).toEqual(["abc", "game abluxxen\nseed 7\n"]);
  });
  test("is the one committed to, or not", async () => {
    expect(await isAsCommitted(record, commitment)).toBe(true);
    expect(await isAsCommitted(record.replace("seed 7", "seed 8"), commitment)).toBe(false);
  });
});
