/** The languages, as those who speak them call them. */
import type { Language } from "../lib/words";

export { LANGUAGES } from "../lib/words";
export const NATIVE: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski" };
