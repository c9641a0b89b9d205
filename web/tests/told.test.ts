/** What a table remembers of what it was told, and how it speaks for those at one screen. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Board, Info, Message, News, NewsItem } from "../src/lib/wire";
import { Interaction } from "../src/table/interaction.svelte";

/** The server's end, in place of the browser's own socket. */
class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const BOARD: Board = { seats: 2, piles: [] };
const CHAIR = { kind: "person", name: "Ada" };
let table: Table;
let interaction: Interaction;

function welcome(...seats: number[]): void {
  FakeSocket.last.tell({ type: "welcome", protocol: 1, server: "kibitz", seats, heartbeat: 15 } as Message);
}

function news(seat: number, items: NewsItem[], begun: number, more: Partial<News> = {}): void {
  const info = { game: "abluxxen", phase: "playing", chairs: [CHAIR, CHAIR], round: 1, rounds: 1, totals: [], wins: [], begun };
  FakeSocket.last.tell({ type: "news", seat, n: items.at(-1)?.n ?? 0, items, info: info as unknown as Info, board: BOARD, ...more } as Message);
}

function asks(...seats: number[]): Partial<News> {
  return { ask: { decision: 9, seats, prompt: "" } };
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("t1");
  interaction = new Interaction(table);
  table.open();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("the log begins with each game, what was said is still there", () => {
  welcome(0);
  news(0, [{ n: 1, kind: "dealt" }, { n: 2, kind: "chose" }, { n: 3, kind: "spoke", text: "again?" }], 1);
  news(0, [{ n: 4, kind: "dealt" }, { n: 5, kind: "spoke", text: "yes" }], 2);
  expect(table.log.filter((line) => line.talk).map((line) => line.n)).toEqual([3, 5]);
  expect(interaction.moments).toEqual([4]);
});

test("a moment of the game before is not looked at in the next one", () => {
  welcome(0);
  news(0, [{ n: 1, kind: "dealt" }, { n: 2, kind: "chose" }], 1);
  interaction.past = { n: 1, board: BOARD };
  interaction.settle();
  expect(interaction.past).not.toBeNull();
  news(0, [{ n: 3, kind: "dealt" }], 2);
  interaction.settle();
  expect(interaction.past).toBeNull();
});

test("a rematch begins with the device face down, although its games are counted anew", () => {
  welcome(0, 1);
  news(0, [{ n: 1, kind: "dealt" }], 1, asks(0));
  news(1, [{ n: 1, kind: "dealt" }], 1, asks(0));
  interaction.take(0);
  expect(interaction.curtain).toBeNull();
  news(0, [{ n: 2, kind: "dealt" }], 2, asks(0));
  expect(interaction.isHeld).toBe(false);
  expect(interaction.curtain).toEqual({ kind: "pass", to: 0 });
});

test("when the chairs change, whoever has the device sees no other hand", () => {
  welcome(0, 1, 2);
  for (const seat of [0, 1, 2]) news(seat, [{ n: 1, kind: "dealt" }], 1, asks(2));
  interaction.take(2);
  expect(interaction.curtain).toBeNull();
  welcome(0, 2);
  for (const seat of [0, 2]) news(seat, [{ n: 2, kind: "kicked" }], 1, { ...asks(2), fresh: true });
  expect(table.looking).toBe(0);
  expect(interaction.curtain).toEqual({ kind: "pass", to: 2 });
});

test("a moment that was asked for by one person is not shown to the next", async () => {
  welcome(0, 1);
  for (const seat of [0, 1]) news(seat, [{ n: 1, kind: "dealt" }], 1, asks(1));
  interaction.take(0);
  const looking = interaction.lookBack(1);
  interaction.take(1);
  FakeSocket.last.tell({ type: "answer", id: String(FakeSocket.last.sent.at(-1)?.["id"]), board: BOARD } as Message);
  await looking;
  expect(interaction.past).toBeNull();
});

test("of several at one screen whoever moved last takes it back", () => {
  welcome(0, 1);
  news(1, [{ n: 1, kind: "dealt" }], 1, asks(1));
  interaction.take(1);
  void table.act({ type: "undo" });
  expect(FakeSocket.last.sent.at(-1)).not.toHaveProperty("seat");
  void table.act({ type: "leave" });
  expect(FakeSocket.last.sent.at(-1)).toHaveProperty("seat", 1);
});
