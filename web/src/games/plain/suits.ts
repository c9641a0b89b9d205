/** Suits of ordinary cards, at the end of a card's text: drawn, because no face of ours has their signs; hearts and diamonds
 * in red. */

const PATHS: Record<string, string> = {
  "♣": "M10 1.2a4.2 4.2 0 0 1 3.3 6.8 4.2 4.2 0 1 1-2.3 7.3c.2 1.7 1 2.9 2.2 3.7H6.8c1.2-.8 2-2 2.2-3.7A4.2 4.2 0 1 1 6.7 8 4.2 4.2 0 0 1 10 1.2Z",
  "♦": "M10 1 17.5 10 10 19 2.5 10Z",
  "♥": "M10 18C4 13 1 10 1 6.5A4.5 4.5 0 0 1 10 5a4.5 4.5 0 0 1 9 1.5C19 10 16 13 10 18Z",
  "♠": "M10 1c3 4 8.5 7 8.5 11.2a4.2 4.2 0 0 1-7.3 2.4c.2 2.2 1 3.4 2.2 4.4H6.6c1.2-1 2-2.2 2.2-4.4a4.2 4.2 0 0 1-7.3-2.4C1.5 8 7 5 10 1Z",
};

export interface Suited {
  rank: string; // "10"
  path: string; // of the suit, in a square of 20
  red: boolean;
}

/** Of "10♦"; nothing of a card without a suit. */
export function suitOf(text: string): Suited | undefined {
  const [, rank = "", sign = ""] = /^(\S+?)\s?([♣♦♥♠])\uFE0E?$/u.exec(text) ?? [];
  const path = PATHS[sign];
  return path ? { rank, path, red: sign === "♦" || sign === "♥" } : undefined;
}
