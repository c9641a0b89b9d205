/** Who has won, in a sentence. */
import { i18n, say, t } from "../lib/i18n.svelte";
import { seatPhrase, type Args } from "../lib/words";
import { joinNames } from "../table/format";
import type { Info, NewsItem } from "../lib/wire";
import { endingOf, type Ending } from "./standings";

/** `you`: the seat of whoever reads it; nobody's (-1) if it is for others. */
export function headline({ aborted, last, winners, scores }: Ending, names: readonly string[], you = i18n.you): string {
  const sentence = (key: string, args: Args): string => say({ key, args }, names, you);
  if (aborted) return t(last ? "over-aborted" : "over-closed");
  const [first, ...more] = winners;
  if (first === undefined) return t("over-nobody");
  if (more.length) return sentence("over-winners", sharing(winners, names, you));
  const points = scores[first];
  return points === undefined ? sentence("over-winner", { name: seatPhrase(first) }) : sentence("table-won-with", { name: seatPhrase(first), points });
}

/** All who have won together; whoever reads it is told with whom. */
function sharing(winners: readonly number[], names: readonly string[], you: number): Args {
  const named = joinNames(winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? "?"));
  return winners.includes(you) ? { name: seatPhrase(you), names: named } : { names: named };
}

/** The same, from what was told. */
export function endingText(items: readonly NewsItem[], info: Info | null, names: readonly string[]): string {
  return headline(endingOf(items, info), names);
}
