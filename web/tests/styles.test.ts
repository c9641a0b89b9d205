/** Type and radius have steps (app.css), on pages space too. What is drawn, as cards are, has units of its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const PAGES = /^(decks|learn|lobby|replay|rules|stats)\//;
const PRINTED = /^games\/\w+\/(Abluxxen|Absolute|Fluxx|Plain|Suited)Card\.svelte$|^table\/(CardView|CardBack|Avatar)\.svelte$|Cover\.svelte$/;
const LENGTH = /(?<![\w.#-])\d*\.?\d+(px|rem|em)\b/;
const OF_THE_CARD = /--w|cqw|max\(13px|999px/; // as large as the card; and what is round is round

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

test("on pages there are four steps of space between things", () => {
  const pages = FILES.filter((path) => PAGES.test(path));
  expect(pages.flatMap((path) => raw(path, "gap|row-gap|column-gap", /\b[0-3](\.\d)?px|\b0\.1\d?rem/g))).toEqual([]);
});
