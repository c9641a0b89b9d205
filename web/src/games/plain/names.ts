/** Cards of any game are called by their text, or by their name where they have one. */
import { say, i18n } from "../../lib/i18n.svelte";
import type { Face } from "../../lib/wire";
import type { Faces, Look } from "../look";

const NAMED = 1.5; // how much wider a card must be to carry a name
export const SHORT = 4; // letters that a number card has room for
export const INK = "#3a3226";

export function nameOf(face: string, faces: Faces): string {
  const { name, shown } = faces[face] ?? {};
  return name && i18n.words.has(name.key) ? say(name) : (shown ?? face);
}

/** More than fits on a number card. */
function isLong({ name, shown = "" }: Face): boolean {
  return name !== undefined || shown.length > SHORT;
}

export const named: Omit<Look, "Card"> = {
  width: (faces) => (Object.values(faces).some(isLong) ? NAMED : 1),
  index: 0.64,
  least: 34,
  dims: true,
  name: nameOf,
  short: (face, faces) => nameOf(face, faces),
  ink: () => INK,
};
