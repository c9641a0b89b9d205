/** How the lines of a curve are told apart: by ink, by dashes, and by a name at their end. */

export const DASHES: readonly (readonly number[])[] = [[], [9, 5], [2, 4], [12, 4, 2, 4], [5, 3], [16, 5]];

export function dashesOf(seat: number): number[] {
  return [...(DASHES[seat % DASHES.length] ?? [])];
}

/** The points of the curve: after how many choices, and everybody's chance to win then, in percent. */
export function curveOf(
  decisions: readonly { number: number; chances: readonly number[] }[],
  end: { final: readonly number[] } | null,
  choices: number,
  seats: number,
): number[][] {
  const points = decisions.map((decision) => ({ at: decision.number - 1, chances: decision.chances }));
  if (end) points.push({ at: choices, chances: end.final });
  const lines = Array.from({ length: seats }, (_, seat) => points.map((point) => 100 * (point.chances[seat] ?? 0)));
  return [points.map((point) => point.at), ...lines];
}
