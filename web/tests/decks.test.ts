/** Decks of one's own are kept in this browser, within bounds; what is no deck is not even sent. */
import { beforeEach, expect, test, vi } from "vitest";
import { check, textIn, troubleOf } from "../src/decks/deck-check";
import { deleteDeck, freeAddress, keepDeck, MOST_DECKS, MOST_LETTERS, StorageFull, ownDeck, ownDecks, type OwnDeck } from "../src/decks/own-decks";
import { pageAt } from "../src/lib/router.svelte";
import type { GameKind, OptionKind } from "../src/lobby/catalog";
import { choiceFor, optionsIn, ownTexts, valueFor } from "../src/lobby/deck-options";

const DECK: OptionKind = { default: "batman", values: ["batman", "allotment"], or: "text" };
const FLUXX: GameKind = { name: "fluxx", least: 2, most: 6, options: { deck: DECK }, windows: false };

function written(id: string, more: Partial<OwnDeck> = {}): OwnDeck {
  return { id, game: "fluxx", titles: { en: id }, text: `# ${id}\n`, ready: true, ...more };
}

beforeEach(() => localStorage.clear());

test("a deck is kept under its address until it is dropped", () => {
  keepDeck(written("teatime"));
  keepDeck(written("attic"));
  expect(ownDecks().map((deck) => deck.id)).toEqual(["attic", "teatime"]);
  deleteDeck("attic");
  expect([ownDeck("attic"), ownDeck("teatime")?.text]).toEqual([null, "# teatime\n"]);
});

test("what another hand has written there is no deck", () => {
  for (const text of ["", "{", "5", "null", '{"text": 5}', '{"game": "fluxx", "text": "x", "ready": true, "titles": {"en": 5}}']) {
    localStorage.setItem("kibitz.deck.odd", text);
    expect(ownDecks()).toEqual([]);
  }
});

test("there is room for some decks, not for any number, and not for all too long ones", () => {
  for (let number = 0; number < MOST_DECKS; number++) keepDeck(written(`deck-${number}`));
  expect(() => keepDeck(written("one-more"))).toThrow(StorageFull);
  keepDeck(written("deck-0", { text: "changed" }));
  expect(ownDeck("deck-0")?.text).toBe("changed");
  expect(() => {
    for (let number = 0; number < MOST_DECKS; number++) keepDeck(written(`deck-${number}`, { text: "#".repeat(MOST_LETTERS) }));
  }).toThrow(StorageFull);
});

test.each([
  ["Mondnacht im Schrebergarten", "mondnacht-im-schrebergarten"],
  ["Księżycowa łąka!", "ksiezycowa-laka"],
  ["<img src=x onerror=alert(1)>", "img-src-x-onerror-alert-1"],
  ["../../etc", "etc"],
  ["月", "deck"],
  ["", "deck"],
])("%s lies at %s, and that is an address of ours", (title, id) => {
  expect(freeAddress(title)).toBe(id);
  expect(pageAt(`/decks/own/${id}`, new URLSearchParams(), "")).toEqual({ name: "decks", collection: "own", deck: id });
  keepDeck(written(id));
  expect(freeAddress(title)).toBe(`${id}-2`);
});

test("too long a text is not sent, and the sentence says how long it may be", async () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  const trouble = await check("fluxx", "#".repeat(MOST_LETTERS + 1)).catch(troubleOf);
  expect(trouble).toEqual({ key: "decks-too-long", args: { letters: MOST_LETTERS + 1, most: MOST_LETTERS } });
  expect(fetch).not.toHaveBeenCalled();
});

test("a picture is no text, nor is something endless", async () => {
  const says = (bytes: Uint8Array<ArrayBuffer> | string) => textIn(new File([bytes], "deck.toml")).catch((error: unknown) => troubleOf(error));
  expect(await says("żółw\n")).toBe("żółw\n");
  expect(await says(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toEqual({ key: "decks-no-text" });
  expect(await says("a\0b")).toEqual({ key: "decks-no-text" });
  expect(await says("#".repeat(MOST_LETTERS * 4 + 1))).toHaveProperty("key", "decks-too-long");
});

test("a new table is asked for a deck by its name, or for one of one's own that can be played", () => {
  const asked = (query: string) => optionsIn(new URLSearchParams(query), FLUXX);
  keepDeck(written("teatime"));
  keepDeck(written("broken", { ready: false }));
  keepDeck(written("chess", { game: "chess" }));
  expect(asked("deck=allotment")).toEqual({ deck: "allotment" });
  expect(asked("own=teatime")).toEqual({ deck: "# teatime\n" });
  for (const nothing of ["", "deck=batman", "deck=other", "own=broken", "own=chess", "own=nothing"]) expect(asked(nothing)).toEqual({});
});

test("among the choices an own deck stands for its text", () => {
  keepDeck(written("teatime"));
  const own = ownTexts(FLUXX, DECK);
  const choice = choiceFor(own, "# teatime\n");
  expect([choiceFor(own, "batman"), valueFor(own, "batman"), valueFor(own, choice)]).toEqual(["batman", "batman", "# teatime\n"]);
  expect(ownTexts(FLUXX, { default: "full", values: ["full", "short"] })).toEqual([]);
});
