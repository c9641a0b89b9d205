/** The log by turns: under whose turn a line belongs, and which lines are taken back. */
import { beginsGame, linesOf, type LogLine } from "../lib/log";
import type { NewsItem, Said } from "../lib/wire";

export interface Turn {
  key: string;
  seat: number; // whose turn; -1: before the first one, or of nobody
  lines: (LogLine & { undone: boolean })[];
}

interface TurnEvent {
  kind?: string;
  seat?: number;
  says?: Said;
}

/** Games say when a turn begins. Where one does not, whoever acts heads what they do. */
export function turnsOf(items: readonly NewsItem[]): Turn[] {
  const undone = takenBack(items);
  const hasTurns = items.some((item) => eventsOf(item).some((event) => event.kind === "turn"));
  const turns: Turn[] = [];
  const put = (line: LogLine, seat: number): void => {
    const last = turns.at(-1);
    const own = { ...line, undone: undone.has(line.n) };
    if (last && last.seat === seat) last.lines.push(own);
    else turns.push({ key: line.key, seat, lines: [own] });
  };
  let seat = -1;
  for (const item of items) {
    if (beginsGame(item)) seat = -1;
    if (!hasTurns && item.kind === "chose" && item.seat !== undefined && item.seat >= 0) seat = item.seat;
    const lines = linesOf(item);
    const spoken = eventsOf(item).filter((event) => event.says).length;
    const first = lines.length - spoken; // the item's own sentence comes before those of its events
    for (const line of lines.slice(0, first)) put(line, seat);
    if (beginsGame(item)) seat = item.first ?? -1;
    let at = first;
    for (const event of eventsOf(item)) {
      if (event.kind === "turn") seat = event.seat ?? -1;
      const line = event.says && lines[at++];
      if (line) put(line, seat);
    }
  }
  return turns;
}

function eventsOf(item: NewsItem): TurnEvent[] {
  return (item.events ?? []) as TurnEvent[];
}

/** The news that no longer hold: with a move everything is taken back that came of it and after it. */
function takenBack(items: readonly NewsItem[]): Set<number> {
  const gone = new Set<number>();
  for (const [at, item] of items.entries()) {
    if (item.kind !== "undone") continue;
    const before = items.slice(0, at).filter((one) => one.kind === "chose" && !gone.has(one.n));
    const from = before.findLastIndex((one) => one.seat === item.seat);
    if (from >= 0) for (const one of before.slice(from)) gone.add(one.n);
  }
  return gone;
}
