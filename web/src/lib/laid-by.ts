/** Who laid which card in the middle of the table, from what was told: a card went there from somebody's own. */
import type { NewsItem } from "./wire";

interface Move {
  kind?: string;
  card: string;
  from: string;
  from_seat: number | null;
  to: string;
  to_seat: number | null;
}

/** Of the cards that still lie there: the seat, by pile and card. */
export function laidBy(items: readonly NewsItem[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, card, from, from_seat, to, to_seat } of items.flatMap((item) => (item.events ?? []) as Move[])) {
    if (kind !== "moved") continue;
    if (from_seat === null) found.delete(`${from} ${card}`);
    else if (to_seat === null) found.set(`${to} ${card}`, from_seat);
  }
  return found;
}
