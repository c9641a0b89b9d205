/** Under a limit one chooses what to keep; whatever else one holds is discarded in one move. */
import { beforeEach, expect, test } from "vitest";
import type { Foreseen, Place } from "../src/games/look";
import { KeepComposer } from "../src/games/fluxx/keep-composer.svelte";
import type { Pick } from "../src/lib/picking";
import type { Ask, Offer } from "../src/lib/wire";

/** Somebody at a table with a limit of two. */
class Chair implements Place {
  ask: Ask | null = null;
  board = null;
  seat = 1;
  names = ["Anna", "Ben"];
  busy = false;
  chosen: string[] = [];

  holds(limit: number, cards: string[], more: Offer[] = []): void {
    const says = { key: "prompt-hand-limit", args: { limit, left: cards.length - limit } };
    this.ask = { decision: 7, seats: [1], prompt: "hand-limit", says, offers: [...cards.map(discard), ...more] };
  }
  choose(...choices: string[]): Promise<void> {
    this.chosen = choices;
    return Promise.resolve();
  }
  foresee(): Promise<Foreseen> {
    return Promise.resolve({ says: [], points: [], refused: null, rule: "" });
  }
  why(): Promise<void> {
    return Promise.resolve();
  }
}

function discard(face: string): Offer {
  return { text: face, says: { key: "choice-hand-limit" }, touches: [{ pile: "hand", seat: 1, cards: [face] }] };
}

function card(face: string): Pick {
  return { id: face.length, pile: "hand:1", face };
}

let chair: Chair;
let composer: KeepComposer;

beforeEach(() => {
  chair = new Chair();
  composer = new KeepComposer(chair);
  chair.holds(2, ["owl", "cat", "toad", "bell"]);
});

test("it is about limits, and about nothing else", () => {
  expect(chair.ask && composer.takes(chair.ask)).toBe(true);
  expect(composer.takes({ decision: 1, seats: [1], prompt: "discard", says: { key: "prompt-discard", args: {} } })).toBe(false);
});

test("two of four are kept, and the others go in one move", async () => {
  composer.tap(card("cat"));
  expect(composer.isFull).toBe(false);
  composer.tap(card("bell"));
  expect(composer.picks.map((pick) => pick.face)).toEqual(["cat", "bell"]);
  await composer.confirm();
  expect(chair.chosen).toEqual(["owl", "toad"]);
});

test("nothing is sent before as many are kept as there is room for", async () => {
  composer.tap(card("cat"));
  await composer.confirm();
  expect(chair.chosen).toEqual([]);
});

test("another tap lets a card go again, one too many takes the place of the first", () => {
  composer.tap(card("cat"));
  composer.tap(card("cat"));
  expect(composer.picks).toEqual([]);
  for (const face of ["owl", "cat", "toad"]) composer.tap(card(face));
  expect(composer.picks.map((pick) => pick.face)).toEqual(["cat", "toad"]);
});

test("a limit of nothing leaves nothing to choose", async () => {
  chair.holds(0, ["owl", "cat"]);
  composer.tap(card("owl"));
  expect([composer.room, composer.picks.length, composer.isFull]).toEqual([0, 0, true]);
  await composer.confirm();
  expect(chair.chosen).toEqual(["owl", "cat"]);
});

test("a power that can be used meanwhile is offered beside it, and is no card to keep", () => {
  const use = { text: "use:compost", says: { key: "choice-use" }, touches: [{ pile: "table", seat: 1, cards: ["compost"] }] };
  chair.holds(2, ["owl", "cat", "toad"], [use]);
  expect(composer.others).toEqual([use]);
  expect(composer.room).toBe(2);
  expect(composer.reach({ id: 9, pile: "table:1", face: "compost" })).toBe(false);
});

test("what is not held any more is not kept; with another question all is forgotten", () => {
  for (const face of ["owl", "cat"]) composer.tap(card(face));
  chair.holds(2, ["cat", "toad", "bell"]);
  composer.settle();
  expect(composer.picks.map((pick) => pick.face)).toEqual(["cat"]);
  chair.ask = null;
  composer.settle();
  expect(composer.picks).toEqual([]);
});

test("of a very large hand as many go as one move may have, and the rest is asked for again", async () => {
  const cards = Array.from({ length: 70 }, (_, nth) => `card${nth}`);
  chair.holds(1, cards);
  composer.tap(card("card3"));
  await composer.confirm();
  expect(chair.chosen).toHaveLength(64);
  chair.holds(1, cards.filter((face) => !chair.chosen.includes(face)));
  composer.settle();
  expect(composer.going).toHaveLength(5);
  expect(composer.isFull).toBe(true);
});
