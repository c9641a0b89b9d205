/** Keyboard shortcuts, for whoever plays without a pointer or without looking. Never while somebody types. */

export type Shortcut =
  | "hand" | "table" | "scores" | "events" | "prompt" | "undo" | "hint" | "chat" | "emotes" | "rules" | "help" | "clear"
  | "pause" | "step" | "skip"; // prettier-ignore

/** On a card that has more to say than there is room for. */
export const READ_KEY = "v";

const BY_KEY: Record<string, Shortcut> = {
  h: "hand",
  t: "table",
  s: "scores",
  l: "events",
  p: "prompt",
  ",": "pause",
  ".": "step",
  n: "skip",
  u: "undo",
  i: "hint",
  c: "chat",
  e: "emotes",
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

export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  return BY_KEY[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

/** The cards of the own hand that can be touched. */
export function handCards(root: HTMLElement): HTMLButtonElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>('[data-test="hand"] button[data-card]')];
}

/** What is typed for each choice of a list: its own key, or its number in the list; where another choice has that number
 * as its key, the next one after the list that is free. The terminal does the same. */
export function labelsOf(keys: readonly string[]): string[] {
  const taken = new Set(keys);
  let spare = keys.length;
  const free = (): string => (taken.has(String(++spare)) ? free() : String(spare));
  return keys.map((key, at) => key || (taken.has(String(at + 1)) ? free() : String(at + 1)));
}

/** The choice that this key stands for, among the buttons that are shown. */
export function choiceOf(event: KeyboardEvent, root: HTMLElement): HTMLElement | undefined {
  const choices = [...root.querySelectorAll<HTMLElement>('[data-test="choice"]')];
  const labels = labelsOf(choices.map((choice) => (choice.dataset["key"] ?? "").toLowerCase()));
  return choices[labels.indexOf(event.key.toLowerCase())];
}
