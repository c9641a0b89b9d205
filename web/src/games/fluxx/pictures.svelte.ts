/** Pictograms for what cards are about: drawn by us, one line each, in a box of 48. A card is known by the words in its
 * key. They are in pictures.json, which comes beside the code. */
import address from "./pictures.json?url";

export interface Pictures {
  drawings: Record<string, string>; // by the words that mean the thing
  emblems: Record<string, string>; // for whatever we have not thought of
}

let drawings: [string, string][] = $state.raw([]);
let emblems: string[] = $state.raw([]);

export function setPictures(pictures: Pictures): void {
  drawings = Object.entries(pictures.drawings);
  emblems = Object.values(pictures.emblems);
}

/** Without them cards can be played, too. */
export async function fetchPictures(): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) setPictures((await answer.json()) as Pictures);
}

/** A thing always has a picture: one that we have not thought of an emblem, the same one every time. */
export function pictureOf(face: string): string {
  return drawnFor(face) || (emblems[sumOf(face) % emblems.length] ?? "");
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
  for (const [words, path] of drawings) {
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
