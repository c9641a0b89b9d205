/** Who plays here, and how they like it: kept in this browser alone. */
import { PACES, type Pace } from "./pacing.svelte";
import type { Language } from "./words";

export interface Profile {
  key: string; // opens this person's chairs
  recovery: string; // the same key, to be written down
  name: string;
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  speed: number; // of the cards: 0 still, 1 as designed, 2 twice as fast
  pace: Pace; // at which others' moves are shown
  confirm: boolean; // a choice is made by the button and never by a tap on a card alone
  showsSets: boolean; // ready-made sets are offered where a move is composed
  notices: boolean; // the browser may tell that it is your turn
  learned: string[]; // tutorials that were finished
  plays: Record<string, { seats: number; bot: string }>; // by game: how many sit at a quick table, and which bots
}

const STORAGE_PREFIX = "kibitz."; // how all begins that is kept here
const STORAGE_KEY = `${STORAGE_PREFIX}profile`;

function fresh(): Profile {
  const wish = navigator.languages.map((one) => one.slice(0, 2)).find((one) => ["en", "de", "pl"].includes(one));
  return {
    key: "",
    recovery: "",
    name: "",
    language: (wish ?? "en") as Language,
    theme: "auto",
    sound: true,
    speed: 1,
    pace: "normal",
    confirm: true,
    showsSets: true,
    notices: false,
    learned: [],
    plays: {},
  };
}

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isTable = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

const CHECKS: Record<keyof Profile, (value: unknown) => boolean> = {
  key: (value) => isText(value) && /^[0-9A-Z]{26}$/.test(String(value)),
  recovery: isText,
  name: isText,
  language: (value) => value === "en" || value === "de" || value === "pl",
  theme: (value) => value === "auto" || value === "light" || value === "dark",
  sound: isFlag,
  speed: (value) => typeof value === "number" && value >= 0 && value <= 10,
  pace: (value) => PACES.some((pace) => pace === value),
  confirm: isFlag,
  showsSets: isFlag,
  notices: isFlag,
  learned: (value) => Array.isArray(value) && value.every(isText),
  plays: (value) => isTable(value) && Object.values(value as object).every(isTable),
};

/** A profile as it was kept; what is not as it should be (another version wrote it, or another hand) is as for somebody new. */
export function readProfile(text: string): Profile {
  const kept = new Map(Object.entries((JSON.parse(text) as object | null) ?? {}));
  const good = Object.entries(CHECKS).filter(([name, isGood]) => isGood(kept.get(name)));
  return { ...fresh(), ...(Object.fromEntries(good.map(([name]) => [name, kept.get(name)])) as Partial<Profile>) };
}

function load(): Profile {
  try {
    return readProfile(localStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return fresh(); // no storage here, or something else is in it
  }
}

export const profile: Profile = $state(load());

/** Change something, and keep it. */
export function keep(change: Partial<Profile>): void {
  Object.assign(profile, change);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(profile));
  } catch {
    // a private window without storage: it holds until the page is closed
  }
}

/** Nobody has played here, nor written a deck. What is at a table stays there, and can be opened by the recovery code alone. */
export function forget(): void {
  Object.assign(profile, fresh());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key);
  } catch {
    // there was none
  }
}

/** Another tab of this browser may have changed it. */
if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === STORAGE_KEY || event.key === null) Object.assign(profile, load());
  });
}

/** Show the theme that is wished for; called whenever it changes. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (profile.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = profile.theme;
}
