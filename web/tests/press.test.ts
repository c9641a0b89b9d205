/** While something is down nothing moves under it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Press } from "../src/lib/press";

let target: EventTarget;
let press: Press;
let done: string[];

function point(type: string, pointerType = "mouse"): void {
  target.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType }));
}

function key(type: string, code: string, repeat = false): void {
  target.dispatchEvent(new KeyboardEvent(type, { code, repeat }));
}

function ask(...names: string[]): void {
  for (const name of names) press.after(() => done.push(name));
}

beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  press = new Press(target);
  done = [];
});

afterEach(() => {
  vi.useRealTimers();
});

test("what would move the table is done at once while nothing is down", () => {
  ask("a");
  expect(done).toEqual(["a"]);
});

test("it waits for the click, and then comes in its order", () => {
  point("pointerdown");
  ask("a");
  point("pointerup");
  ask("b");
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["a", "b"]);
});

test("the click of a finger comes a little later", () => {
  point("pointerdown", "touch");
  ask("a");
  point("pointerup", "touch");
  vi.advanceTimersByTime(20);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(done).toEqual(["a"]);
});

test("whoever drags a card, or rests on it, does not stop the table", () => {
  point("pointerdown");
  ask("a");
  vi.advanceTimersByTime(1900); // somebody who presses slowly still taps
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  ask("b");
  expect(done).toEqual(["a", "b"]);
  point("pointerup");
  ask("c");
  expect(done).toEqual(["a", "b", "c"]);
});

test("the space bar clicks when it is let go, other keys at once", () => {
  key("keydown", "Enter");
  ask("a");
  expect(done).toEqual(["a"]);
  key("keydown", "Space");
  ask("b");
  expect(done).toEqual(["a"]);
  key("keyup", "Space");
  vi.advanceTimersByTime(0);
  expect(done).toEqual(["a", "b"]);
});

test("whoever goes to another window has let go", () => {
  point("pointerdown");
  ask("a");
  target.dispatchEvent(new Event("blur"));
  expect(done).toEqual(["a"]);
});
