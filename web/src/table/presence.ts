/** Who is there: told of people at other screens, who may come and go. It is what the server says of connections alone. */
import type { Table } from "../lib/table.svelte";

export type Presence = "" | "here" | "away";

export function presenceOf(table: Table, seat: number): Presence {
  const chair = table.info?.chairs[seat];
  if (chair?.kind !== "person" || chair.covered || table.seats.includes(seat)) return "";
  return table.connectedSeats.includes(seat) ? "here" : "away";
}
