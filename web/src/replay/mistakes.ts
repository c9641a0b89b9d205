/** What counts as a mistake, and which were the worst. */
import type { Judged } from "../lib/wire";

export const MISTAKE = 0.1; // a chance to win lost by one decision that is worth a word, as the server counts
export const MOST_MISTAKES = 8;

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The decisions that cost most, the worst first. */
export function worstOf(decisions: readonly Judged[]): Judged[] {
  return decisions.filter((decision) => decision.loss >= MISTAKE).sort((one, other) => other.loss - one.loss);
}
