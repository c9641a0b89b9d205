/** How large the cards of sets can be, so that all sets of a seat find room beside and below each other. */

export const SMALLEST = 28; // a card that still shows sign, number and symbol
const READABLE = 43; // a card that shows its corner and more
const SMALL = 37; // up to here cards lie side by side, and what is said of a set stands beside it
const LEAST = 21; // of a small card must be seen
const FRAME = 12; // of a set, with the gap to the next one
const BESIDE = 34; // what is said of a small set
const BELOW = 30; // what is said of a large one, with its frame

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

function rowsOf(counts: readonly number[], card: number, index: number, room: number): number {
  let [rows, left] = [0, 0];
  for (const count of counts) {
    const width = card + (count - 1) * stepOf(count, card, index, room) + FRAME + (isSmall(card) ? BESIDE : 0);
    if (width > left) [rows, left] = [rows + 1, room];
    left -= width;
  }
  return rows;
}

/** As wide as wished, or smaller: rather in one row than in two, and in two no higher than one row of the size wished. */
export function cardOfSets(counts: readonly number[], wished: number, index: number, room: number): number {
  const sizes = [wished, wished * 0.82, wished * 0.68, READABLE].map(Math.round).filter((card) => card >= READABLE && card <= wished);
  const rows = (card: number) => rowsOf(counts, card, index, room);
  const high = (card: number) => rows(card) * (card * 1.42 + BELOW);
  const fitting = sizes.find((card) => rows(card) <= 1) ?? sizes.find((card) => high(card) <= high(wished) / rows(wished) + BELOW);
  return fitting ?? Math.min(SMALLEST, wished);
}
