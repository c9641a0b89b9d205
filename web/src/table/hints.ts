/** How moves of a hint compare: chances that come from few imagined games are no surer than those games make them. */

export interface Tried {
  chance: number; // to win, of the games in which it was tried
  visits: number; // how many those were
}
export type Standing = "chance" | "equal" | "likely-worse";

const SURE = 2; // standard errors that two chances must differ by
const ENOUGH = 4; // a move that was tried so many times less often than the best was looked at only briefly

/** The variance of a chance; as if two more games had been won and lost, so that few games do not look sure. */
function variance({ chance, visits }: Tried): number {
  const games = visits + 4;
  const share = (chance * visits + 2) / games;
  return (share * (1 - share)) / games;
}

/** A move beside the best: clearly another chance, or none that these games could tell apart. */
export function standing(move: Tried, best: Tried): Standing {
  const noise = SURE * Math.sqrt(variance(move) + variance(best));
  if (best.chance - move.chance > noise) return "chance";
  return move.visits * ENOUGH < best.visits ? "likely-worse" : "equal";
}

/** The best, its equals, the clearly worse, and last those that were looked at only briefly; otherwise as they came. */
export function inOrder<Move extends Tried>(moves: readonly Move[]): { move: Move; standing: Standing }[] {
  const [best, ...others] = moves;
  if (!best) return [];
  const told = others.map((move) => ({ move, standing: standing(move, best) }));
  const order: Standing[] = ["equal", "chance", "likely-worse"];
  return [{ move: best, standing: "chance" }, ...order.flatMap((one) => told.filter((each) => each.standing === one))];
}
