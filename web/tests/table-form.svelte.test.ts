/** The form of a new table: how long whoever is asked out of turn may take, and who plays for whoever is away. */
import { expect, test } from "vitest";
import type { GameKind } from "../src/lobby/catalog";
import type { Clock } from "../src/lib/wire";
import { COVERS, coversWith, TableForm, type Cover } from "../src/lobby/table-form.svelte";

const ASKING: GameKind = { name: "any", least: 2, most: 6, options: {}, windows: true };
const QUIET: GameKind = { ...ASKING, windows: false };

test("friends at other screens are waited for, but not for ever", () => {
  expect(new TableForm(ASKING, 1).settings(ASKING, "Anna").window_s).toBe(12);
});

test("around one screen, and against bots alone, everybody takes their time", () => {
  const form = new TableForm(ASKING, 3);
  expect(form.settings(ASKING, "Anna").window_s).toBe(0);
  form.chairs[3]!.who = "open";
  expect(form.settings(ASKING, "Anna").window_s).toBe(12);
});

test("what was chosen holds, whoever comes", () => {
  const form = new TableForm(ASKING, 1);
  form.answersChosen = "none";
  expect(form.settings(ASKING, "Anna").window_s).toBe(0);
  form.answersChosen = "short";
  expect(form.settings(ASKING, "Anna").window_s).toBe(5);
});

test("a game that asks nobody out of turn needs no such time", () => {
  expect(new TableForm(QUIET, 1).settings(QUIET, "Anna").window_s).toBe(0);
});

const CLOCKS: Record<string, Clock> = {
  quick: { step_s: 10, bank_s: 90, window_s: 8 },
  calm: { step_s: 30, bank_s: 300, window_s: 15 },
  day: { step_s: 86400, bank_s: 0, window_s: 21600 },
  "three-days": { step_s: 259200, bank_s: 0, window_s: 86400 },
};

test("without a clock a bot plays after a minute, or as agreed", () => {
  const form = new TableForm(QUIET, 1);
  expect(form.settings(QUIET, "Anna", CLOCKS).cover_after_s).toBe(60);
  form.coverChosen = "never";
  expect(form.settings(QUIET, "Anna", CLOCKS).cover_after_s).toBe(null);
});

test.each(Object.keys(CLOCKS) as ("quick" | "calm" | "day" | "three-days")[])("with the clock %s nobody is covered before it has run out", (clock) => {
  const form = new TableForm(QUIET, 1);
  form.clock = clock;
  for (const cover of [null, ...(Object.keys(COVERS) as Cover[])]) {
    form.coverChosen = cover;
    const after = form.settings(QUIET, "Anna", CLOCKS).cover_after_s;
    const { step_s, bank_s } = CLOCKS[clock]!;
    expect(after === undefined || after === null || after > step_s + (bank_s ?? 0)).toBe(true);
  }
  expect(coversWith(CLOCKS[clock])).toContain("clock");
});

test("watchers read the chat only where there are both, and somebody wants it", () => {
  const form = new TableForm(QUIET, 1);
  expect(form.settings(QUIET, "Anna").chat_watchers).toBe(false);
  form.chatWatchers = true;
  expect(form.settings(QUIET, "Anna").chat_watchers).toBe(true);
  form.watchers = false;
  expect(form.settings(QUIET, "Anna").chat_watchers).toBe(false);
});
