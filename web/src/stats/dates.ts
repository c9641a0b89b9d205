/** Days and hours as they are written in the language that is spoken. */
import { i18n } from "../lib/i18n.svelte";

/** The language as it is written where this browser is at home: a date in Britain is not one in America. */
function here(): string {
  return navigator.languages.find((one) => one.startsWith(i18n.language)) ?? i18n.language;
}

export function whenOf(at: number): string {
  return new Intl.DateTimeFormat(here(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(here(), { day: "numeric", month: "numeric", year: "2-digit" }).format(at);
}

export function numeral(value: number): string {
  return new Intl.NumberFormat(here(), { maximumFractionDigits: 1 }).format(value);
}
