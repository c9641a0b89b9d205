/** Suits of ordinary cards: their signs stand at the end of a card's text. Hearts and diamonds are red. */

export interface Suited {
  rank: string; // "10"
  sign: string;
  red: boolean;
}

/** Of "10♦"; nothing of a card without a suit. */
export function suitOf(text: string): Suited | undefined {
  const [, rank = "", sign = ""] = /^(\S+?)\s?([♣♦♥♠])\uFE0E?$/u.exec(text) ?? [];
  return sign ? { rank, sign, red: sign === "♦" || sign === "♥" } : undefined;
}
