/** The line to a table: it comes back by itself, and whatever was not answered is said again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState } from "../src/lib/line";
import type { Message } from "../src/lib/wire";
import { Wire } from "./wire-end";

let states: LineState[];
let heard: string[];
let line: Line;

function newest(): Wire {
  return Wire.all.at(-1) as Wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Wire.all = [];
  states = [];
  heard = [];
  line = new Line("t1", () => "key", { heard: (message) => heard.push(message.type), changed: (state) => states.push(state), have: () => ({}) });
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what was not answered before the line was lost is said again, what was answered is not", () => {
  newest().welcome();
  line.send({ type: "undo", id: "a" });
  line.send({ type: "undo", id: "b" });
  newest().tell({ type: "done", id: "a" });
  newest().drop();
  vi.advanceTimersByTime(500);
  expect(newest().welcome().sent.filter((one) => one.type === "undo")).toEqual([{ type: "undo", id: "b" }]);
});

test("a welcome to other chairs says nothing again", () => {
  newest().welcome();
  line.send({ type: "undo", id: "a" });
  newest().welcome();
  expect(newest().said("undo")).toBe(1);
});

test("what is said before the welcome is said once, after it", () => {
  line.send({ type: "undo", id: "a" });
  expect(newest().welcome().said("undo")).toBe(1);
});

test("a page that is hidden pings once a minute, and is not lost as long as it is answered", () => {
  const wire = newest().welcome();
  for (let minute = 0; minute < 10; minute++) {
    vi.setSystemTime(Date.now() + 45_001); // the browser holds timers back
    vi.advanceTimersByTime(15_000);
    wire.tell({ type: "pong" });
  }
  expect([states, wire.readyState]).toEqual([["open"], Wire.OPEN]);
});

test("three pings without an answer, and a new line is opened although the old one does not close", () => {
  newest().welcome();
  line.send({ type: "undo", id: "a" });
  vi.advanceTimersByTime(4 * 15_000 + 500);
  expect(Wire.all.length).toBe(2);
  expect(newest().welcome().said("undo")).toBe(1);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("whoever looks at the page again learns within seconds that the line is dead", () => {
  newest().welcome();
  vi.advanceTimersByTime(1_000);
  line.hurry();
  vi.advanceTimersByTime(4_500);
  expect(Wire.all.length).toBe(2);
});

test("and keeps a line that answers", () => {
  const wire = newest().welcome();
  vi.advanceTimersByTime(14_000);
  line.hurry();
  wire.tell({ type: "pong" });
  vi.advanceTimersByTime(8_000);
  expect(Wire.all.length).toBe(1);
});

test("a line that is opened while the old one still closes says everything again", () => {
  newest().welcome();
  line.send({ type: "undo", id: "a" });
  newest().close();
  line.hurry();
  expect(Wire.all.length).toBe(2);
  expect(newest().welcome().said("undo")).toBe(1);
});

test("a server that wants to be left alone for a while is", () => {
  newest().welcome().tell({ type: "bye", kind: "too-fast", message: "", retry: 5000 } as Message);
  newest().drop();
  vi.advanceTimersByTime(4_900);
  expect(Wire.all.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(Wire.all.length).toBe(2);
});

test("what comes while a finger is down is heard when it is up, in its order", () => {
  newest().welcome();
  heard = [];
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "mouse" }));
  newest().tell({ type: "people", seats: [0], watching: 0 } as Message).tell({ type: "done", id: "a" } as Message);
  expect(heard).toEqual([]);
  window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "mouse" }));
  vi.advanceTimersByTime(0);
  expect(heard).toEqual(["people", "done"]);
});

test("what came under a finger is not heard of a line that is lost meanwhile: the next one tells it again", () => {
  newest().welcome();
  heard = [];
  window.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "mouse" }));
  newest().tell({ type: "done", id: "a" } as Message).drop();
  window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "mouse" }));
  vi.advanceTimersByTime(0);
  expect(heard).toEqual([]);
});
