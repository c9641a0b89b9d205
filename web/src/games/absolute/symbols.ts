/** What is printed on Absolute's cards: "-10C" is a sign, a number and one of four symbols. */

/** Each symbol as a shape around the middle of a square of 24 by 24, and as a letter of running text. */
const SHAPES: Record<string, string> = {
  C: "M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0z",
  S: "M-9.5-9.5H9.5V9.5H-9.5z",
  D: "M0-12.5 11 0 0 12.5-11 0z",
  T: "M0-11 12 9.5H-12z",
};
const GLYPHS: Record<string, string> = { C: "●", S: "■", D: "◆", T: "▲" };

// On paper and on the dark of a minus card. Lightness differs too; all have 5 : 1 or more.
const ON_LIGHT: Record<string, string> = { C: "#0f4c8a", S: "#0a5a38", D: "#a3261c", T: "#5b2a86" };
const ON_DARK: Record<string, string> = { C: "#9fd0ff", S: "#9be8b4", D: "#ffab9c", T: "#dcbcff" };

export interface PrintedFace {
  sign: string; // a real minus
  number: string;
  symbol: string;
  minus: boolean;
  zero: boolean;
}

export function printOf(face: string): PrintedFace {
  const minus = face.startsWith("-");
  const number = face.slice(1, -1);
  return { sign: minus ? "−" : "+", number, symbol: face.slice(-1), minus, zero: number === "0" };
}

export function shapeOf(face: string): string {
  return SHAPES[face.slice(-1)] ?? "";
}

/** The ink of its symbol, on paper; a minus card itself is dark. */
export function inkOf(face: string, dark = false): string {
  return (dark ? ON_DARK : ON_LIGHT)[face.slice(-1)] ?? "";
}

const CARDS = /^[+-]\d+[CSDT]?(( \/)? [+-]\d+[CSDT]?)*$/; // also several groups

/** "-8C +3D" as "−8● +3◆", and "-3" as "−3"; every other text as it is. */
export function written(text: string): string {
  if (!CARDS.test(text)) return text;
  return text.replaceAll("-", "−").replace(/[CSDT]/g, (letter) => GLYPHS[letter] ?? letter);
}
