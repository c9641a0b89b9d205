/** The browser says every phrase exactly as Python does, in three languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, Words, type Language } from "../src/lib/words";
import type { Said } from "../src/lib/wire";
import sentences from "./sentences.json";

const SOURCE = join(import.meta.dirname, "../../src/kibitz");
const NAMES = ["Anna", "Ben", "Cleo", "Dora"];

function wordsOf(game: string, language: Language): Words {
  const files = [`play/words.${language}.ftl`, `games/${game}/words.${language}.ftl`];
  return new Words(
    language,
    files.map((file) => readFileSync(join(SOURCE, file), "utf-8")),
  );
}

const told = sentences as [game: string, said: Said, you: number, sentences: string[]][];

test.each(LANGUAGES.map((language, at) => [language, at] as const))("%s is spoken alike on both sides", (language, at) => {
  const spoken = new Map<string, Words>();
  expect(told.length).toBeGreaterThan(100);
  for (const [game, said, you, expected] of told) {
    const words = spoken.get(game) ?? wordsOf(game, language);
    spoken.set(game, words);
    expect(words.say(said, NAMES, you)).toBe(expected[at]);
  }
});

test("a phrase that is not known is shown by its key, and harms nothing", () => {
  expect(new Words("en", []).say({ key: "from-the-future", args: { name: "<b>" } })).toBe("the-future: <b>");
});
