/** Absolute's workspace: whatever way cards come to lie together, the same line is sent. */
import { beforeEach, describe, expect, test } from "vitest";
import { AbsoluteComposer } from "../src/games/absolute/composer.svelte";
import { keep } from "../src/lib/profile.svelte";
import type { Foreseen, Place } from "../src/games/look";
import type { Ask, Board, Pile, Said } from "../src/lib/wire";

const TOO_FEW: Said = { key: "why-too-few" };

/** A chair that remembers what it was told to choose; `answers` are what the server would say. */
class Chair implements Place {
  board: Board | null = $state.raw(null);
  ask: Ask | null = $state.raw(null);
  busy = false;
  seat = 0;
  names = ["Anna", "Ben"];
  chosen: string[][] = [];
  asked: string[] = [];
  answers: Record<string, Partial<Foreseen>> = {};

  async choose(...choices: string[]): Promise<void> {
    this.chosen.push(choices);
  }
  async foresee(...choices: string[]): Promise<Foreseen> {
    return { says: [], points: [], refused: null, rule: "", ...this.answers[choices.join("; ")] };
  }
  async why(choice: string): Promise<void> {
    this.asked.push(choice);
  }
}

let chair: Chair;
let composer: AbsoluteComposer;

function pile(name: string, seat: number, parts: string[][]): Pile {
  return { name, seat, look: name === "hand" ? "fan" : "row", count: parts.flat().length, parts: parts.map((cards) => ({ cards, together: true })) };
}

/** A hand and sets, written as "-8C +3D / +1C ...": one row for each seat. */
function lay(prompt: string, hand: string, own = "", other = "", offers: string[] = []): void {
  const parts = (text: string) => text.split(" / ").filter((set) => set).map((set) => set.split(" "));
  chair.board = { seats: 2, piles: [pile("hand", 0, parts(hand)), pile("sets", 0, parts(own)), pile("sets", 1, parts(other))] };
  chair.ask = { decision: 1, seats: [0], prompt, offers: offers.map((text) => ({ text, says: { key: text } })) };
  composer = new AbsoluteComposer(chair);
}

function tap(...faces: string[]): void {
  for (const face of faces) composer.tap({ id: 1, pile: "", face });
}

/** What is asked at the server has been answered. */
const answered = () => new Promise((go) => setTimeout(go));

beforeEach(() => {
  chair = new Chair();
});

describe("the plays of a hand", () => {
  test("cards that are touched come to a group, and back", () => {
    lay("play", "-8C -2S +3D +5C");
    tap("+5C", "-2S", "-8C", "-2S", "+3D");
    expect(composer.groups).toEqual([["-8C", "+3D", "+5C"]]);
    expect(composer.lines).toEqual(["set -8C +3D +5C"]);
    expect(composer.picks.map((pick) => pick.face)).toEqual(["-8C", "+3D", "+5C"]);
  });

  test("the card that completes a set lights up", () => {
    lay("play", "-8C -2S +3D +5C +9T");
    tap("-8C", "+5C");
    expect([...composer.lit]).toEqual(["+3D"]);
  });

  test("nothing lights up for which no card could be left to be discarded", () => {
    lay("play", "-8C +3D +5C");
    expect(composer.lit.size).toBe(0);
    expect(composer.found).toEqual([]);
  });

  test("the sets in hand are found, the best one first", () => {
    lay("play", "-8C -3S -2D +3C +5C +9T");
    expect(composer.found.map(({ cards, points }) => [cards.join(" "), points])).toEqual([
      ["-8C +3C +5C", 16],
      ["-3S -2D +5C", 5],
    ]);
    composer.propose(composer.found[0]?.cards ?? []);
    expect(composer.lines).toEqual(["set -8C +3C +5C"]);
  });

  test("two groups of hand cards are two sets, in the order of their cards", async () => {
    lay("play", "-8C -5T -2S +3D +5C +7C +9T");
    chair.answers = { "set -5T -2S +7C": { points: [-3, 5] }, "set -8C +3D +5C; set -5T -2S +7C": { points: [1, 12] } };
    chair.answers["set -8C +3D +5C"] = { points: [-3, 1] };
    tap("-5T", "-2S", "+7C");
    composer.begin();
    tap("-8C", "+3D", "+5C");
    await answered();
    expect(composer.foreseen?.points).toEqual([-3, 12]);
    await composer.confirm();
    expect(chair.chosen).toEqual([["set -8C +3D +5C", "set -5T -2S +7C"]]);
  });
});

