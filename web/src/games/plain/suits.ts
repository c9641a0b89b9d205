/** Suits of ordinary cards: their signs stand at the end of a card's text. They are drawn, not set in type: our letters
 * have none of them. Hearts and diamonds are red. */

export const SUITS = { club: "\u2663", diamond: "\u2666", heart: "\u2665", spade: "\u2660" };
const SUITED = new RegExp(`^(\\S+?)\\s?([${Object.values(SUITS).join("")}])\uFE0E?$`, "u");

export interface Suited {
  rank: string; // "10"
  sign: string;
  red: boolean;
}

/** Of a ten of diamonds; nothing of a card without a suit. */
export function suitOf(text: string): Suited | undefined {
  const [, rank = "", sign = ""] = SUITED.exec(text) ?? [];
  return sign ? { rank, sign, red: sign === SUITS.diamond || sign === SUITS.heart } : undefined;
}
