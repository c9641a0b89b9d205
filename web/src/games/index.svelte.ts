/** The register of looks. Each comes when its game is first seen; a game without one has the plain cards. */
import { i18n } from "../lib/i18n.svelte";
import type { Look } from "./look";
import { plain } from "./plain/look";

export type { Caption, CardProps, Counting, Composer, CountingProps, DeskProps, Faces, Foreseen, Look, PanelProps, Place } from "./look";

const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  abluxxen: () => import("./abluxxen/look"),
  fluxx: () => import("./fluxx/look"),
  absolute: () => import("./absolute/look"),
};

let here: Record<string, Look> = $state.raw({});

/** To be awaited before a table of this game is shown. */
export async function fetchLook(game: string): Promise<void> {
  const coming = LOOKS[game];
  if (coming && !here[game]) {
    const { look } = await coming();
    here = { ...here, [game]: look };
  }
  i18n.written = lookOf(game).written ?? ((text) => text);
}

export function lookOf(game: string): Look {
  return here[game] ?? plain;
}
