/** Where a long word may be broken on a narrow card: few browsers know it by themselves. Roughly: a syllable begins with
 * its last consonants that can be said at once; at least three letters stay in front of a break, and two behind it. */
const VOWEL = "[aeiouyäöüąęó]";
const CONSONANT = "[bcdfghjklmnpqrstvwxzßćłńśźż]";
const ONSET = `(?:(?:sch|pf|[bdfgkpt])[lr]|(?:sch|z)w|sch[mn]?|ch|cz|dz|rz|sz|${CONSONANT})${VOWEL}`;
const SYLLABLE = new RegExp(`${VOWEL}(?=(?:st|th|ph|wh|ck)${VOWEL}|${ONSET})|${VOWEL}${CONSONANT}{1,4}?(?=${ONSET})`, "gi");
const LONG = /\p{L}{7,}/gu;
const SOFT = "\u00ad";

export function breakable(text: string): string {
  return text.replace(LONG, (word) =>
    word.replace(SYLLABLE, (piece, at: number) => {
      const end = at + piece.length;
      return end < 3 || word.length - end < 2 ? piece : piece + SOFT;
    }),
  );
}
