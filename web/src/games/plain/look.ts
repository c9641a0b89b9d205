/** Cards of any game: their text, or their name where they have one. */
import { say, speech } from "../../lib/speech.svelte";
import type { Faces, Look } from "../look";
import Card from "./Card.svelte";

const NAMED = 1.5; // how much wider a card must be to carry a name

export function nameOf(face: string, faces: Faces): string {
  const name = faces[face]?.name;
  return name && speech.words.has(name.key) ? say(name) : face;
}

export const plain: Look = {
  Card,
  width: (faces) => (Object.values(faces).some((face) => face.name) ? NAMED : 1),
  index: 0.64,
  name: nameOf,
  short: (face, faces) => nameOf(face, faces),
  ink: () => "#3a3226",
};
