/** The register of looks: a game without one of its own has the plain cards. */
import { abluxxen } from "./abluxxen/look";
import type { Look } from "./look";
import { plain } from "./plain/look";

export type { CardProps, Faces, Look } from "./look";

const LOOKS: Record<string, Look> = { abluxxen };

export function lookOf(game: string): Look {
  return LOOKS[game] ?? plain;
}
