/** Callouts: the events that are shown large over the table. */
import type { Said, NewsItem } from "../lib/wire";

export interface Callout {
  key: string;
  says: Said;
}

interface CalloutEvent {
  kind?: string;
  says?: Said;
}

/** The events of these kinds. */
export function calloutsOf(items: readonly NewsItem[], kinds: readonly string[]): Callout[] {
  return items.flatMap((item) =>
    ((item.events ?? []) as CalloutEvent[]).flatMap((event, at) =>
      event.says && kinds.includes(event.kind ?? "") ? [{ key: `${item.n}.${at}`, says: event.says }] : [],
    ),
  );
}
