/** How what is composed stands, in few words: for the eye and for the ear. */
import { say, t } from "../../lib/i18n.svelte";
import { capitalize } from "../../table/format";
import { lookOf } from "../index.svelte";
import type { AbsoluteComposer } from "./composer.svelte";
import type { Cards, Move } from "./moves";
import { isZero, nearest, numberOf, signed, sumOf, type Sum } from "./sums";
import { written } from "./symbols";

export function cardsText(cards: Cards): string {
  return written(cards.join(" "));
}

function cardsHeard(cards: Cards): string {
  return cards.map((face) => lookOf("absolute").name(face, {})).join("; ") || "–";
}

/** The points of a group, or what it lacks. */
export function groupStatus(cards: Cards, sum: Sum = sumOf(cards)): string {
  if (sum.zeros.length > 1) return t("desk-two-zeros");
  if (sum.missing) return t("desk-missing", { number: signed(sum.missing) });
  return sum.legal ? t("points", { points: sum.points }) : t("desk-few", { count: 3 - cards.length });
}

export function sayGroup(composer: AbsoluteComposer, at: number): string {
  const cards = composer.groups[at] ?? [];
  if (!cards.length) return t("desk-empty-group", { number: at + 1 });
  return `${t("desk-group", { number: at + 1 })}: ${cardsHeard(cards)}: ${groupStatus(cards)}`;
}

/** What the cards that are taken count in their set: a zero as what it stands for. */
export function sumTaken(composer: AbsoluteComposer): number {
  const stands = sumOf(composer.rowOf(composer.taken[0] ?? "")?.cards ?? []).stands ?? 0;
  return composer.taken.reduce((sum, face) => sum + (isZero(face) ? stands : numberOf(face)), 0);
}

/** What must still be given for what is taken; a zero that is given makes up for what it can. */
export function lackingGift(composer: AbsoluteComposer): number {
  const lacking = sumTaken(composer) - composer.composed.reduce((sum, face) => sum + numberOf(face), 0);
  const zero = composer.composed.find(isZero);
  return zero ? lacking - nearest(zero, lacking) : lacking;
}

export function saySwap(composer: AbsoluteComposer): string {
  const lacking = composer.composed.length && composer.taken.length ? lackingGift(composer) : 0;
  const sides = `${t("desk-give")}: ${cardsHeard(composer.composed)}. ${t("desk-take")}: ${cardsHeard(composer.taken)}.`;
  return lacking ? `${sides} ${t("desk-missing", { number: signed(lacking) })}` : sides;
}

/** What the main button does. */
export function actionText(composer: AbsoluteComposer): string {
  const [move, more] = composer.moves;
  if (!move) return "";
  const sum = (of: (move: Move) => number) => composer.moves.reduce((all, one) => all + of(one), 0);
  if (more) return t("desk-several", { before: sum((one) => one.before), points: sum((one) => one.after) });
  const { before, after, groups, rows } = move;
  const cards = cardsText(move.cards);
  if (move.verb === "set") return t(composer.swapping ? "desk-lay-unswapped" : "desk-lay", { cards, points: after });
  if (move.verb === "swap") return t("desk-swap", { cards, taken: cardsText(move.taken) });
  if (move.verb === "add") return t("desk-add", { cards, set: cardsText(rows[0]?.cards ?? []), before, points: after });
  return t("desk-regroup", { sets: rows.length, groups, before, points: after });
}

/** What would follow: the points of the set of a swap, and one's own; and what the server has to say beside them. */
export function changes(composer: AbsoluteComposer): string {
  const [move] = composer.moves;
  if (!composer.foreseen || !move) return "";
  const [before, after] = composer.foreseen.points;
  const own = before === undefined || after === undefined ? [] : [t("desk-points", { before: String(before), after: String(after) })];
  const ownSwap = move.verb === "swap" && move.rows[0]?.owner === composer.place.seat;
  const swapped = ownSwap ? [t("desk-own-set", { before: move.before, after: move.after })] : [];
  return capitalize([...composer.foreseen.says.map((said) => say(said, composer.place.names)), ...swapped, ...own].join(" · "));
}
