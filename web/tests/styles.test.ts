/** Type, corners and space have steps (app.css). What is drawn, as cards are, has units of its own, and what lies on the
 * table is worked out in numbers (fit.ts, layout.ts). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const PRINTED = /^games\/\w+\/(Abluxxen|Absolute|Fluxx|Plain|Suited)Card\.svelte$|^table\/(CardView|CardBack|Avatar)\.svelte$|Cover\.svelte$/;
const MEASURED = /^games\/|^table\/(BoardView|Bubble|CardFan|CardLayers|CardSets|PileSummary|PileView|Seat)\.svelte$/;
const LENGTH = /(?<![\w.#-])\d*\.?\d+(px|rem|em)\b/;
const OF_THE_CARD = /--w|cqw|max\(13px|999px/; // as large as the card; and what is round is round
const SMALL = /(?<![\w.])(-?[0-3]px|3rem|-?\d*\.?\d+em\b)/g; // hairlines, the foot of a page, and what grows with the letters

function stylesOf(path: string): string {
  const text = readFileSync(join(SOURCE, path), "utf8");
  return path.endsWith(".css") ? text : (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "");
}

function raw(path: string, property: string, allowed: RegExp): string[] {
  const values = [...stylesOf(path).matchAll(new RegExp(`(?<![\\w-])(?:${property}):\\s*([^;{}]+);`, "g"))].map(([, value = ""]) => value);
  return values.filter((value) => LENGTH.test(value.replace(allowed, "")) && !OF_THE_CARD.test(value)).map((value) => `${path}: ${value}`);
}

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|css)$/.test(path) && !PRINTED.test(path));

test("letters have one of six sizes", () => {
  expect(FILES.length).toBeGreaterThan(100);
  const inherited = FILES.filter((path) => !path.endsWith("fonts.css"));
  expect(inherited.flatMap((path) => raw(path, "font-size|font", /\/.*|^16px$/))).toEqual([]);
});

test("corners have one of two radii", () => {
  expect(FILES.flatMap((path) => raw(path, "border-radius", /$^/))).toEqual([]);
});

test("there are four steps of space between things, and one from a frame to its text", () => {
  const worded = FILES.filter((path) => !MEASURED.test(path));
  expect(worded.length).toBeGreaterThan(90);
  expect(worded.flatMap((path) => raw(path, "(?:row-|column-)?gap|(?:padding|margin)(?:-\\w+)*", SMALL))).toEqual([]);
});
