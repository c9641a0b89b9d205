/** The log: what happened at the table, as phrases, in the order in which this seat was told. */
import type { Said, NewsItem } from "./wire";
import { seatPhrase } from "./words";

export interface LogLine {
  key: string; // of its own: the item, and which line of it
  n: number; // the news that it belongs to: the moment one can go back to
  seat: number; // who did it; -1: nobody
  says: Said;
  kind: string;
}

interface SaidEvent {
  says?: Said;
}

/** With this item a game begins, and the log anew. */
export function beginsGame(item: NewsItem): boolean {
  return item.kind === "dealt" || item.kind === "placed";
}

const known = new WeakMap<NewsItem, LogLine[]>(); // whoever asks again gets the same lines: they need not be said anew

/** The lines of one item. A choice is told by what came of it, the end of a game by its results. */
export function linesOf(item: NewsItem): LogLine[] {
  const lines = known.get(item) ?? linesIn(item);
  known.set(item, lines);
  return lines;
}

function linesIn(item: NewsItem): LogLine[] {
  const sentences = ((item.events ?? []) as SaidEvent[]).flatMap((event) => (event.says ? [event.says] : []));
  const says = item.kind === "chose" ? sentences : [headline(item), ...sentences];
  return says.map((one, at) => ({
    key: `${item.n}.${at}`,
    n: item.n,
    seat: item.seat ?? -1,
    says: one,
    kind: item.kind,
  }));
}

/** Of these kinds there is a sentence of its own for every reason. */
const BY_REASON = ["declined", "wished"];

function headline(item: NewsItem): Said {
  return {
    key: item.why && BY_REASON.includes(item.kind) ? `news-${item.kind}-${item.why}` : `news-${item.kind}`,
    args: {
      name: item.name || seatPhrase(item.seat ?? -1),
      first: seatPhrase(item.first ?? -1),
      round: item.round ?? 0,
      commitment: item.commitment ?? "",
      text: item.text ?? "",
      yes: item.yes ? "yes" : "no",
    },
  };
}
