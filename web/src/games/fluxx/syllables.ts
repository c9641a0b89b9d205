/** Where a long word may be broken on a narrow card: few browsers know it by themselves, and names are in several languages.
 * First where words of which it is made meet, as far as we know them; then, roughly, a syllable begins with its last
 * consonants that can be said at once. At least three letters stay on either side of a break; two, if there is no other.
 * Some English words follow no rule. */
const MADE_OF =
  "bath bat bill cat common cush deck else every ex fan fire hedge help jack keep mid moon neigh pan penny pump quar rid scare side some straw thiev wait water weed wheel wonder " +
  "dank ente ernte erd früh garten ge(?=schicht) gieß glüh gummi gute gut hand karten kompost(?!ow) kürbis kuschel liege mitter mond nachts nackt nacht nach pfann regen saat sammler schatten schub spazier strom tags trost unge um ver vogel voll wetter wind winter";
const PART = `(?:${MADE_OF.replaceAll(" ", "|")})`;
const MADE = new RegExp(`^${PART}(?=\\p{L}{3})`, "iu");
const ODD = new Map(
  "bat-man bor-rowed can-celed go-tham prob-lem schwar-zes se-cretly state-ly un-invited wa-tered".split(" ").map((word) => [word.replace("-", ""), word]),
);

const VOWEL = "[aeiouyäöüąęó]";
const CONSONANT = "[bcdfghjklmnpqrstvwxzßćłńśźż]";
const ONSET = `(?:(?:sch|pf|[bdfgkpt])[lr]|(?:sch|z)w|sch[mn]?|ch|cz|dz|rz|sz|${CONSONANT})${VOWEL}`;
const SYLLABLE = new RegExp(`${VOWEL}(?=(?:th|ph|wh|ck)${VOWEL}|${ONSET})|${VOWEL}${CONSONANT}{1,4}?(?=${ONSET})`, "gi");
const LONG = /\p{L}{7,}|batman|gotham/giu; // and two that stand on many cards
const SOFT = "\u00ad";

export function breakable(text: string): string {
  return text.replace(LONG, (word) => {
    const odd = ODD.get(word.toLowerCase());
    if (odd) return (word[0] ?? "") + odd.slice(1).replace("-", SOFT);
    const parts = partsOf(word);
    const broken = parts.map((part) => syllables(part, 3)).join(SOFT);
    return broken.includes(SOFT) || word.endsWith("e") ? broken : syllables(word, 2);
  });
}

/** The words that a word is made of: "Mitternachtstanz" is of three. */
function partsOf(word: string): string[] {
  const first = MADE.exec(word)?.[0];
  return first === undefined ? [word] : [first, ...partsOf(word.slice(first.length))];
}

function syllables(part: string, least: number): string {
  return part.replace(SYLLABLE, (piece, at: number) => {
    const end = at + piece.length;
    return end < 3 || part.length - end < least ? piece : piece + SOFT;
  });
}
