/** What is to be learned from an analysis, in sentences: where the game turned, and what a decision cost. */
import { i18n, say, t } from "../lib/i18n.svelte";
import type { Judged, TurningPoint, Weighed } from "../lib/wire";
import { percent } from "./mistakes";

/** Whoever reads it at the table is “you”. */
function nameOf(seat: number, names: readonly string[]): string {
  return seat === i18n.you ? t("table-you") : (names[seat] ?? "?");
}

export function moveText(move: Weighed, names: readonly string[]): string {
  return move.says ? say(move.says, names) : move.lines.join("; ");
}

export function turningPointText(point: TurningPoint, decisions: readonly Judged[], names: readonly string[]): string {
  const decision = decisions.find((one) => one.number === point.number);
  return t("analysis-turning-point", {
    number: point.number,
    name: decision ? nameOf(decision.seat, names) : "?",
    move: decision ? moveText(decision.chosen, names) : "",
    who: nameOf(point.seat, names),
    before: percent(point.before),
    after: percent(point.after),
  }).trim();
}

export function mistakeText(decision: Judged, names: readonly string[]): string {
  return t("analysis-mistake", {
    number: decision.number,
    name: nameOf(decision.seat, names),
    move: moveText(decision.chosen, names),
    before: percent(decision.best.chance),
    after: percent(decision.chosen.chance),
    better: moveText(decision.best, names),
  }).trim();
}

export function reasonsText(move: Weighed, names: readonly string[]): string {
  const reasons = move.reasons.map((reason) => say(reason, names).replace(/\.$/, ""));
  return reasons.length ? t("hint-reasons", { reasons: reasons.join("; ") }) : "";
}

/** The move that decided the game: the largest change of all. */
export function decisivePoint(points: readonly TurningPoint[]): TurningPoint | undefined {
  const swing = ({ before, after }: TurningPoint) => Math.abs(after - before);
  return points.reduce<TurningPoint | undefined>((most, one) => (most && swing(most) >= swing(one) ? most : one), undefined);
}
