/** Pictograms for what cards are about: drawn by us, one line each, in a box of 48. A card is known by the words in its
 * key; a thing that we have not thought of gets an emblem, the same one every time. */

const DRAWN: Readonly<Record<string, string>> = {
  "batman hero": "M24 6a7 7 0 1 1 0 13A7 7 0 0 1 24 6ZM18 21C13 26 10 34 8 42h32c-2-8-5-16-10-21M24 27V42",
  "batgirl mask thief": "M6 17c6-3 12-2 18 1 6-3 12-4 18-1 0 9-3 16-9 16-5 0-7-4-9-7-2 3-4 7-9 7-6 0-9-7-9-16ZM13 22q4-2 6 2M35 22q-4-2-6 2",
  "wayne boss": "M24 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM9 41c0-10 7-14 15-14s15 4 15 14ZM19 28l5 6 5-6",
  "alfred butler pancakes": "M6 34h36M10 34a14 14 0 0 1 28 0M24 20V16M21 41h6M16 29q1-3 5-5",
  "commissioner police": "M24 6l15 5v12c0 9-6 15-15 19-9-4-15-10-15-19v-12ZM24 15l3 6 6 0-5 4 1 6-5-3-5 3 1-6-5-4 6 0Z",
  "bank money cash": "M7 18L24 8l17 10ZM8 40h32M12 19V34M20 19V34M28 19V34M36 19V34M10 34h28",
  "manor house shed castle": "M7 23L24 9l17 14M12 20v20h24V20M20 40v-11h8V40",
  "cave tunnel": "M5 40C7 24 12 10 24 10s17 14 19 30ZM16 40c0-10 3-16 8-16s8 6 8 16M11 40c0-4 1-7 2-10M37 40c0-4-1-7-2-10",
  "signal lamp": "M8 28l10-8 8 10-10 8ZM11 39L8 43M19 19L34 5M27 29l16-12M26 19l11-9",
  "computer machine": "M7 10h34v22h-34ZM18 40h12M24 32v8M14 18l5 4L14 26M24 26h9",
  "cuffs": "M14 19a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM34 19a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM16 19V14q0-4 4-4h8q4 0 4 4v5",
  "mobile car": "M6 32v-7l6-2 5-8h13l6 8 6 2V32H6ZM15 29a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM33 29a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM16 23h17",
  "batarang boomerang": "M8 36c-3-14 6-26 30-27 4 0 4 5 1 6C24 18 18 24 16 36c-1 4-7 5-8 0ZM34 25l5 3M27 32l3 5",
  "joker clown": "M11 33C11 24 9 19 5 17c6-4 11-1 13 5 0-6 2-10 6-14 4 4 6 8 6 14 2-6 7-9 13-5-4 2-6 7-6 16ZM11 40h26M5 22v0M24 3v0M43 22v0",
  "penguin umbrella": "M6 25a18 18 0 0 1 36 0q-3-3-6-3t-6 3q-3-3-6-3t-6 3q-3-3-6-3t-6 3ZM24 7V5M24 22v15q0 4 4 4t3-4",
  "cat catwoman": "M10 8l8 7q6-1 12 0L38 8q2 10 1 18c0 8-7 14-15 14s-15-6-15-14Q8 18 10 8ZM18 24v2M30 24v2M21 32l3-2 3 2M6 29l4 1M42 29l-4 1",
  "face coin": "M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34ZM24 7v34M17 19v2M30 18l4 4M34 18l-4 4M16 30q4 3 8 3l9-4",
  "riddler": "M16 17a8 8 0 1 1 13 6c-3 3-5 4-5 8M24 39v1",
  "quinn": "M16 7l8 12-8 12-8-12ZM32 17l8 12-8 12-8-12ZM29 11h0M19 37h0",
  "bane strong": "M6 19v10M12 15v18M36 15v18M42 19v10M12 24h24",
  "freeze ice snow": "M24 5v38M8 15l32 18M40 15L8 33M19 9L24 14l5-5M19 39L24 34l5 5M8 21l7-2-2-7M40 27l-7 2 2 7M35 12l-2 7 7 2M13 36l2-7-7-2",
  "ivy leaf plant tree": "M10 38C6 20 18 9 40 8c1 22-10 34-28 30ZM8 41C14 30 20 24 29 19M18 29V20M22 25l9 2",
  "hedgehog": "M6 34c0-3 2-5 5-6C12 20 18 14 26 14c10 0 16 8 16 20ZM18 19L15 13M24 16l-1-7M31 16L34 10M37 21l5-4M13 29v0M24 23v4M31 23v5M16 34v4M34 34v4",
  "robin magpie bird crow": "M6 18l6-2c1-5 10-7 14 0 3 6 8 8 16 9-4 3-7 4-10 4-2 5-6 7-11 7C14 36 11 29 12 22ZM18 17v0M19 36l-1 6M25 35l1 7M22 24q3 4 8 4",
  "owl": "M12 8q6 3 12 3T36 8q3 8 2 18c0 10-6 15-14 15S10 36 10 26q-1-10 2-18ZM18 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM30 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM22 27l2 3 2-3M18 35l3 2M30 35l-3 2",
  "fireflies bee": "M24 19q5 4 5 11T24 41Q19 37 19 30t5-11ZM22 20C12 16 9 10 10 7 16 6 22 11 24 19 26 11 32 6 38 7 39 10 36 16 26 20M19 31h10M36 28l4-2M37 36l4 2M12 28l-4-2M11 36l-4 2",
  "moon night": "M39 29A17 17 0 1 1 19 8a14 14 0 0 0 20 21ZM32 9v6M29 12h6M40 19v0",
  "lantern light": "M16 18h16l3 18h-22ZM12 41h24M16 18q0-8 8-8t8 8M24 10V6M24 23q4 5 0 9-4-4 0-9Z",
  "gnome wizard": "M13 22L24 5l11 17ZM13 22c0 10 5 19 11 19s11-9 11-19M20 27v0M28 27v0M21 33q3-2 6 0",
  "scarecrow": "M16 13L20 6h8l4 7ZM12 13h24M19 13c0 10 10 10 10 0M8 25h32M24 21V42M17 25L16 36l8-2 8 2-1-11M8 22v6M40 22v6",
  "tea cocoa coffee cup": "M12 18h20v10q0 10-10 10t-10-10ZM32 21h4q5 0 5 5T36 31h-4M18 13q-2-2 0-5M26 13q-2-2 0-5M8 42h28",
  "chair sofa bed": "M8 9L35 39M16 39L36 17M11 12q1 12 19 21M30 33H15M36 17l5-2",
  "watering": "M12 20h16v18H12ZM28 28l10-10M35 15l6 6M13 20c0-10 14-10 14 0M40 26v2M36 27v2M43 31v2",
  "barrow cart": "M5 16h6l5 14h16l7-14H12M16 30l-2 9M32 31a5 5 0 1 1 0 9 5 5 0 0 1 0-9ZM5 16v0",
  "pumpkin": "M24 16c-12-6-18 2-18 11S12 42 18 40q6 2 12 0c6 2 12-4 12-13S36 10 24 16ZM24 16q-1-6 4-9M18 16q-5 11 0 24M30 16q5 11 0 24",
  "berries berry fruit": "M24 42C14 38 9 28 10 20q1-4 6-4h16q5 0 6 4c1 8-4 18-14 22ZM16 16l8-5L32 16M24 11V6M18 24v0M30 24v0M24 22v0M21 31v0M27 31v0",
  "heap puddle": "M5 39C10 28 16 19 24 19s14 9 19 20ZM17 32h0M24 26h0M30 33h0M24 19C24 12 28 9 35 9c0 7-4 10-11 10M24 16C22 12 19 10 14 11",
  "slug snail": "M5 37h30c6 0 8-5 8-10V20M43 20l2-4M43 20l-4-4M8 37C10 32 12 31 14 31M22 14a10 10 0 1 1-10 10M22 14a10 10 0 0 1 10 10c0 5-3 7-7 7s-6-3-6-6 2-4 4-4",
  "mole": "M5 39c4-6 8-8 12-8M43 39c-4-6-8-8-12-8M13 39C13 20 17 10 24 10s11 10 11 29ZM20 19v0M28 19v0M22 24h4l-2 2ZM16 34l3-3M32 34l-3-3",
  "marten dog wolf beast": "M24 25c6 0 10 6 10 11s-4 5-10 5-10 0-10-5 4-11 10-11ZM10 19q3 2 2 6-4-1-2-6ZM18 10q4 3 2 8-5-2-2-8ZM30 10q-4 3-2 8 5-2 2-8ZM38 19q-3 2-2 6 4-1 2-6Z",
  "book": "M24 12c-4-3-10-4-17-4v28c7 0 13 1 17 4 4-3 10-4 17-4V8C34 8 28 9 24 12ZM24 12v28",
  // what cards do
  "draw gets jackpot": "M8 14h16v26H8ZM16 14V8h16v26h-8M39 6v12M33 12h12",
  "steal take mine borrowed": "M24 6v22M15 20l9 9 9-9M8 30v11h32V30",
  "trash discard weeding shoo": "M10 14h28M19 14V8h10v6M13 14l2 27h18l2-27M20 21v13M28 21v13",
  "trade exchange swap baskets fence": "M8 17h28l-8-8M40 31H12l8 8",
  "mix again reset round wind": "M40 24a16 16 0 1 1-5-12M36 4v9h-9",
  "veto stop canceled hush": "M17 6h14l11 11v14L31 42H17L6 31V17ZM14 24h20",
};

