/** How much of a text a card has room for: names are set as large as their longest word allows, and what a card does
 * stands on it from the width at which all of it fits. Widths of letters are those of Kibitz Sans, in ems, rounded up. */

const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlIł.,:;!'’()-]/, 0.35],
  [/[frt]/, 0.4],
  [/[mwMW…]/, 0.89],
  [/[\p{Lu}]/u, 0.7],
];
const USUAL = 0.59;
const SPACE = 0.23;

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
}

/** A text that stands on one line. */
export function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** Words, and the pieces of a word that hyphens join. */
export function wordsOf(text: string): { word: string; joined: boolean }[] {
  const pieces = text.match(/[^\s-]*-+|[^\s-]+|\s+/g) ?? [];
  return pieces.flatMap((word, at) => (word.trim() ? { word, joined: !!pieces[at + 1]?.trim() } : []));
}

/** The longest word, in ems: a name is as large as it fits. */
export function longestWord(text: string): number {
  return Math.max(1, ...wordsOf(text).map(({ word }) => emsOf(word)));
}

export function lineCount(text: string, ems: number): number {
  let [lines, filled] = [1, 0];
  for (const { word } of wordsOf(text)) {
    const width = emsOf(word);
    if (filled && filled + SPACE + width > ems) [lines, filled] = [lines + 1, 0];
    filled += (filled ? SPACE : 0) + width;
  }
  return lines;
}

/** The style of the face, at the widths where it changes: FluxxCard.svelte has the same numbers. All in px. */
interface Breakpoint {
  from: number; // this wide and wider
  beside: number; // edge, paddings and frame: no room for letters
  text: number; // size of letters
}
const BREAKPOINTS: readonly Breakpoint[] = [
  { from: 110, beside: 34, text: 11 },
  { from: 130, beside: 34, text: 12 },
  { from: 150, beside: 34, text: 12 },
  { from: 180, beside: 46, text: 13 },
  { from: 220, beside: 46, text: 13 },
];
const SERIF = 1.2; // from 130 on names are set in it
const NEVER = 999;

/** From which width on all of a text stands on a card below its name and a picture. */
export function textFrom(name: string, text: string): number {
  return BREAKPOINTS.find((breakpoint) => fits(breakpoint, name, text))?.from ?? NEVER;
}

function fits({ from, beside, text: size }: Breakpoint, name: string, text: string): boolean {
  const room = from - beside;
  const wide = from < 130 ? 1 : SERIF;
  const large = Math.min(room / longestWord(name) / wide, 0.115 * from, 22);
  const named = lineCount(name, room / large / wide) * large * 1.1;
  const left = 1.42 * from - named - 0.3 * from - 18;
  return longestWord(text) * size <= room && lineCount(text, room / size) * size * 1.2 <= left;
}
