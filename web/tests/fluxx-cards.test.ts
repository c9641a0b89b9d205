/** Fluxx's cards: what is printed on them besides their words. */
import { describe, expect, test } from "vitest";
import { kindOf, needsOf, numberOf } from "../src/games/fluxx/kinds";
import { drawnFor, pictureOf } from "../src/games/fluxx/pictures";
import { breakable } from "../src/games/fluxx/syllables";
import type { Face, Said } from "../src/lib/wire";

const PAPER = "#fbf5e6";
const KINDS = ["rule", "goal", "keeper", "creeper", "action", "surprise"];

function goal(needs: Said): Face {
  return { name: { key: "card-9" }, kind: "goal", text: { key: "explain-goal", args: { needs } } };
}

const FACES: Record<string, Face> = {
  owl: { name: { key: "card-0" }, kind: "keeper" },
  cat: { name: { key: "card-1" }, kind: "keeper" },
  slug: { name: { key: "card-2" }, kind: "creeper" },
};
const [OWL, CAT, SLUG]: [Said, Said, Said] = [{ key: "card-0" }, { key: "card-1" }, { key: "card-2" }];

function luminance(ink: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the kinds", () => {
  test.each(KINDS)("%s: its ink can be read on paper, and paper on its ink", (kind) => {
    const ink = kindOf("any", { any: { kind } }).ink;
    expect((luminance(PAPER) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThan(4.5);
  });

  test("differ in ink and in icon", () => {
    const all = KINDS.map((kind) => kindOf("any", { any: { kind } }));
    expect(new Set(all.map((kind) => kind.ink)).size).toBe(KINDS.length);
    expect(new Set(all.map((kind) => kind.icon)).size).toBe(KINDS.length);
  });

  test("a kind that we do not know is plain", () => {
    expect(kindOf("any", { any: { kind: "ungoal" } })).toEqual(kindOf("any", {}));
  });
});

describe("what a goal asks for", () => {
  test("two cards", () => {
    const face = goal({ key: "and", args: { first: OWL, second: CAT } });
    expect(needsOf(face, FACES)).toEqual([{ card: "owl" }, { between: "+" }, { card: "cat" }]);
  });

  test("two of several", () => {
    const cards = { key: "comma", args: { first: OWL, second: { key: "comma", args: { first: CAT, second: SLUG } } } };
    const face = goal({ key: "need-some", args: { count: 2, cards } });
    const names = needsOf(face, FACES).map((need) => ("card" in need ? need.card : "between" in need ? need.between : "?"));
    expect(names).toEqual(["2×", "owl", "/", "cat", "/", "slug"]);
  });

  test("a card, and a number of Creepers", () => {
    const some = { key: "need-creepers-in-play", args: { count: 2, what: { key: "kind-creeper" } } };
    const face = goal({ key: "and", args: { first: OWL, second: some } });
    expect(needsOf(face, FACES)).toEqual([{ card: "owl" }, { between: "+" }, { count: 2, kind: "creeper" }]);
  });

  test("is not guessed where its author says it in other words", () => {
    expect(needsOf({ kind: "goal", text: { key: "says-7" } }, FACES)).toEqual([]);
  });
});

test("a rule about a number shows it; others have none", () => {
  expect(numberOf({ kind: "rule", text: { key: "sets-draw", args: { count: 3 } } })).toBe(3);
  expect(numberOf({ kind: "rule", text: { key: "sets-hand_limit", args: { count: 0 } } })).toBe(0);
  expect(numberOf({ kind: "rule", text: { key: "sets-play-all" } })).toBeNull();
  expect(numberOf({ kind: "rule", text: { key: "sets-jail", args: { count: 1 } } })).toBeNull();
});

describe("pictures", () => {
  test("the last part of a key tells what it is", () => {
    expect(pictureOf("batman_cuffs")).toBe(pictureOf("cuffs"));
    expect(pictureOf("batman_cuffs")).not.toBe(pictureOf("batman"));
  });

  test("a word is found at either end of a part, the longest first", () => {
    expect(pictureOf("the_batcave")).toBe(pictureOf("cave"));
    expect(pictureOf("scarecrow")).not.toBe(pictureOf("crow"));
  });

  test("a short word must be the whole part: a card is no car", () => {
    expect(drawnFor("my_car")).not.toBe("");
    expect(drawnFor("zap_a_card")).toBe("");
  });

  test("whatever nobody has drawn has an emblem, always the same, and not all the same", () => {
    const strange = ["qxa", "qxb", "qxc", "qxd", "qxe", "żółw", "龍", ""];
    for (const face of strange) expect(pictureOf(face)).toMatch(/^M/);
    expect(new Set(strange.map(pictureOf)).size).toBeGreaterThan(4);
    expect(strange.map(pictureOf)).toEqual(strange.map(pictureOf));
  });
});

describe("long words", () => {
  const broken = (text: string) => breakable(text).replaceAll("\u00ad", "-");

  test.each([
    ["Commissioner", "Com-mis-sio-ner"],
    ["Something", "Some-thing"],
    ["Gartenzwerg", "Gar-ten-zwerg"],
    ["Komposthaufen", "Kom-post-hau-fen"],
    ["Liegestuhl", "Lie-ge-stuhl"],
    ["Wszystko", "Wszyst-ko"],
  ])("%s can be broken", (word, syllables) => {
    expect(broken(word)).toBe(syllables);
  });

  test("short ones cannot, and nothing else changes", () => {
    expect(broken("The Bat-Signal, Robin & 12345678901")).toBe("The Bat-Signal, Robin & 12345678901");
  });
});
