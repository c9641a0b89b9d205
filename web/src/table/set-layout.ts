/** How large the cards of sets can be, so that all sets of a seat find room beside and below each other. */

export const SMALLEST = 28; // a card that still shows sign, number and symbol
const SMALL = 37; // up to here cards lie side by side, and what is said of a set stands beside it
const LEAST = 21; // of a small card must be seen
export const FRAME = 12; // of a set, with the gap to the next one
export const BESIDE = 34; // what is said of a small set
export const BELOW = 30; // what is said of a large one, with its frame

export function isSmall(card: number): boolean {
  return card <= SMALL;
}

/** How far the next card of a set lies to the right: `index` of it must be seen, less only where there is no room. */
export function stepOf(count: number, card: number, index: number, room: number): number {
  if (count < 2) return 0;
  const wished = isSmall(card) ? card - 1 : card * index;
  const free = (besides: number) => (room - FRAME - besides - card) / (count - 1);
  return Math.min(wished, isSmall(card) && free(BESIDE) >= LEAST ? free(BESIDE) : free(0));
}