const EMBLEMS: readonly string[] = [
  "M12 8h24l7 10L24 41 5 18ZM5 18h38M18 18l6 22M30 18l-6 22M18 18l4-10M30 18l-4-10", // gem
  "M16 23a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM22 26L40 8M34 14l5 5M29 19l4 4", // key
  "M24 7v3M12 33c3-3 3-6 3-12 0-14 18-14 18 0 0 6 0 9 3 12ZM21 39q3 3 6 0", // bell
  "M24 5l12 14-12 16-12-16ZM24 5v30M12 19h24M24 35q5 2 1 8", // kite
  "M8 36h32l2-20-10 8-8-14-8 14-10-8Z", // crown
  "M19 7h10M21 7v12L10 37q-1 4 3 4h22q4 0 3-4L27 19v-12M15 30h18", // flask
  "M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM24 5v6M24 37v6M5 24h6M37 24h6M11 11l4 4M33 33l4 4M11 37l4-4M33 15l4-4", // sun
  "M24 41C8 30 5 23 7 16c2-7 12-9 17 0 5-9 15-7 17 0 2 7-1 14-17 25Z", // heart
  "M24 19a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM20 20C12 6 36 6 28 20M28 20c14-8 14 16 0 8M28 28c8 14-16 14-8 0M20 28c-14 8-14-16 0-8", // flower
];

/** A thing always has a picture. */
export function pictureOf(face: string): string {
  return drawnFor(face) || (EMBLEMS[sumOf(face) % EMBLEMS.length] ?? "");
}

/** What we have drawn for a card, if anything. The last part of its key tells what it is: "batman_cuffs". */
export function drawnFor(face: string): string {
  for (const part of face.split("_").reverse()) {
    const drawing = drawingOf(part);
    if (drawing) return drawing;
  }
  return "";
}

/** Of the words that a part begins or ends with, the longest: "batcave" is a cave. */
function drawingOf(part: string): string {
  let [length, found] = [0, ""];
  for (const [words, path] of Object.entries(DRAWN)) {
    for (const word of words.split(" ")) {
      const meant = part === word || (word.length > 3 && (part.startsWith(word) || part.endsWith(word))); // a card is no car
      if (meant && word.length > length) [length, found] = [word.length, path];
    }
  }
  return found;
}

function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521, 7);
}
