/** One name for one thing: no type or component is declared twice, and no name needs its writer to explain it. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const PATHS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte)$/.test(path));
const TYPE = /^\s*(?:export )?(?:interface|type|(?:abstract )?class|enum) (\w+)/gm;
const NAME = /\b(?:const|let|function\*?|class|interface|type) (\w+)|^ {2}(?:private |readonly |async |get |set )*(\w+)[?!]?[(:=]/gm;
const OF_EACH_COMPONENT = "Props";

/** Words that only their writer understands: the field has others for all of them. */
const RIDDLES = "attend bell company deed ears evening glance herald laid manners nursery outlook pupil quest shelf sitting spot told whisper".split(" ");

function namesIn(path: string, pattern: RegExp): string[] {
  return [...readFileSync(join(SOURCE, path), "utf8").matchAll(pattern)].map(([, one, other]) => one ?? other ?? "");
}

function wordsOf(name: string): string[] {
  return name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z]+/);
}

test("a type or a component is declared once", () => {
  const places = new Map<string, string[]>();
  for (const path of PATHS) {
    const component = path.endsWith(".svelte") ? [basename(path, ".svelte")] : [];
    for (const name of [...namesIn(path, TYPE), ...component]) places.set(name, [...(places.get(name) ?? []), path]);
  }
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([name, paths]) => paths.length > 1 && name !== OF_EACH_COMPONENT)).toEqual([]);
});

test("names are words of the field", () => {
  const names = PATHS.filter((path) => !path.endsWith("wire.ts")).flatMap((path) => [basename(path), ...namesIn(path, NAME)].map((name) => `${path}: ${name}`));
  expect(names.length).toBeGreaterThan(2000);
  expect(names.filter((name) => wordsOf(name).some((word) => RIDDLES.includes(word)))).toEqual([]);
});
