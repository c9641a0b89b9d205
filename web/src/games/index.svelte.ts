/** The register of looks. Each comes when its game is first seen; a game without one has the plain cards. */
import { i18n } from "../lib/i18n.svelte";
import type { Look } from "./look";
import { named } from "./plain/names";

export type { Caption, CardProps, Composer, ComposerProps, Counting, CountingProps, Faces, Foreseen, Look, PanelProps, Place } from "./look";

const LOOKS: Record<string, () => Promise<{ look: Look }>> = {
  abluxxen: () => import("./abluxxen/look"),
  fluxx: () => import("./fluxx/look"),
  absolute: () => import("./absolute/look"),
};

const plain = (): Promise<{ look: Look }> => import("./plain/look");

let here: Record<string, Look> = $state.raw({});

/** To be awaited before a table of this game is shown. */
export async function fetchLook(game: string): Promise<void> {
  if (!here[game]) {
    const { look } = await (LOOKS[game] ?? plain)();
    here = { ...here, [game]: look };
  }
  i18n.written = lookOf(game).written ?? ((text) => text);
}

/** Before it has come, cards have names and no faces. */
export function lookOf(game: string): Look {
  return here[game] ?? (named as Look);
}
