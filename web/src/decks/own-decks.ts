/** Decks that somebody has written: they live in this browser alone, each under an address of its own. */

export interface OwnDeck {
  id: string; // in its address
  game: string;
  titles: Record<string, string>; // by language, as far as they are known
  text: string;
  ready: boolean; // it was checked, and can be played
}

export const MOST_DECKS = 20;
export const MOST_LETTERS = 200_000; // of one deck, as the server takes it
const MOST_IN_ALL = 2_000_000; // what a browser keeps is bounded
const STORAGE_PREFIX = "kibitz.deck.";

/** Too many own decks, or a browser without storage. */
export class StorageFull extends Error {}

export function ownDecks(): OwnDeck[] {
  return keys()
    .map((key) => ownDeck(key.slice(STORAGE_PREFIX.length)))
    .filter((deck) => deck !== null)
    .sort((one, other) => one.id.localeCompare(other.id));
}

export function ownDeck(id: string): OwnDeck | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_PREFIX + id) ?? "null");
    return isDeck(kept) ? { ...kept, id } : null;
  } catch {
    return null; // no storage here, or something else is in it
  }
}

/** Keep it in the place of what was there under its address. */
export function keepDeck(deck: OwnDeck): void {
  const others = ownDecks().filter((one) => one.id !== deck.id);
  const letters = others.reduce((sum, one) => sum + one.text.length, deck.text.length);
  if (others.length >= MOST_DECKS || letters > MOST_IN_ALL) throw new StorageFull(`${others.length} decks, ${letters} letters`);
  try {
    localStorage.setItem(STORAGE_PREFIX + deck.id, JSON.stringify(deck));
  } catch (error) {
    throw new StorageFull(String(error));
  }
}

export function deleteDeck(id: string): void {
  localStorage.removeItem(STORAGE_PREFIX + id);
}

/** An address for a deck of this title: no other deck has it. */
export function freeAddress(title: string): string {
  const plain = title.normalize("NFKD").toLowerCase().replaceAll("ł", "l").replace(/[\u0300-\u036f]/g, "");
  const stem = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 40) || "deck";
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!ownDeck(id)) return id;
  }
}

/** What a deck is called in a language, or in another one, or nowhere yet. */
export function titleOf(titles: Record<string, string>, language: string, otherwise: string): string {
  return titles[language] ?? titles["en"] ?? otherwise;
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_PREFIX));
  } catch {
    return [];
  }
}

function isDeck(kept: unknown): kept is OwnDeck {
  if (typeof kept !== "object" || kept === null) return false;
  const { game, text, titles, ready } = kept as Record<string, unknown>;
  const areTitles = typeof titles === "object" && titles !== null && Object.values(titles).every((one) => typeof one === "string");
  return typeof game === "string" && typeof text === "string" && typeof ready === "boolean" && areTitles;
}