describe("a hint is laid out", () => {
  const own = "-0C +4D +5D / -7S +1T +6T";
  const other = "-10C +3S +7C";

  test.each([
    ["play", ["set:", "card:-8C", "card:+3D", "card:+5C", "confirm:"], "set -8C +3D +5C"],
    ["play", ["add:0.1", "card:-2S", "card:+2C", "confirm:"], "add 1 -2S +2C"],
    ["play", ["add:1.0", "card:-2S", "card:+2C", "confirm:"], "add 1.0 -2S +2C"],
    ["play", ["break:0", "card:-0C", "card:+3D", "card:+5D", "next:", "card:-8C", "card:+4D", "card:+4C", "confirm:"], "regroup 0: -8C +4C +4D / -0C +3D +5D"],
    ["swap", ["swap:1.0", "card:-2S", "card:+5C", "take:+3S", "confirm:"], "swap 1.0 -2S +5C for +3S"],
  ])("%s %s", async (prompt, choices, line) => {
    lay(prompt, "-8C -2S +2C +3D +4C +5C", own, other, ["swap:1.0", "add:1.0"]);
    expect(composer.layOut(choices)).toBe(true);
    expect(composer.lines).toEqual([line]);
    await composer.confirm();
    expect(chair.chosen).toEqual([[line]]);
  });

  test("and can be changed", () => {
    lay("play", "-8C -2S +3D +5C +9T");
    composer.layOut(["set:", "card:-8C", "card:+3D", "card:+5C", "confirm:"]);
    tap("+5C");
    expect(composer.groups).toEqual([["-8C", "+3D"]]);
  });

  test("what needs no cards leaves the workspace empty, in the place of what lay there", () => {
    lay("play", "-8C -2S +3D +5C +9T");
    tap("-8C");
    expect(composer.layOut(["done"])).toBe(true);
    expect(composer.composed).toEqual([]);
  });

  test("cards that are not there are not laid out", () => {
    lay("play", "-8C -2S +3D");
    expect(composer.layOut(["set:", "card:-8C", "card:+3D", "card:+5C", "confirm:"])).toBe(false);
    expect(composer.layOut(["add:3.0", "card:-2S", "confirm:"])).toBe(false);
  });
});

test("whoever finds sets themselves is shown none of their hand", () => {
  lay("play", "-8C -2S +3D +5C +9T");
  expect(composer.lights({ id: 1, pile: "", face: "-8C" })).toBe(true);
  keep({ showsSets: false });
  expect(composer.lights({ id: 1, pile: "", face: "-8C" })).toBeUndefined();
  keep({ showsSets: true });
});

describe("own sets", () => {
  const hand = "-9D -2S +2C +3C +6C";
  const sets = "-0C +4D +5D / -7S +1T +6T";

  test("a set comes into the tray with all its cards, and goes home again", () => {
    lay("play", hand, sets);
    tap("+4D");
    expect(composer.groups).toEqual([["-0C", "+4D", "+5D"]]);
    expect(composer.lines).toEqual([]); // nothing has changed
    tap("-0C");
    expect(composer.groups).toEqual([[]]);
  });

  test("hand cards with one whole set are added to it, whichever came first", () => {
    lay("play", hand, sets);
    tap("+6T", "+2C", "-2S");
    expect(composer.lines).toEqual(["add 1 -2S +2C"]);
    composer.clear();
    tap("-2S", "+2C", "-7S");
    expect(composer.lines).toEqual(["add 1 -2S +2C"]);
    expect(composer.moves[0]).toMatchObject({ before: 7, after: 9 });
  });

  test("a zero keeps its number: what would change it does not light up", () => {
    lay("play", "-9D +4S +9T", "-0C +4D +5D");
    tap("+4D");
    expect([...composer.lit].sort()).toEqual(["+9T", "-9D"]);
  });

  test("whatever takes sets apart is a regrouping", () => {
    lay("play", hand, sets);
    tap("+4D"); // the set
    composer.move("+4D", "new");
    composer.move("+5D", 1);
    tap("-9D");
    composer.move("+3C", 0);
    composer.move("+6C", 0);
    expect(composer.groups).toEqual([["-0C", "+3C", "+6C"], ["-9D", "+4D", "+5D"]]);
    expect(composer.lines).toEqual(["regroup 0: -9D +4D +5D / -0C +3C +6C"]);
    expect(composer.moves[0]).toMatchObject({ before: 5, after: 30, groups: 2 });
  });

  test("two sets that become one are regrouped, in the order of their places", () => {
    lay("play", hand, sets);
    tap("-7S", "+4D");
    for (const face of ["-7S", "+1T", "+6T"]) composer.move(face, 1);
    expect(composer.groups.length).toBe(1);
    expect(composer.lines).toEqual(["regroup 0,1: -7S -0C +1T +4D +5D +6T"]);
  });

  test("a touched card of a set goes to the open group, and from there to the next", () => {
    lay("play", hand, sets);
    tap("+4D", "-7S"); // two groups; the second is open
    composer.shift("+5D");
    expect(composer.groups[1]).toContain("+5D");
    composer.shift("+5D");
    expect(composer.groups[0]).toContain("+5D");
    expect(composer.open).toBe(1);
  });

  test("a card dropped on a set is added to it", () => {
    lay("play", hand, sets);
    composer.bring("+2C", "+1T");
    expect(composer.lines).toEqual(["add 1 +2C"]);
    composer.bring("-2S", "+6T");
    expect(composer.lines).toEqual(["add 1 -2S +2C"]);
  });

  test("sets of others can be added to where that is offered, and are never split", () => {
    lay("play", hand, "", sets, ["done", "add:1.1"]);
    tap("+4D");
    expect(composer.composed).toEqual([]);
    tap("+1T", "+2C", "-2S");
    composer.move("+1T", "new");
    expect(composer.lines).toEqual(["add 1.1 -2S +2C"]);
  });

  test("a card put into a group that there is not begins one", () => {
    lay("play", hand);
    tap("-2S", "+2C");
    composer.move("+2C", 8);
    expect(composer.groups).toEqual([["-2S"], ["+2C"]]);
  });
});

