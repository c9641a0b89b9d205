/** What is called out over the table, and what the same cards may mean. */
import { expect, test } from "vitest";
import { offersMatching, matchingOffer, type Pick } from "../src/lib/picking";
import type { Offer } from "../src/lib/wire";
import { calloutsOf } from "../src/table/callouts";

test("a win is called out with its reason, and nothing that has no words", () => {
  const won = { key: "event-won", args: { seat: "Anna" } };
  const items = [
    { n: 4, kind: "chose", events: [{ kind: "played", says: { key: "event-played" } }, { kind: "won", says: won }] },
    { n: 5, kind: "chose", events: [{ kind: "blocked" }] },
    { n: 6, kind: "spoke" },
  ];
  expect(calloutsOf(items, ["won", "blocked"])).toEqual([{ key: "4.1", says: won }]);
  expect(calloutsOf(items, [])).toEqual([]);
});

test("a Keeper that may be used, and must perhaps be discarded, offers both", () => {
  const touches = [{ pile: "table", seat: 0, cards: ["cuffs"] }];
  const offers: Offer[] = ["cuffs", "use:cuffs"].map((text) => ({ text, says: { key: "choice-use" }, touches }));
  const cuffs: Pick = { id: 3, pile: "table:0", face: "cuffs" };
  expect(offersMatching(offers, [cuffs]).map((offer) => offer.text)).toEqual(["cuffs", "use:cuffs"]);
  expect(matchingOffer(offers, [cuffs])?.text).toBe("cuffs");
  expect(offersMatching(offers, [])).toEqual([]);
});
