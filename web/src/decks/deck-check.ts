/** Decks are checked by the server; what is too large, or no text at all, is not even sent. */
import { api, saysOf } from "../lib/api";
import type { DeckVerdict, Said } from "../lib/wire";
import { freeAddress, keepDeck, MOST_DECKS, MOST_LETTERS, StorageFull, titleOf, type OwnDeck } from "./own-decks";

const LONGEST_NAME = 60; // of a file, as of a deck

/** A deck that is not kept, with the reason. */
export class DeckRefused extends Error {
  constructor(readonly says: Said) {
    super(says.key);
  }
}

export function troubleOf(error: unknown): Said {
  if (error instanceof DeckRefused) return error.says;
  return error instanceof StorageFull ? { key: "decks-no-room", args: { most: MOST_DECKS } } : saysOf(error);
}

function tooLong(letters: number): DeckRefused {
  return new DeckRefused({ key: "decks-too-long", args: { letters, most: MOST_LETTERS } });
}

export async function check(game: string, text: string): Promise<DeckVerdict> {
  if (text.length > MOST_LETTERS) throw tooLong(text.length);
  return api.post<DeckVerdict>("/api/decks/check", { game, text });
}

/** A file's text, if it is one. */
export async function textIn(file: File): Promise<string> {
  if (file.size > MOST_LETTERS * 4) throw tooLong(file.size);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes("\0")) return text;
  } catch {
    // said below
  }
  throw new DeckRefused({ key: "decks-no-text" });
}

/** A new deck of this browser's own, ready or not. */
export async function addDeck(game: string, text: string, name = ""): Promise<OwnDeck> {
  const verdict = await check(game, text);
  const titles = verdict.cards?.titles ?? (name ? { en: name.slice(0, LONGEST_NAME) } : {});
  const deck: OwnDeck = { id: freeAddress(titleOf(titles, "en", "")), game, titles, text, ready: verdict.cards !== null };
  keepDeck(deck);
  return deck;
}
