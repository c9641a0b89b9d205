/** The form of a new table: how long whoever is asked out of turn may take, and who plays for whoever is away. */
import { expect, test } from "vitest";
import type { GameKind } from "../src/lobby/catalog";
import type { Clock } from "../src/lib/wire";
import { COVER_DELAYS, coverDelaysWith, TableForm, type CoverDelay } from "../src/lobby/table-form.svelte";

const ASKING: GameKind = { name: "any", least: 2, most: 6, options: {}, windows: true };
const QUIET: GameKind = { ...ASKING, windows: false };

test("whoever shares a screen has time to hand it over; everybody else answers within three seconds", () => {
  expect(new TableForm(ASKING, 1).settings("Anna").window_s).toBe(3);
  expect(new TableForm(ASKING, 3).settings("Anna").window_s).toBe(12);
});

test("what was chosen holds, whoever comes", () => {
  const form = new TableForm(ASKING, 1);
  form.answersChosen = "none";
  expect(form.settings("Anna").window_s).toBe(0);
  form.answersChosen = "usual";
  expect(form.settings("Anna").window_s).toBe(6);
});

test("a game that asks nobody out of turn needs no such time", () => {
  expect(new TableForm(QUIET, 1).settings("Anna").window_s).toBe(0);
});

const CLOCKS: Record<string, Clock> = {
  quick: { step_s: 10, bank_s: 90, window_s: 8 },
  calm: { step_s: 30, bank_s: 300, window_s: 15 },
  day: { step_s: 86400, bank_s: 0, window_s: 21600 },
  "three-days": { step_s: 259200, bank_s: 0, window_s: 86400 },
};

test("without a clock a bot plays after a minute, or as agreed", () => {
  const form = new TableForm(QUIET, 1);
  expect(form.settings("Anna", CLOCKS).cover_after_s).toBe(60);
  form.coverChosen = "never";
  expect(form.settings("Anna", CLOCKS).cover_after_s).toBe(null);
});

test.each(Object.keys(CLOCKS) as ("quick" | "calm" | "day" | "three-days")[])("with the clock %s nobody is covered before it has run out", (clock) => {
  const form = new TableForm(QUIET, 1);
  form.clock = clock;
  for (const cover of [null, ...(Object.keys(COVER_DELAYS) as CoverDelay[])]) {
    form.coverChosen = cover;
    const after = form.settings("Anna", CLOCKS).cover_after_s;
    const { step_s, bank_s } = CLOCKS[clock]!;
    expect(after === undefined || after === null || after > step_s + (bank_s ?? 0)).toBe(true);
  }
  expect(coverDelaysWith(CLOCKS[clock])).toContain("clock");
});

test("watchers read the chat only where there are both, and somebody wants it", () => {
  const form = new TableForm(QUIET, 1);
  expect(form.settings("Anna").chat_watchers).toBe(false);
  form.chatWatchers = true;
  expect(form.settings("Anna").chat_watchers).toBe(true);
  form.watchers = false;
  expect(form.settings("Anna").chat_watchers).toBe(false);
});

const VARIANTS: GameKind = {
  name: "variants",
  least: 2,
  most: 5,
  windows: false,
  options: {
    variant: { default: "base", values: ["base", "duel"], default_by_seats: { "2": "duel" } },
    split: { default: false, values: [false, true], only: { variant: ["duel"] } },
    marked: { default: [], values: "seats" },
    limit: { default: 300, low: 1, high: 999 },
  },
};

function options(form: TableForm) {
  return form.settings("Anna").options;
}

test("what another variant does not have is forgotten, and is as usual when one comes back", () => {
  const form = new TableForm(VARIANTS, 1);
  form.choose("variant", "duel");
  form.choose("split", true);
  form.choose("limit", 20);
  expect(options(form)).toEqual({ variant: "duel", split: true, limit: 20 });
  form.choose("variant", "base");
  expect(options(form)).toEqual({ limit: 20 });
  form.choose("variant", "duel");
  expect(options(form)).toEqual({ variant: "duel", limit: 20 });
});

test("with other seats the usual variant is another, and what it does not have is forgotten", () => {
  const form = new TableForm(VARIANTS, 1);
  form.seat(2);
  form.choose("split", true);
  expect(options(form)).toEqual({ split: true });
  form.seat(3);
  expect(options(form)).toEqual({});
});

test("seats that are gone are not named", () => {
  const form = new TableForm(VARIANTS, 1);
  form.choose("marked", [0, 3]);
  form.seat(3);
  expect(options(form)).toEqual({ marked: [0] });
  form.choose("marked", []);
  expect(options(form)).toEqual({});
});

test("another game knows nothing of the options of the first", () => {
  const form = new TableForm(VARIANTS, 1);
  form.choose("limit", 20);
  form.setGame(QUIET);
  expect(form.settings("Anna")).toMatchObject({ game: "any", options: {} });
  form.setGame(VARIANTS);
  expect(options(form)).toEqual({});
});

test("an address cannot bring options that do not go together", () => {
  expect(options(new TableForm(VARIANTS, 1, { split: true }))).toEqual({});
});

test("a refusal is about its field, the variant and the number of players, and not about the rest", () => {
  const form = new TableForm(VARIANTS, 1);
  const before = form.about("seats");
  form.choose("limit", 20);
  expect(form.about("seats")).toBe(before);
  form.seat(2);
  expect(form.about("seats")).not.toBe(before);
  form.seat(4);
  expect(form.about("seats")).toBe(before);
  form.choose("variant", "duel");
  expect(form.about("seats")).not.toBe(before);
});
