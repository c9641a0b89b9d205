/** What others do is shown one move after another; whoever is waited for, or has acted, sees at once how things stand. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeOf } from "../src/lib/pacing.svelte";
import { profile } from "../src/lib/profile.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Board, Info, Message, Pile } from "../src/lib/wire";
import { FakeSocket } from "./fake-socket";

const BOTS = [{ kind: "person", name: "Anna" }, { kind: "bot", name: "Ben" }, { kind: "bot", name: "Caro" }];
const ME = { decision: 7, seats: [0], prompt: "play" };
const BEN = { decision: 5, seats: [1], prompt: "play" };

let table: Table;
let n = 0;

function socket(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket;
}

function info(more: Partial<Info> = {}): Info {
  const fixed = { game: "plain", version: 1, phase: "playing", host: 0, round: 1, rounds: 1, totals: [0, 0, 0], wins: [0, 0, 0] };
  return { ...fixed, chairs: BOTS, ...more } as Info;
}

function laid(...cards: string[]): Board {
  return { seats: 3, piles: [{ name: "trick", look: "row", count: cards.length, parts: [{ cards }] }] } as unknown as Board;
}

function tell(message: object): void {
  socket().tell({ type: "news", seat: 0, n: ++n, ...message } as unknown as Message);
}

/** Somebody has played, and this lies there now. */
function move(seat: number, cards: string[], ask: object = BEN, more: object = {}): void {
  tell({ items: [{ n, kind: "chose", seat }], board: laid(...cards), ask, ...more });
}

function seen(): string[] {
  return (table.board?.piles[0]?.parts ?? []).flatMap((part) => part.cards);
}

function after(ms: number): string[] {
  vi.advanceTimersByTime(ms);
  flushSync();
  return seen();
}

function sitDown(begins: Partial<Info> = {}): void {
  table = new Table("t1");
  table.open();
  socket().welcome();
  socket().tell({ type: "welcome", protocol: 1, server: "kibitz", seats: [0] } as Message);
  tell({ items: [], fresh: true, info: info({ options: {}, pace: 700, ...begins }), board: laid("1"), ask: BEN });
  vi.advanceTimersByTime(10_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  profile.pace = "normal";
  sitDown();
});

