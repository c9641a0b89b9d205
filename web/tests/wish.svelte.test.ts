/** A table as it is wished for: how long whoever is asked out of turn may take. */
import { expect, test } from "vitest";
import type { GameKind } from "../src/lobby/catalog";
import { Wish } from "../src/lobby/wish.svelte";

const ASKING: GameKind = { name: "any", least: 2, most: 6, options: {}, windows: true };
const QUIET: GameKind = { ...ASKING, windows: false };

test("friends at other screens are waited for, but not for ever", () => {
  expect(new Wish(ASKING, 1).settings(ASKING, "Anna").window_s).toBe(12);
});

test("around one screen, and against bots alone, everybody takes their time", () => {
  const wish = new Wish(ASKING, 3);
  expect(wish.settings(ASKING, "Anna").window_s).toBe(0);
  wish.chairs[3]!.who = "open";
  expect(wish.settings(ASKING, "Anna").window_s).toBe(12);
});

test("what was chosen holds, whoever comes", () => {
  const wish = new Wish(ASKING, 1);
  wish.answersChosen = "none";
  expect(wish.settings(ASKING, "Anna").window_s).toBe(0);
  wish.answersChosen = "short";
  expect(wish.settings(ASKING, "Anna").window_s).toBe(5);
});

test("a game that asks nobody out of turn needs no such time", () => {
  expect(new Wish(QUIET, 1).settings(QUIET, "Anna").window_s).toBe(0);
});
