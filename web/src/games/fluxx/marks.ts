/** The word on a card that can be used where it lies. */
import { t } from "../../lib/i18n.svelte";
import type { Offer } from "../../lib/wire";

export function markOf(offer: Offer): string {
  if (!offer.text.startsWith("use:")) return "";
  return t(offer.says.key === "choice-release" ? "mark-release" : "mark-use");
}