afterEach(() => {
  table.close();
  profile.pace = "normal";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("moves of others", () => {
  test("are shown one after another, and then one is asked", () => {
    move(1, ["1", "2"]);
    move(2, ["1", "2", "3"], ME);
    expect([seen(), table.ask]).toEqual([["1", "2"], null]);
    expect([after(500), table.ask]).toEqual([["1", "2"], null]);
    expect([after(200), table.ask?.decision]).toEqual([["1", "2", "3"], 7]);
  });

  test("are not held back if they come slowly enough", () => {
    move(1, ["1", "2"]);
    vi.advanceTimersByTime(700);
    move(2, ["1", "2", "3"], ME);
    expect([seen(), table.ask?.decision]).toEqual([["1", "2", "3"], 7]);
  });

  test("rest longer before something is cleared away", () => {
    move(1, ["1", "2"]);
    move(2, []);
    expect(after(700)).toEqual(["1", "2"]);
    expect(after(700)).toEqual([]);
  });

  test("hardly rest before a draw: nothing is to be seen of it", () => {
    move(1, ["1", "2"]);
    move(2, ["1", "2"]);
    move(2, ["1", "2", "3"], ME);
    expect([after(250), table.ask?.decision]).toEqual([["1", "2"], undefined]);
    expect([after(600), table.ask?.decision]).toEqual([["1", "2", "3"], 7]);
  });

  test.each([["slow", 1300, 200], ["fast", 200, 50], ["once", -1, 0]] as const)("%s", (pace, still, then) => {
    profile.pace = pace;
    move(1, ["1", "2"]);
    move(2, ["1", "2", "3"], ME);
    if (still >= 0) expect(after(still)).toEqual(["1", "2"]);
    expect([after(then), table.ask?.decision]).toEqual([["1", "2", "3"], 7]);
  });

  test("come as they are sent at a table whose bots need no time", () => {
    table.close();
    sitDown({ pace: 0 });
    move(1, ["1", "2"]);
    move(2, [], ME);
    expect([seen(), table.ask?.decision]).toEqual([[], 7]);
  });

  test("are numbered as they came: what waits is not asked for again", () => {
    move(1, ["1", "2"]);
    move(2, ["1", "2", "3"]);
    socket().drop();
    vi.advanceTimersByTime(1000);
    socket().welcome();
    expect(socket().sent[0]).toMatchObject({ type: "hello", have: { 0: n }, paces: true });
  });
});

describe("nobody waits", () => {
  beforeEach(() => move(1, ["1", "2"]));

  test("for what they have done themselves", () => {
    move(2, ["1", "2", "3"]);
    move(0, ["4"]);
    expect(seen()).toEqual(["4"]);
  });

  test("when a clock runs for them", () => {
    move(2, ["3"], ME, { info: info({ clock: { step: 9000, banks: [0, 0, 0], running: [0] } }) });
    expect(table.ask?.decision).toBe(7);
  });

  test("when a window closes soon; where it waits, it waits", () => {
    move(2, ["3"], { ...ME, window: 9 });
    expect(table.ask).toBeNull();
    move(1, ["4"], { ...ME, window: 9, closes: 3000 });
    expect(table.ask?.decision).toBe(7);
  });

  test("when others want their word", () => {
    tell({ items: [{ n, kind: "wished", seat: 1 }], info: info({ undo_asked: 1, undo_open: [0] }), board: laid("1", "2"), ask: BEN });
    expect(table.info?.undo_asked).toBe(1);
  });

  test("when the connection was lost", () => {
    move(2, ["1", "2", "3"]);
    socket().drop();
    expect(seen()).toEqual(["1", "2", "3"]);
  });

  test("long while other people wait for them", () => {
    const chairs = BOTS.map((chair, seat) => (seat === 1 ? { ...chair, kind: "person" } : chair));
    profile.pace = "slow";
    tell({ items: [], info: info({ chairs } as Partial<Info>), board: laid("1", "2"), ask: BEN });
    for (let card = 3; card < 9; card++) move(2, [String(card)]);
    move(2, ["9"], ME);
    expect(after(1000)).not.toEqual(["9"]);
    expect([after(600), table.ask?.decision]).toEqual([["9"], 7]);
  });

  test("time is counted from when it was told", () => {
    const told = Date.now();
    move(2, ["3"], ME);
    vi.advanceTimersByTime(5000);
    expect(table.seatState?.receivedAt).toBe(told);
  });
});

describe("step by step", () => {
  beforeEach(() => {
    table.pacing.pause();
    move(1, ["1", "2"]);
    move(2, ["1", "2", "3"], ME);
  });

  test("nothing goes on by itself", () => {
    expect(after(9_000)).toEqual(["1"]);
    table.pacing.step();
    expect(after(9_000)).toEqual(["1", "2"]);
    table.pacing.pause();
    expect(after(1000)).toEqual(["1", "2", "3"]);
  });

  test("leads on to the own decision, with all that is still to come", () => {
    table.pacing.drop();
    move(1, ["1", "2"]);
    table.pacing.skip();
    move(2, ["5"]);
    expect(seen()).toEqual(["5"]);
    move(2, ["6"], ME);
    expect(table.ask?.decision).toBe(7);
  });
});

test("cards are laid and cleared away where all can see them; nobody sees what comes and goes in a hand or a stack", () => {
  const pile = (look: string, ...cards: string[]): Board => ({ seats: 2, piles: [{ name: "p", look, count: 1, parts: [{ cards }] } as Pile] });
  expect(changeOf(pile("row", "1", "2"), pile("row", "1"))).toBe("cleared");
  expect(changeOf(pile("row", "1"), pile("row", "1", "2"))).toBe("laid");
  for (const look of ["fan", "stack", "open"]) expect(changeOf(pile(look, "1"), pile(look))).toBe("nothing");
  const moved: Board = { ...pile("row", "1"), piles: [...pile("row").piles, { ...pile("row", "1").piles[0]!, name: "q" }] };
  expect(changeOf(pile("row", "1"), moved)).toBe("laid");
  expect(changeOf(null, pile("row"))).toBe("laid");
});
