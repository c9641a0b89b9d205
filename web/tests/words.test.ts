/** The browser says every phrase exactly as Python does, in three languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, Words, seatPhrase, type Language } from "../src/lib/words";
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

test("a name from right to left is set apart, and is still the name of whoever reads", () => {
  const words = new Words("en", ["scored = { $seat }: { $points } points\n    .you-seat = You: { $points } points"]);
  const said: Said = { key: "scored", args: { seat: seatPhrase(0), points: 3 } };
  expect(words.say(said, ["דנה"])).toBe("\u2068דנה\u2069: 3 points");
  expect(words.say(said, ["דנה"], 0)).toBe("You: 3 points");
  expect(words.say(said, ["Zoë"])).toBe("Zoë: 3 points");
});
