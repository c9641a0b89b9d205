/** The lines of a chat: each of them once, in their order, and no line is missing in between. */
import { expect, test } from "vitest";
import { ChatLog, chatText } from "../src/lib/chat.svelte";
import type { Chat, ChatLine } from "../src/lib/wire";

function lines(...numbers: number[]): ChatLine[] {
  return numbers.map((n) => ({ n, at: n, seat: 0, name: "Ada", text: `line ${n}` }));
}

function heard(log: ChatLog, numbers: number[], more: Partial<Chat> = {}): number[] {
  return log.add({ type: "chat", lines: lines(...numbers), ...more }).map((line) => line.n);
}

function shown(log: ChatLog): number[] {
  return log.lines.map((line) => line.n);
}

test("a line that comes twice is shown once", () => {
  const log = new ChatLog();
  heard(log, [4, 7]);
  expect(heard(log, [7, 9])).toEqual([9]);
  expect(heard(log, [9])).toEqual([]);
  expect(shown(log)).toEqual([4, 7, 9]);
});

test("what had been said before one came is not new", () => {
  const log = new ChatLog();
  expect(heard(log, [1, 2])).toEqual([]);
  expect(heard(log, [3])).toEqual([3]);
});

test("the first line of a table where nothing was said is new", () => {
  const log = new ChatLog();
  expect(heard(log, [1], { new: true })).toEqual([1]);
});

test("earlier lines go above, and say whether there are still earlier ones", () => {
  const log = new ChatLog();
  heard(log, [51, 52], { more: true });
  expect(log.more).toBe(true);
  expect(heard(log, [11, 12], { id: "q", more: true })).toEqual([]);
  expect([shown(log), log.more]).toEqual([[11, 12, 51, 52], true]);
  heard(log, [1, 2], { id: "r" });
  expect([shown(log), log.more, log.last]).toEqual([[1, 2, 11, 12, 51, 52], false, 52]);
});

test("a new line does not say that there are no earlier ones", () => {
  const log = new ChatLog();
  heard(log, [51, 52], { more: true });
  heard(log, [53]);
  expect(log.more).toBe(true);
});

test("after a reconnect the lines are still there, and those that were missed are added", () => {
  const log = new ChatLog();
  heard(log, [5, 6]);
  expect(heard(log, [7, 8])).toEqual([7, 8]);
  expect(shown(log)).toEqual([5, 6, 7, 8]);
  heard(log, []);
  expect(shown(log)).toEqual([5, 6, 7, 8]);
});

test("whoever missed more than is sent at once has no hole in between: the earlier lines are read up again", () => {
  const log = new ChatLog();
  heard(log, [5, 6]);
  expect(heard(log, [90, 91], { more: true })).toEqual([90, 91]);
  expect([shown(log), log.more]).toEqual([[90, 91], true]);
});

test("the latest lines, sent once more with another chair, take nothing away", () => {
  const log = new ChatLog();
  heard(log, [51, 52], { more: true });
  heard(log, [1, 2], { id: "q" });
  heard(log, [51, 52], { more: true });
  expect([shown(log), log.more]).toEqual([[1, 2, 51, 52], false]);
});

test("a quick phrase is put into the reader's words", () => {
  const line: ChatLine = { n: 1, at: 0, seat: 0, name: "Ada", phrase: "thanks" };
  expect(chatText(line)).toEqual({ key: "chat-line", args: { name: "Ada", text: { key: "phrase-thanks" } } });
});

test("what is said just now is known by its seat, and what was said before is not", () => {
  const log = new ChatLog();
  heard(log, [1]);
  expect(log.saying).toEqual({});
  heard(log, [2], { new: true });
  heard(log, [3], { new: true });
  expect(log.saying[0]?.n).toBe(3);
});
