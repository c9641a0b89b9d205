/** Sums while a set is laid together: the browser counts as the rules do. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sortCards, keepsZero, sumOf } from "../src/games/absolute/sums";

type Counted = [cards: string, numbers: number, legal: 0 | 1, base: number, extra: number, runs: number, double: string, points: number];
const SETS = JSON.parse(readFileSync(join(import.meta.dirname, "sets.json"), "utf-8")) as Counted[];
const of = (cards: string) => sumOf(cards.split(" "));

test("two thousand sets and other cards are counted as Python counts them", () => {
  expect(SETS.length).toBe(2000);
  for (const [cards, numbers, legal, base, extra, runs, double, points] of SETS) {
    const sum = of(cards);
    expect({ cards, ...sum }).toMatchObject({ cards, numbers, legal: legal === 1, base, extra, runs, points });
    expect(sum.double || "none").toBe(double);
    expect(sortCards(cards.split(" ").reverse()).join(" ")).toBe(cards);
  }
});

describe("the missing number", () => {
  test("is what makes zero", () => {
    expect(of("-8C +5C").missing).toBe(3);
    expect(of("-8C +5C +3D").missing).toBe(0);
  });

  test("is less where a zero makes up for some of it", () => {
    expect(of("-8C +0D").missing).toBe(0);
    expect(of("+8C +0D").missing).toBe(-8); // a +0 stands for +1 to +10 only
    expect(of("-9C -4C +0D").missing).toBe(3);
  });

  test("what a zero stands for is told where the cards make zero", () => {
    expect(of("+0S -3C -6T").stands).toBe(9);
    expect(of("+8C +0D").stands).toBeNull();
  });
});

test("a zero that stays with all of its set keeps its number", () => {
  const row = ["-0D", "-3T", "+3S"];
  expect(keepsZero([...row, "+5C", "-5S"], row)).toBe(true);
  expect(keepsZero([...row, "+5C", "+4S"], row)).toBe(false);
  expect(keepsZero(["-0D", "+5C", "+4S"], row)).toBe(true); // it has left its set
});
