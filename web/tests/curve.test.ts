/** The curve of an analysis, and what its stream brings. */
import { expect, test } from "vitest";
import { spreadApart, curveOf, dashesOf } from "../src/replay/curve";
import { readLines } from "../src/replay/read-lines";

test("a point of the curve lies before its decision, and the last one at the end of the game", () => {
  const decisions = [
    { number: 1, chances: [0.5, 0.5] },
    { number: 4, chances: [0.25, 0.75] },
  ];
  expect(curveOf(decisions, null, 9, 2)).toEqual([
    [0, 3],
    [50, 25],
    [50, 75],
  ]);
  expect(curveOf(decisions, { final: [1, 0] }, 9, 2)).toEqual([
    [0, 3, 9],
    [50, 25, 100],
    [50, 75, 0],
  ]);
});

test("six seats are told apart by their dashes alone", () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => dashesOf(seat).join())).size).toBe(6);
});

test("lines are whole, however the stream is cut", async () => {
  const bytes = new TextEncoder().encode('{"a":1}\n{"b":"ż"}\n{"c":3}');
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(control) {
      for (const byte of bytes) control.enqueue(new Uint8Array([byte]));
      control.close();
    },
  });
  const lines: string[] = [];
  for await (const line of readLines(pieces)) lines.push(line);
  expect(lines).toEqual(['{"a":1}', '{"b":"ż"}', '{"c":3}']);
});

test("names at the ends of lines do not lie upon one another, nor outside", () => {
  expect(spreadApart([50, 10], 15, 0, 100)).toEqual([50, 10]);
  expect(spreadApart([100, 100, 98], 15, 0, 100)).toEqual([85, 100, 70]);
  expect(spreadApart([0, 0], 15, 5, 100)).toEqual([5, 20]);
});
