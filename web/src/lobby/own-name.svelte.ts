/** What somebody is called here: a friendly animal, drawn once, until they choose a name. */
import { request, saysOf } from "../lib/api";
import { i18n, t } from "../lib/i18n.svelte";
import { keep, profile } from "../lib/profile.svelte";
import type { Said } from "../lib/wire";

const NAMES = "lobby-guest-names";
const chance = Math.random();

/** Default names, in an order that differs from visitor to visitor. */
export function spareNames(): string[] {
  const names = t(NAMES).split(", ");
  const first = Math.floor(chance * names.length);
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The name to play under. It may be changed wherever it is shown, and is kept from the first time on. */
export function playAs(): string {
  if (!profile.name.trim() && i18n.words.has(NAMES)) keep({ name: spareNames()[0] ?? "" });
  return profile.name.trim();
}

/** Be called otherwise, also at the tables where one sits. What is wrong with the name, or null. */
export async function changeName(wish: string): Promise<Said | null> {
  const was = profile.name;
  keep({ name: wish.trim() });
  const name = playAs();
  if (!profile.key || name === was) return null;
  try {
    await request("PUT", "/api/me/name", { name, was });
    return null;
  } catch (error) {
    keep({ name: was });
    return saysOf(error);
  }
}
