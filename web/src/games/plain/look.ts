/** Cards of any game: their text, or their name where they have one. */
import "./mood.css";
import { say, i18n } from "../../lib/i18n.svelte";
import type { Face } from "../../lib/wire";
import type { Faces, Look } from "../look";
import Card from "./Card.svelte";
import { suitOf } from "./suits";

const NAMED = 1.5; // how much wider a card must be to carry a name
export const SHORT = 4; // letters that a number card has room for

export function nameOf(face: string, faces: Faces): string {
  const { name, shown } = faces[face] ?? {};
  return name && i18n.words.has(name.key) ? say(name) : (shown ?? face);
}

/** More than fits on a number card. */
function isLong({ name, shown = "" }: Face): boolean {
  return name !== undefined || shown.length > SHORT;
}

export const plain: Look = {
  Card,
  width: (faces) => (Object.values(faces).some(isLong) ? NAMED : 1),
  index: 0.64,
  least: 34,
  dims: true,
  names: true,
  name: nameOf,
  short: (face, faces) => nameOf(face, faces),
  ink: (face, faces) => (suitOf(nameOf(face, faces))?.red ? "#a3201c" : "#3a3226"),
};
