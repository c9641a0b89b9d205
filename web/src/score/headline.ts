/** Who has won, in a sentence. */
import { t } from "../lib/i18n.svelte";
import { joinNames } from "../table/format";
import type { Info, NewsItem } from "../lib/wire";
import { endingOf, type Ending } from "./standings";

export function headline({ aborted, last, winners, scores }: Ending, names: readonly string[]): string {
  const won = winners.map((seat) => names[seat] ?? "?");
  if (aborted) return t(last ? "over-aborted" : "over-closed");
  if (won.length === 0) return t("over-nobody");
  if (won.length > 1) return t("over-winners", { names: joinNames(won) });
  const points = scores[winners[0] ?? 0];
  return points === undefined ? t("over-winner", { name: won[0] ?? "" }) : t("table-won-with", { name: won[0] ?? "", points });
}

/** The same, from what was told. */
export function endingText(items: readonly NewsItem[], info: Info | null, names: readonly string[]): string {
  return headline(endingOf(items, info), names);
}
