/** The curve of an analysis: its points, the dashes of its lines, and where the names at their ends stand. */

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

/** Places along a line, each as near as possible to where it wants to be, none nearer to another than `gap`. */
export function spreadApart(wishes: readonly number[], gap: number, least: number, most: number): number[] {
  const order = [...wishes.keys()].sort((one, other) => (wishes[one] ?? 0) - (wishes[other] ?? 0));
  const placed = [...wishes];
  let before = least - gap;
  for (const at of order) before = placed[at] = Math.max(wishes[at] ?? 0, before + gap);
  let after = most + gap;
  for (const at of order.toReversed()) after = placed[at] = Math.min(placed[at] ?? 0, after - gap);
  return placed;
}
