/** How a round was counted, from what was told: every set step by step, the hand, and what it came to. */
import type { NewsItem } from "../../lib/wire";

export interface SetCount {
  cards: string[];
  base: number;
  extra: number;
  runs: number;
  double: string; // none, symbol, four
  points: number;
}

export interface SeatCount {
  seat: number;
  sets: SetCount[];
  hand: string[];
  penalty: number;
  points: number;
  total: number;
}

export interface RoundCount {
  round: number;
  seats: SeatCount[];
}

interface CountEvent extends Omit<SetCount, "cards"> {
  kind: string;
  seat: number;
  round: number;
  cards: string;
  penalty: number;
  total: number;
}

export function roundsIn(items: readonly NewsItem[]): RoundCount[] {
  const rounds: RoundCount[] = [];
  let sets: SetCount[] = [];
  let [hand, penalty]: [string[], number] = [[], 0];
  for (const event of items.flatMap((item) => (item.events ?? []) as CountEvent[])) {
    if (event.kind === "ended") rounds.push({ round: event.round, seats: [] });
    if (event.kind === "counted") sets.push({ ...event, cards: event.cards.split(" ") });
    if (event.kind === "counted_hand") [hand, penalty] = [event.cards.split(" "), event.penalty];
    if (event.kind !== "scored") continue;
    const { seat, points, total } = event;
    rounds.at(-1)?.seats.push({ seat, sets, hand, penalty, points, total });
    [sets, hand, penalty] = [[], [], 0];
  }
  return rounds;
}