describe("a swap", () => {
  const offers = ["no-swap", "swap:1.0"];

  test("what is given, and what is taken from one set", async () => {
    lay("swap", "-3S +7S +8T", "", "-9T +2C +7C / -1C -2C +3D", offers);
    tap("+7S", "+7C");
    expect(composer.lines).toEqual(["swap 1.0 +7S for +7C"]);
    await composer.confirm();
    expect(chair.chosen).toEqual([["swap 1.0 +7S for +7C"]]);
  });

  test("what leads to a swap lights up", () => {
    lay("swap", "-3S +7S +10T", "", "-9T +2C +7C", offers);
    tap("+7C");
    expect([...composer.lit].sort()).toEqual(["+10T", "+7S", "-3S"]); // -3 +10 is 7, too
    tap("+7S");
    expect(composer.lit.size).toBe(0);
  });

  test("sets with which nothing can be swapped cannot be touched", () => {
    lay("swap", "-3S +7S", "", "-9T +2C +7C / -1C -2C +3D", offers);
    tap("+3D");
    expect(composer.taken).toEqual([]);
    expect(composer.reach({ id: 1, pile: "", face: "+3D" })).toBe(false);
  });

  test("three hand cards alone are laid at once", () => {
    lay("swap", "-8C +3D +5C +9T", "", "-9T +2C +7C", offers);
    tap("-8C", "+3D", "+5C");
    expect(composer.lines).toEqual(["set -8C +3D +5C"]);
  });

  test("what is refused is explained, and not sent", async () => {
    lay("swap", "-3S +7S", "", "-9T +2C +7C", offers);
    chair.answers = { "swap 1.0 -3S for +7C": { refused: TOO_FEW, rule: "AZ-14" } };
    tap("-3S", "+7C");
    await answered();
    expect(composer.foreseen?.rule).toBe("AZ-14");
    await composer.confirm();
    expect([chair.chosen, chair.asked]).toEqual([[], ["swap 1.0 -3S for +7C"]]);
  });
});

describe("time passes", () => {
  test("a move that was begun choice by choice is not composed here", () => {
    lay("play", "-8C +3D +5C", "", "", ["cancel:", "card:+3D"]);
    expect(chair.ask && composer.takes(chair.ask)).toBe(false);
  });

  test("what is composed stays as long as all of it lies where it lay", () => {
    lay("play", "-8C -2S +3D +5C");
    tap("-8C", "+3D");
    composer.settle();
    expect(composer.composed).toEqual(["-8C", "+3D"]);
  });

  test("cards that were laid are not composed any more", () => {
    lay("play", "-8C -2S +3D +5C");
    const before = composer;
    tap("-8C", "+3D", "+5C");
    lay("play", "-2S", "-8C +3D +5C");
    before.settle();
    expect(before.composed).toEqual([]);
  });

  test("when somebody else's turn comes, nothing is composed", () => {
    lay("play", "-8C -2S +3D +5C");
    tap("-8C");
    chair.ask = null;
    composer.settle();
    expect(composer.picks).toEqual([]);
  });
});
