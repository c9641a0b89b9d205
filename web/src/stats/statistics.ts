/** What somebody's games add up to: pure sums over the list that the server keeps. */
import type { PastGame } from "../lib/wire";

export interface Filter {
  game: string;
  against: PastGame["against"] | "all";
  seats: number; // 0: any number
}

/** The games that pass the filter, in the order in which they came: the newest first. */
export function filtered(games: readonly PastGame[], filter: Filter): PastGame[] {
  return games.filter(
    (past) =>
      past.game === filter.game &&
      (filter.against === "all" || past.against === filter.against) &&
      (filter.seats === 0 || past.names.length === filter.seats),
  );
}

/** Those of one chair: of several at one screen nobody knows which was whose. */
export function ownOnly(games: readonly PastGame[]): PastGame[] {
  return games.filter((past) => past.own.length === 1);
}

export const RESULTS = ["won", "shared", "lost", "nobody"] as const;

export interface LabelCount {
  label: string;
  count: number;
  percent: number;
}

/** How often each label occurs, in this order, those that do not occur left out. */
export function labelCounts(labels: readonly string[], order: readonly string[] = mostFirst(labels)): LabelCount[] {
  return order
    .map((label) => ({ label, count: labels.filter((one) => one === label).length }))
    .filter((part) => part.count > 0)
    .map((part) => ({ ...part, percent: percentOf(part.count, labels.length) }));
}

function mostFirst(labels: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

export function percentOf(count: number, of: number): number {
  return of === 0 ? 0 : Math.round((100 * count) / of);
}

export interface WinRate {
  nth: number;
  past: PastGame;
  wins: number; // so far, in percent
  equals: number; // what equals would have won
}

/** The share of wins after each game, the oldest first; a shared win counts for its share. */
export function winRates(games: readonly PastGame[]): WinRate[] {
  let [won, due] = [0, 0];
  return games.toReversed().map((past, index) => {
    won += past.winners.includes(past.own[0] ?? -1) ? 1 / past.winners.length : 0;
    due += 1 / past.names.length;
    return { nth: index + 1, past, wins: (100 * won) / (index + 1), equals: (100 * due) / (index + 1) };
  });
}

export interface Bin {
  low: number;
  high: number; // included
  count: number;
}

const MOST_BINS = 10;

/** Whole numbers, gathered in bins of equal, round width. */
export function bins(values: readonly number[]): Bin[] {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = roundWidth(most - least + 1);
  const first = Math.floor(least / width) * width;
  const count = Math.floor((most - first) / width) + 1;
  return Array.from({ length: count }, (_, place) => {
    const low = first + place * width;
    const high = low + width - 1;
    return { low, high, count: values.filter((value) => value >= low && value <= high).length };
  });
}

function roundWidth(range: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const width of [ten, 2 * ten, 5 * ten]) if (range / width <= MOST_BINS - 1 || (width === 1 && range <= MOST_BINS)) return width;
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function pointsIn(past: PastGame): number {
  return past.scores[past.own[0] ?? 0] ?? 0;
}

/** Whether there is more to points than who has won. */
export function hasPoints(games: readonly PastGame[]): boolean {
  return games.some((past) => past.scores.some((score) => score !== 0 && score !== 1));
}

export function minutesOf(past: PastGame): number {
  return Math.round((past.ended - past.began) / 60_000);
}
