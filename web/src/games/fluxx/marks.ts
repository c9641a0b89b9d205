/** What can be used where it lies bears a word that says so. */
import { t } from "../../lib/i18n.svelte";
import type { Offer } from "../../lib/wire";

export function markOf(offer: Offer): string {
  if (!offer.text.startsWith("use:")) return "";
  return t(offer.says.key === "choice-release" ? "mark-release" : "mark-use");
}
