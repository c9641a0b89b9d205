/** Short keys, for whoever plays without a pointer or without looking. Never while somebody types. */

export type Deed =
  | "hand" | "table" | "scores" | "events" | "prompt" | "undo" | "hint" | "chat" | "rules" | "help" | "clear"; // prettier-ignore

interface ShortKey {
  label: string; // empty: it is said in words
  does: string;
}

/** As the help lists them. */
export const SHORT_KEYS: ShortKey[] = [
  { label: "H", does: "hand" },
  { label: "← →", does: "move" },
  { label: "V", does: "read" },
  { label: "", does: "pick" },
  { label: "", does: "confirm" },
  { label: "1 – 9", does: "choice" },
  { label: "Esc", does: "clear" },
  { label: "P", does: "prompt" },
  { label: "T", does: "table" },
  { label: "S", does: "scores" },
  { label: "L", does: "events" },
  { label: "U", does: "undo" },
  { label: "I", does: "hint" },
  { label: "C", does: "chat" },
  { label: "R", does: "rules" },
  { label: "?", does: "help" },
];

/** On a card that has more to say than there is room for. */
export const READ = "v";

const DEEDS: Record<string, Deed> = {
  h: "hand",
  t: "table",
  s: "scores",
  l: "events",
  p: "prompt",
  u: "undo",
  i: "hint",
  c: "chat",
  r: "rules",
  "?": "help",
  Escape: "clear",
};

/** Is this key typed into something, or held with another one? */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog") !== null;
}

export function deedOf(event: KeyboardEvent): Deed | undefined {
  return DEEDS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

/** The cards of the own hand that can be touched. */
export function handCards(root: HTMLElement): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>('[data-test="hand"] button[data-card]')];
}
