/** How a game stands and how it ended, from what was told: of any game. */
import type { Info, NewsItem, Said } from "../lib/wire";
import { i18n, t } from "../lib/i18n.svelte";
import type { RoundScore, ScoreEvent } from "./rounds";

export interface Ending {
  last: NewsItem | undefined; // the news that it is over
  aborted: boolean; // it counts for nobody
  byResignation: boolean; // and nobody has points
  winners: readonly number[];
  scores: readonly number[]; // by seat; none: there are no points
  resigned: readonly number[];
  why: Said | undefined;
}

/** A seat's place among all; 0: the game knows winners alone, and this is none of them. */
export interface Standing {
  seat: number;
  place: number;
  won: boolean;
  resigned: boolean;
  points: number | undefined;
}

export function endingOf(items: readonly NewsItem[], info: Info | null): Ending {
  const last = items.findLast((item) => item.kind === "ended" || item.kind === "aborted");
  const aborted = last ? last.kind === "aborted" : info?.phase === "closed";
  const byResignation = last?.kind === "ended" && last.why === "resigned";
  const said = aborted ? { key: last ? "over-aborted-says" : "over-closed-says" } : byResignation ? { key: "over-resigned" } : sentenceIn(items);
  return {
    last,
    aborted,
    byResignation,
    winners: last?.winners ?? [],
    scores: byResignation || info?.scored === false ? [] : (last?.scores ?? []),
    resigned: items.flatMap((item) => (item.kind === "resigned" && item.seat !== undefined ? [item.seat] : [])),
    why: said,
  };
}

/** The sentence that ended it: of the last choice, or the one that says so. */
function sentenceIn(items: readonly NewsItem[]): Said | undefined {
  const events = (items.findLast((item) => item.kind === "chose")?.events ?? []) as ScoreEvent[];
  return (events.find((event) => event.kind === "ended") ?? events.findLast((event) => event.says))?.says;
}

/** Everybody in their places. Winners are first, whatever else decided between equal points; who has resigned is last. */
export function standingsOf(seats: number, { winners, scores, resigned }: Pick<Ending, "winners" | "scores" | "resigned">): Standing[] {
  const playing = [...Array(seats).keys()].filter((seat) => !resigned.includes(seat));
  const placeOf = (seat: number): number => {
    if (resigned.includes(seat)) return seats;
    if (winners.includes(seat)) return 1;
    if (!scores.length) return 0;
    const ahead = playing.filter((other) => (scores[other] ?? 0) > (scores[seat] ?? 0));
    return 1 + new Set([...ahead, ...winners]).size;
  };
  const all = Array.from({ length: seats }, (_, seat) => ({
    seat,
    place: placeOf(seat),
    won: winners.includes(seat),
    resigned: resigned.includes(seat),
    points: resigned.includes(seat) ? undefined : scores[seat],
  }));
  return all.sort((one, other) => (one.place || seats - 0.5) - (other.place || seats - 0.5) || one.seat - other.seat);
}

/** "4 − 2 + 13" */
export function sumText(numbers: readonly number[]): string {
  return numbers.map((number, at) => (at === 0 ? minus(number) : `${number < 0 ? "−" : "+"} ${Math.abs(number)}`)).join(" ");
}

/** What the points of a seat are made of: the rounds of a game, or the parts of its only one. */
export function pointsText(rounds: readonly RoundScore[][], seat: number): string {
  const own = rounds.flatMap((round) => round.filter((one) => one.seat === seat));
  if (own.length > 1) return t("table-by-rounds", { sum: sumText(own.map(({ points }) => points)) });
  const parts = (own[0]?.parts ?? []).filter(({ name }) => i18n.words.has(`scored-${name}`));
  return parts.map(({ name, number }) => t(`scored-${name}`, { number })).join(" · ");
}

export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
