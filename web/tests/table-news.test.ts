/** What a table remembers of what it was told, and how it speaks for those at one screen. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Board, Chat, ChatLine, Info, Message, News, NewsItem } from "../src/lib/wire";
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
  FakeSocket.last.tell({ type: "welcome", protocol: 1, server: "kibitz", seats, heartbeat: 15, chat: seats.length > 0 } as Message);
}

function news(seat: number, items: NewsItem[], begun: number, more: Partial<News> = {}): void {
  const info = { game: "abluxxen", phase: "playing", chairs: [CHAIR, CHAIR], round: 1, rounds: 1, totals: [], wins: [], begun };
  FakeSocket.last.tell({ type: "news", seat, n: items.at(-1)?.n ?? 0, items, info: info as unknown as Info, board: BOARD, ...more } as Message);
}

function line(n: number, text: string): ChatLine {
  return { n, at: 0, seat: 0, name: "Ada", text };
}

function chat(lines: ChatLine[], more: Partial<Chat> = {}): void {
  FakeSocket.last.tell({ type: "chat", lines, ...more } as Message);
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
  news(0, [{ n: 1, kind: "dealt" }, { n: 2, kind: "chose" }], 1);
  chat([line(31, "again?")]);
  news(0, [{ n: 3, kind: "dealt" }], 2);
  chat([line(32, "yes")]);
  expect(table.log.map((one) => one.n)).toEqual([3]);
  expect(table.chat.lines.map((one) => one.text)).toEqual(["again?", "yes"]);
  expect(interaction.moments).toEqual([3]);
});

test("whoever watches and is sent no chat may not read it, and that may change with the chair", () => {
  welcome();
  news(-1, [], 1);
  expect(table.hasChat).toBe(false);
  chat([]);
  expect(table.hasChat).toBe(true);
  welcome(0);
  news(0, [], 1);
  expect(table.hasChat).toBe(true);
  welcome();
  news(-1, [], 1);
  expect(table.hasChat).toBe(false);
});

test("what is said is announced, but not what had been said before we came, nor what is read up", async () => {
  const said: string[] = [];
  table.onChat = (lines) => said.push(...lines.map((one) => one.text ?? ""));
  welcome(0);
  chat([line(8, "before")], { more: true });
  chat([line(9, "now")]);
  const asked = table.earlierChat();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "chats", before: 8 });
  chat([line(3, "long ago")], { id: String(FakeSocket.last.sent.at(-1)?.["id"]) });
  await asked;
  expect(said).toEqual(["now"]);
  expect(table.chat.lines.map((one) => one.n)).toEqual([3, 8, 9]);
  expect(table.chat.more).toBe(false);
});

test("whoever may not read on is told why", async () => {
  welcome(0);
  chat([line(8, "before")], { more: true });
  const asked = table.earlierChat();
  const id = String(FakeSocket.last.sent.at(-1)?.["id"]);
  FakeSocket.last.tell({ type: "refused", id, kind: "not-yours", message: "", says: { key: "refused-not-yours" } } as Message);
  await asked;
  expect(table.refusal?.says.key).toBe("refused-not-yours");
});

test("what a seat may do is told with its news, and nobody without a chair may do anything", () => {
  welcome(0);
  news(0, [{ n: 1, kind: "dealt" }], 1, { may: ["resign", "abort"] });
  expect(table.may).toEqual(["resign", "abort"]);
  news(0, [{ n: 2, kind: "ended" }], 1);
  expect(table.may).toEqual([]);
  welcome();
  news(-1, [{ n: 2, kind: "ended" }], 1, { may: ["resign"] });
  expect(table.may).toEqual([]);
});

test("what somebody wishes, and why it is declined, has a line of its own in the log", () => {
  welcome(0);
  const told: NewsItem[] = [
    { n: 1, kind: "wished", seat: 1, name: "Ben" },
    { n: 2, kind: "wished", seat: 1, name: "Ben", why: "abort" },
    { n: 3, kind: "declined", seat: 1, name: "Ada", why: "silence" },
    { n: 4, kind: "resigned", seat: 1, name: "Ben" },
    { n: 5, kind: "ended", why: "resigned" },
    { n: 6, kind: "aborted", seat: 1, name: "Ben" },
  ];
  news(0, told, 1);
  const keys = ["news-wished", "news-wished-abort", "news-declined-silence", "news-resigned", "news-ended", "news-aborted"];
  expect(table.log.map((line) => line.says.key)).toEqual(keys);
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
  expect(table.shownSeat).toBe(0);
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
