/** Of all that was told, what is called out over the table. */
import type { Said, Spot } from "../lib/wire";

export interface Call {
  key: string;
  says: Said;
}

interface Told {
  kind?: string;
  says?: Said;
}

/** The events of these kinds. */
export function callsOf(items: readonly Spot[], kinds: readonly string[]): Call[] {
  return items.flatMap((item) =>
    ((item.events ?? []) as Told[]).flatMap((event, at) =>
      event.says && kinds.includes(event.kind ?? "") ? [{ key: `${item.n}.${at}`, says: event.says }] : [],
    ),
  );
}
