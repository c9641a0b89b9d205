/** Choosing by pointing: what is touched leads to what is offered. */
import { describe, expect, test } from "vitest";
import { offersIncluding, mayPick, matchingOffer, buttonsAmong, tapped, type Pick } from "../src/lib/picking";
import type { Offer, Touch } from "../src/lib/wire";

const HAND = "hand:0";

function offer(text: string, ...touches: Touch[]): Offer {
  return { text, says: { key: text }, touches };
}

function lay(cards: string): Offer {
  return offer(`lay ${cards}`, { pile: "hand", seat: 0, cards: cards.split(" ") });
}

/** Cards in hand, numbered from 1 as they lie: the hand "7 7 J" has the cards 1, 2 and 3. */
function hand(text: string): Pick[] {
  return text.split(" ").map((face, at) => ({ id: at + 1, pile: HAND, face }));
}

function tap(offers: Offer[], picks: Pick[], held: Pick[], nth: number): Pick[] {
  const pick = held[nth - 1];
  if (!pick) throw new Error(`the hand has ${held.length} cards, there is no card ${nth}`);
  return tapped(offers, picks, pick, held.filter((one) => one.face === pick.face));
}

const texts = (offers: Offer[]) => offers.map((one) => one.text);
const numbers = (picks: Pick[]) => picks.map((one) => one.id);

describe("a hand of 7 7 7 J 9", () => {
  const held = hand("7 7 7 J 9");
  const offers = ["7", "7 7", "7 7 7", "7 J", "7 7 J", "7 7 7 J", "J", "9", "9 J"].map(lay);

  test("a tap gathers the equal cards", () => {
    const picks = tap(offers, [], held, 2);
    expect(numbers(picks).sort()).toEqual([1, 2, 3]);
    expect(matchingOffer(offers, picks)?.text).toBe("lay 7 7 7");
  });

  test("a second tap on one of them lets it go again", () => {
    const picks = tap(offers, tap(offers, [], held, 1), held, 1);
    expect(numbers(picks).sort()).toEqual([2, 3]);
    expect(matchingOffer(offers, picks)?.text).toBe("lay 7 7");
  });

  test("what was let go comes back alone", () => {
    const two = tap(offers, tap(offers, [], held, 1), held, 1);
    expect(numbers(tap(offers, two, held, 1)).sort()).toEqual([1, 2, 3]);
  });

  test("a joker goes along with them", () => {
    const picks = tap(offers, tap(offers, [], held, 1), held, 4);
    expect(matchingOffer(offers, picks)?.text).toBe("lay 7 7 7 J");
  });

  test("a card that does not go with them begins anew", () => {
    expect(numbers(tap(offers, tap(offers, [], held, 1), held, 5))).toEqual([5]);
  });

  test("a hand where only pairs may be laid gathers no more than two", () => {
    expect(tap([lay("7 7")], [], held, 3)).toHaveLength(2);
  });
});

describe("what fits", () => {
  const offers = [lay("4"), lay("4 4"), lay("4 5")];

  test("with nothing touched everything fits, and nothing is meant", () => {
    expect(texts(offersIncluding(offers, []))).toEqual(["lay 4", "lay 4 4", "lay 4 5"]);
    expect(matchingOffer(offers, [])).toBeUndefined();
  });

  test("equal cards count as often as they were touched", () => {
    const held = hand("4 4 4");
    expect(texts(offersIncluding(offers, held.slice(0, 2)))).toEqual(["lay 4 4"]);
    expect(offersIncluding(offers, held)).toEqual([]);
  });

  test("the same face in another pile is another card", () => {
    const inPool: Pick = { id: 9, pile: "pool:-1", face: "4" };
    expect(mayPick(offers, [], inPool)).toBe(false);
    expect(mayPick([offer("take", { pile: "pool", cards: ["4"] })], [], inPool)).toBe(true);
  });

  test("a choice that says nothing of cards is meant by none", () => {
    expect(offersIncluding([{ text: "pass", says: { key: "pass" } }], hand("4"))).toEqual([]);
  });
});

describe("piles", () => {
  const deck: Pick = { id: 0, pile: "deck:-1", face: "" };
  const offers = [offer("deck", { pile: "deck" }), offer("pool 4", { pile: "pool", cards: ["4"] }), offer("none")];

  test("a pile can be touched where a choice is about it as a whole", () => {
    expect(matchingOffer(offers, tapped(offers, [], deck, []))?.text).toBe("deck");
    expect(mayPick(offers, [], { id: 0, pile: "pool:-1", face: "" })).toBe(false);
  });

  test("touching it again lets it go", () => {
    expect(tapped(offers, [deck], deck, [])).toEqual([]);
  });

  test("what touches no single card is also a button", () => {
    expect(texts(buttonsAmong(offers))).toEqual(["deck", "none"]);
  });

  test("cards that are taken as one are gathered by one tap", () => {
    const group = [offer("pool:2+13", { pile: "pool", cards: ["2", "13"] }), offer("pool 2", { pile: "pool", cards: ["2"] })];
    const cards: Pick[] = ["2", "13"].map((face, at) => ({ id: at + 1, pile: "pool:-1", face }));
    const [two] = cards;
    if (!two) throw new Error("no card");
    expect(matchingOffer(group, tapped(group, [], two, cards))?.text).toBe("pool:2+13");
  });
});
