/** The log by turns, with what was taken back. */
import { expect, test } from "vitest";
import type { NewsItem } from "../src/lib/wire";
import { turnsOf } from "../src/table/log-turns";

const says = (key: string): object => ({ kind: "drew", says: { key } });
const turn = (seat: number): object => ({ kind: "turn", seat });

function chose(n: number, seat: number, ...events: object[]): NewsItem {
  return { n, kind: "chose", seat, events } as NewsItem;
}

function told(items: NewsItem[]): [number, string[]][] {
  return turnsOf(items).map((one) => [one.seat, one.lines.map((line) => (line.undone ? `-${line.says.key}` : line.says.key))]);
}

test("a turn begins where the game says so, also in the middle of news", () => {
  const items = [
    { n: 1, kind: "dealt", first: 0, events: [says("draws")] } as NewsItem,
    chose(2, 0, says("a")),
    chose(3, 1, says("answer"), turn(1), says("b")),
  ];
  expect(told(items)).toEqual([
    [-1, ["news-dealt"]],
    [0, ["draws", "a", "answer"]],
    [1, ["b"]],
  ]);
});

test("without such news whoever acts heads what they do", () => {
  expect(told([chose(1, 0, says("a")), chose(2, 0, says("b")), chose(3, 1, says("c"))])).toEqual([
    [0, ["a", "b"]],
    [1, ["c"]],
  ]);
});

test("what is taken back is marked, with all that came after it, and no more", () => {
  const undone = { n: 5, kind: "undone", seat: 0 } as NewsItem;
  const items = [chose(1, 0, says("a")), chose(2, 1, says("b")), chose(3, 0, says("c")), chose(4, 1, says("d")), undone, chose(6, 0, says("e"))];
  expect(told(items).flatMap(([, keys]) => keys)).toEqual(["a", "b", "-c", "-d", "news-undone", "e"]);
});
