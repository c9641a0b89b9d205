/** Reaction windows: who is asked at this screen, and who only sees that time runs. */
import { expect, test } from "vitest";
import { Table, type SeatState } from "../src/lib/table.svelte";
import type { Ask } from "../src/lib/wire";

const PASS = { text: "pass", says: { key: "pass" } };
const SURPRISE = { text: "veto", says: { key: "veto" } };
const WINDOW: Ask = { decision: 7, seats: [1, 2], prompt: "react", window: 7, kind: "action", closes: 3000, fixed: true };

/** A table at which these chairs are ours; each is asked this. */
function at(ask: Ask, ...seats: number[]): Table {
  const table = new Table("t");
  const side = { n: 1, receivedAt: 0, board: null, ask, items: [], orders: {}, canUndo: false, may: [] };
  [table.seats, table.shownSeat] = [seats, seats[0] ?? -1];
  table.seatStates = Object.fromEntries((seats.length ? seats : [-1]).map((seat) => [seat, { seat, ...side } satisfies SeatState]));
  return table;
}

test("whoever can answer is asked, and nothing else shines", () => {
  const able = at({ ...WINDOW, offers: [PASS, SURPRISE] }, 1);
  expect([able.ask?.window, able.asked, able.deciding]).toEqual([7, [1], [1]]);
});

test("whoever cannot sees what the mover and a watcher see: a window, and no question", () => {
  for (const table of [at({ ...WINDOW, offers: [PASS] }, 1), at(WINDOW, 0), at(WINDOW)]) {
    expect([table.ask, table.asked, table.deciding, table.window?.closes]).toEqual([null, [], [], 3000]);
  }
});

test("several people at one screen are all asked, whoever holds what", () => {
  expect(at({ ...WINDOW, offers: [PASS] }, 1, 2).asked).toEqual([1, 2]);
});

test("where a table waits for every answer, everybody gives one", () => {
  const ask = { ...WINDOW, fixed: false, offers: [PASS] };
  expect(at(ask, 1).asked).toEqual([1]);
  const done = at({ ...ask, answered: ["pass"] }, 1);
  expect([done.asked, done.deciding]).toEqual([[], [2]]);
});
