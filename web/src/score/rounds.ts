/** The rounds of a game that have been counted, and what each brought. */
import type { NewsItem, Said } from "../lib/wire";

/** A part of a seat's points, by its name: `scored-NAME` says it. */
export interface ScorePart {
  name: string;
  number: number;
}

/** What a round brought a seat, and what it has in all. */
export interface RoundScore {
  seat: number;
  points: number;
  parts: ScorePart[];
  total: number;
}

/** An event, as far as the score sheet reads it. */
export interface ScoreEvent {
  kind?: string;
  seat?: number | null;
  points?: number;
  total?: number;
  says?: Said;
}

const NO_PARTS = ["seat", "points", "total"];

/** The rounds that have been counted, each by seat: a game without rounds is one, when it is over. */
export function roundsOf(items: readonly NewsItem[]): RoundScore[][] {
  const rounds: RoundScore[][] = [];
  for (const item of items) {
    const scored = ((item.events ?? []) as ScoreEvent[]).filter((event) => event.kind === "scored" && typeof event.seat === "number" && typeof event.points === "number");
    for (const event of scored) {
      const seat = event.seat!;
      const open = rounds.at(-1);
      const isNew = event === scored[0] || !open || open.some((one) => one.seat === seat);
      const before = (isNew ? open : rounds.at(-2))?.find((one) => one.seat === seat)?.total ?? 0;
      const score = { seat, points: event.points!, parts: partsOf(event), total: event.total ?? before + event.points! };
      if (isNew) rounds.push([score]);
      else open.push(score);
    }
  }
  return rounds;
}

function partsOf(event: ScoreEvent): ScorePart[] {
  const numbers = Object.entries(event).filter(([name, value]) => typeof value === "number" && !NO_PARTS.includes(name));
  return numbers.map(([name, number]) => ({ name, number: number as number }));
}
