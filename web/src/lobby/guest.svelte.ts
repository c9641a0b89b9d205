/** What somebody is called who has not said a name: a friendly animal. */
import { keep, profile } from "../lib/profile.svelte";
import { t } from "../lib/i18n.svelte";

const chance = Math.random();

export function guestName(): string {
  const names = t("lobby-guest-names").split(", ");
  return names[Math.floor(chance * names.length)] ?? "";
}

/** The name to play under. Whoever plays without choosing one keeps the animal. */
export function playAs(): string {
  if (!profile.name.trim()) keep({ name: guestName() });
  return profile.name.trim();
}
