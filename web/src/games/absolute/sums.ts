/** Sums and points of cards that lie together, at once while they are laid together. Whether a move is allowed is for the
 * server to say; this only shows where one stands. It counts as `games/absolute/parts.py` does. */

const SYMBOLS = "CSDT";
const SMALLEST = 3; // cards in a set
const HIGHEST = 10;

export interface Sum {
  numbers: number; // the sum of the number cards
  zeros: readonly string[];
  missing: number; // what is lacking to make zero, with the best that a zero can stand for
  stands: number | null; // what its zero stands for, where that makes zero
  legal: boolean;
  base: number;
  extra: number;
  runs: number;
  double: "" | "symbol" | "four";
  points: number; // of cards that are no set: 0
}

/** The printed number with its sign. */
export function numberOf(face: string): number {
  return Number(face.slice(0, -1));
}

export function isZero(face: string): boolean {
  return face[1] === "0";
}

/** A number as people write it: "+3", "−5", "0". */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** The place of a card in the order of hands and sets: -10C, -10S, … -0T, +0C, … +10T. */
function rank(face: string): number {
  const size = Number(face.slice(1, -1));
  return (face[0] === "-" ? HIGHEST - size : HIGHEST + 1 + size) * SYMBOLS.length + SYMBOLS.indexOf(face.slice(-1));
}

export function sortCards(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** A zero stands for 0, or for 1 to 10 of its own sign: as near to a number as it comes. */
export function nearest(zero: string, number: number): number {
  const [least, most] = zero[0] === "+" ? [0, HIGHEST] : [-HIGHEST, 0];
  return Math.max(least, Math.min(number, most));
}

/** How many cards of one sign lie in runs of three or more, no card in two runs. `counts` has how many there are of each
 * absolute number; so many runs have one, two, three or more cards below the first of them. */
function inRuns(counts: readonly number[], ones = 0, twos = 0, longs = 0): number {
  const [count = 0, ...above] = counts;
  const rest = count - ones - twos;
  if (rest < 0) return -100;
  if (!counts.length) return 0;
  const longer = Math.min(longs, rest);
  let most = -100;
  for (let begun = 0; begun <= rest - longer; begun++) {
    most = Math.max(most, ones + twos + longer + begun + inRuns(above, begun, ones, twos + longer));
  }
  return most;
}

function counts(sizes: readonly number[]): number[] {
  return Array.from({ length: HIGHEST + 1 }, (_, size) => sizes.filter((one) => one === size).length);
}

function whyDouble(cards: readonly string[]): Sum["double"] {
  if (new Set(cards.map((face) => face.slice(-1))).size === 1) return "symbol";
  const all = counts(cards.map((face) => Math.abs(numberOf(face))));
  return all.slice(1).some((count) => count >= 4) ? "four" : "";
}

const NOTHING = { base: 0, extra: 0, runs: 0, double: "", points: 0 } as const;

function pointsOfSet(cards: readonly string[]): Pick<Sum, "base" | "extra" | "runs" | "double" | "points"> {
  const sizes = (sign: string) => cards.filter((face) => face[0] === sign).map((face) => Math.abs(numberOf(face)));
  const base = Math.max(...cards.map((face) => Math.abs(numberOf(face))));
  const extra = cards.length - SMALLEST;
  const runs = inRuns(counts(sizes("+"))) + inRuns(counts(sizes("-")));
  const double = whyDouble(cards);
  return { base, extra, runs, double, points: (base + extra + runs) * (double ? 2 : 1) };
}

export function sumOf(cards: readonly string[]): Sum {
  const numbers = cards.reduce((sum, face) => sum + numberOf(face), 0);
  const zeros = cards.filter(isZero);
  const missing = 0 - numbers - (zeros[0] ? nearest(zeros[0], -numbers) : 0);
  const legal = cards.length >= SMALLEST && zeros.length < 2 && missing === 0;
  const stands = zeros.length === 1 && missing === 0 ? 0 - numbers : null;
  return { numbers, zeros, missing, stands, legal, ...(legal ? pointsOfSet(cards) : NOTHING) };
}

/** May the cards lie there, if this set lay there before? A zero that stays with all of its set keeps its number. */
export function keepsZero(cards: readonly string[], row: readonly string[]): boolean {
  if (!row.some(isZero) || !row.every((face) => cards.includes(face))) return true;
  return sumOf(cards).numbers === sumOf(row).numbers;
}

/** Every choice of some cards. */
export function picksOf(cards: readonly string[]): string[][] {
  return cards.reduce<string[][]>((picks, face) => [...picks, ...picks.map((pick) => [...pick, face])], [[]]);
}
