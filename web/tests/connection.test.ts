/** The connection to a table: it reconnects by itself, and what was not answered is sent again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/lib/connection";
import type { Message } from "../src/lib/wire";
import { FakeSocket } from "./fake-socket";

let states: ConnectionState[];
let received: string[];
let connection: Connection;

function newest(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
  states = [];
  received = [];
  connection = new Connection("t1", () => "key", { receive: (message) => received.push(message.type), changed: (state) => states.push(state), have: () => ({}), chat: () => 7 });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what was not answered before the connection was lost is sent again, what was answered is not", () => {
  newest().welcome();
  connection.send({ type: "undo", id: "a" });
  connection.send({ type: "undo", id: "b" });
  newest().tell({ type: "done", id: "a" });
  newest().drop();
  vi.advanceTimersByTime(500);
  expect(newest().welcome().sent.filter((one) => one.type === "undo")).toEqual([{ type: "undo", id: "b" }]);
});

test("whoever comes back says which line of the chat they have; earlier ones that have come are not asked for again", () => {
  newest().welcome();
  connection.send({ type: "chats", id: "a", before: 7 });
  connection.send({ type: "chats", id: "b", before: 5 });
  newest().tell({ type: "chat", id: "a", lines: [] });
  newest().drop();
  vi.advanceTimersByTime(500);
  const { sent } = newest().welcome();
  expect(sent[0]).toMatchObject({ type: "hello", chat: 7 });
  expect(sent.filter((one) => one.type === "chats").map((one) => one.id)).toEqual(["b"]);
});

test("a welcome to other chairs says nothing again", () => {
  newest().welcome();
  connection.send({ type: "undo", id: "a" });
  newest().welcome();
  expect(newest().said("undo")).toBe(1);
});

test("what is said before the welcome is said once, after it", () => {
  connection.send({ type: "undo", id: "a" });
  expect(newest().welcome().said("undo")).toBe(1);
});

test("a page that is hidden pings once a minute, and is not lost as long as it is answered", () => {
  const socket = newest().welcome();
  for (let minute = 0; minute < 10; minute++) {
    vi.setSystemTime(Date.now() + 45_001); // the browser holds timers back
    vi.advanceTimersByTime(15_000);
    socket.tell({ type: "pong" });
  }
  expect([states, socket.readyState]).toEqual([["open"], FakeSocket.OPEN]);
});

test("three pings without an answer, and a new connection is opened although the old one does not close", () => {
  newest().welcome();
  connection.send({ type: "undo", id: "a" });
  vi.advanceTimersByTime(4 * 15_000 + 500);
  expect(FakeSocket.all.length).toBe(2);
  expect(newest().welcome().said("undo")).toBe(1);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("whoever looks at the page again learns within seconds that the connection is dead", () => {
  newest().welcome();
  vi.advanceTimersByTime(1_000);
  connection.reconnect();
  vi.advanceTimersByTime(4_500);
  expect(FakeSocket.all.length).toBe(2);
});

test("and keeps a connection that answers", () => {
  const socket = newest().welcome();
  vi.advanceTimersByTime(14_000);
  connection.reconnect();
  socket.tell({ type: "pong" });
  vi.advanceTimersByTime(8_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a connection that is opened while the old one still closes sends everything again", () => {
  newest().welcome();
  connection.send({ type: "undo", id: "a" });
  newest().close();
  connection.reconnect();
  expect(FakeSocket.all.length).toBe(2);
  expect(newest().welcome().said("undo")).toBe(1);
});

test("a server that wants to be left alone for a while is", () => {
  newest().welcome().tell({ type: "bye", kind: "too-fast", message: "", retry: 5000 } as Message);
  newest().drop();
  vi.advanceTimersByTime(4_900);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all.length).toBe(2);
});

test("what comes while a finger is down is heard when it is up, in its order", () => {
  newest().welcome();
  received = [];
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "mouse" }));
  newest().tell({ type: "people", seats: [0], watching: 0 } as Message).tell({ type: "done", id: "a" } as Message);
  expect(received).toEqual([]);
  window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "mouse" }));
  vi.advanceTimersByTime(0);
  expect(received).toEqual(["people", "done"]);
});

test("what came under a finger is not heard of a connection that is lost meanwhile: the next one tells it again", () => {
  newest().welcome();
  received = [];
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "mouse" }));
  newest().tell({ type: "done", id: "a" } as Message).drop();
  window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "mouse" }));
  vi.advanceTimersByTime(0);
  expect(received).toEqual([]);
});

test("as long as the server says come back, it is asked soon, however often, and what was not answered is sent again", () => {
  newest().welcome();
  connection.send({ type: "undo", id: "a" });
  for (let time = 0; time < 20; time++) {
    const before = FakeSocket.all.length;
    newest().tell({ type: "bye", kind: "other-rules", message: "", retry: 500 });
    newest().drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
  expect(newest().welcome().said("undo")).toBe(1);
  expect(states).not.toContain("closed");
});
