/** How moves of a hint compare: chances that come from few imagined games are no surer than those games make them. */

export interface Tried {
  chance: number; // to win, of the games in which it was tried
  visits: number; // how many those were
}
export type Comparison = "chance" | "equal" | "likely-worse";

const SURE = 2; // standard errors that two chances must differ by
const ENOUGH = 4; // a move that was tried so many times less often than the best was looked at only briefly

/** The variance of a chance; as if two more games had been won and lost, so that few games do not look sure. */
function variance({ chance, visits }: Tried): number {
  const games = visits + 4;
  const share = (chance * visits + 2) / games;
  return (share * (1 - share)) / games;
}

/** A move beside the best: clearly another chance, or none that these games could tell apart. */
export function compare(move: Tried, best: Tried): Comparison {
  const noise = SURE * Math.sqrt(variance(move) + variance(best));
  if (best.chance - move.chance > noise) return "chance";
  return move.visits * ENOUGH < best.visits ? "likely-worse" : "equal";
}

/** The best, its equals, the clearly worse, and last those that were looked at only briefly; otherwise as they came. */
export function ranked<Move extends Tried>(moves: readonly Move[]): { move: Move; comparison: Comparison }[] {
  const [best, ...others] = moves;
  if (!best) return [];
  const compared = others.map((move) => ({ move, comparison: compare(move, best) }));
  const order: Comparison[] = ["equal", "chance", "likely-worse"];
  return [{ move: best, comparison: "chance" }, ...order.flatMap((one) => compared.filter((each) => each.comparison === one))];
}
