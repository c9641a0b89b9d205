/** Formatting: offers, what follows from them, lists of names and options as texts. */
import { say, i18n, t } from "../lib/i18n.svelte";
import type { Offer, Said } from "../lib/wire";

/** The same text with a capital first letter, as a sentence begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);
}

export function offerText(offer: Offer, names: readonly string[]): string {
  return capitalize(say(offer.says, names));
}

/** What surely follows: "beats Ben: three 4s", "points 3 → 9"; without the text of the card, where that is shown beside it. */
export function followsOf(offer: Offer, names: readonly string[], printed = ""): string[] {
  const follows = (offer.follows ?? []).map((one) => say(one, names)).filter((one) => one !== printed);
  const [before, after] = offer.points ?? [];
  if (before !== undefined && after !== undefined && before !== after) follows.push(t("points-change", { before, after }));
  return follows;
}

/** In one sentence: "beats Ben: three 4s · points 3 → 9" */
export function followsText(offer: Offer, names: readonly string[], printed = ""): string {
  return followsOf(offer, names, printed).join(" · ");
}

/** "Ada, Ben and Cleo" */
export function joinNames(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("list-and", { first: names.slice(0, -1).join(", "), last });
}

/** What is played, with the options that have words, and do not say again what the game is called. */
export function optionsText(options: Record<string, unknown>): string[] {
  const title = t("title");
  return Object.entries(options).flatMap(([name, value]) => {
    const key = `option-${name}-${String(value)}`;
    return i18n.words.has(key) && t(key) !== title ? [t(key)] : [];
  });
}

const SHORT = 14;

/** Names as they are said among much else: a long one by its first part, as long as nobody else is called so. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => (name.length > SHORT ? `${[...name].slice(0, SHORT).join("").replace(/[\s-]\S*$/, "")}…` : name));
  return short.map((name, at) => (short.indexOf(name) === short.lastIndexOf(name) ? name : (names[at] ?? "")));
}

/** What badges mean, a sentence for each that the game explains. */
export function explained(badges: readonly Said[]): string[] {
  return badges.flatMap(({ key, args = {} }) => (i18n.words.has(`${key}-explained`) ? [t(`${key}-explained`, args)] : []));
}
