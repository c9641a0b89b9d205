/** Texts for screen readers: the hand, what lies before everybody, the points, what is asked. */
import { say, t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import type { Board, Pile } from "../lib/wire";
import { capitalize, joinNames } from "./format";

type NameOf = (face: string) => string;

export function handText(board: Board | null, seat: number, nameOf: NameOf): string {
  const hand = board?.piles.find((pile) => pile.seat === seat && pile.look === "fan");
  const cards = (hand?.parts ?? []).flatMap((part) => part.cards);
  if (!hand || seat < 0) return t("table-no-hand");
  return t("table-your-hand", { count: cards.length, cards: counted(cards, nameOf) || t("table-empty") });
}

/** One line for every seat, one for what is in force, one for the middle: what lies on top, and how many there are. */
export function tableText(board: Board | null, names: readonly string[], own: number, nameOf: NameOf): string[] {
  if (!board) return [];
  const seats = names.map((name, seat) => {
    const badges = (board.badges?.[seat] ?? []).map((badge) => say(badge, names));
    return `${name}: ${[...pilesText(board, seat, nameOf, seat === own), ...badges].join("; ")}.`;
  });
  const force = (board.facts ?? []).map((fact) => `${say(fact.name, names)}: ${say(fact.value, names)}`).join("; ");
  const middle = pilesText(board, -1, nameOf).join("; ");
  return [...seats, ...[force, middle].filter((line) => line !== "").map((line) => `${capitalize(line)}.`)];
}

/** The piles of a seat, or of the middle; the own hand is read by itself. */
function pilesText(board: Board, seat: number, nameOf: NameOf, own = false): string[] {
  const shown = board.piles.filter((pile) => (pile.seat ?? -1) === seat && !(pile.rare && !pile.count));
  return shown.filter((pile) => !own || pile.look !== "fan").map((pile) => pileText(pile, nameOf));
}

function pileText(pile: Pile, nameOf: NameOf): string {
  const name = t(`pile-${pile.name}`);
  const top = pile.look === "layers" ? (pile.parts?.at(-1)?.cards ?? []) : (pile.parts ?? []).flatMap((part) => part.cards);
  if (!pile.count) return `${name}: ${t("table-empty")}`;
  const cards = pile.look === "stack" || !top.length ? "" : counted(top, nameOf);
  return cards ? `${name}: ${cards}` : `${name}: ${t("table-cards", { count: pile.count })}`;
}

/** "7 (3), joker": equal cards are said once. */
function counted(cards: readonly string[], nameOf: NameOf): string {
  const kinds = [...new Set(cards)];
  return kinds
    .map((face) => {
      const count = cards.filter((card) => card === face).length;
      return count > 1 ? `${nameOf(face)} × ${count}` : nameOf(face);
    })
    .join(", ");
}

export function scoresText(table: Table): string {
  const { board, names, info } = table;
  return names
    .map((name, seat) => {
      const badges = (board?.badges?.[seat] ?? []).map((badge) => say(badge, names));
      const scored = info?.scored ?? true;
      if ((info?.rounds ?? 1) > 1) badges.push(scored ? t("table-total", { points: info?.totals[seat] ?? 0 }) : `${t("table-wins")}: ${info?.wins[seat] ?? 0}`);
      return `${name}: ${badges.join(", ") || "–"}`;
    })
    .join(". ");
}

export function promptText(table: Table): string {
  const { ask, deciding, names } = table;
  if (ask?.says) return `${t("table-your-turn")}. ${say(ask.says, names)}`;
  if (table.window?.fixed) return t("table-others-may");
  return t("table-decides", { names: joinNames(deciding.map((seat) => names[seat] ?? "?")), count: deciding.length });
}
