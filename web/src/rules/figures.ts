/** The pictures of a rules page, as web/make_figures.py writes them: positions that the rules have worked out. */
import type { Faces } from "../games/look";
import { i18n } from "../lib/i18n.svelte";
import type { Board, Offer } from "../lib/wire";
import type { Language } from "../lib/words";

export interface Figure {
  board: Board;
  names: string[];
  rows: string[]; // keys of the piles that are seen, from top to bottom
  offers?: Offer[]; // what may be chosen there
  then?: Figure; // what it looks like once the first of them has been chosen
}

export interface Figures {
  game: string;
  faces: Faces;
  words?: Record<Language, string>; // what a deck brings along: names of cards, and what they do
  figures: Record<string, Figure>;
}

const FIGURES: Record<string, () => Promise<{ default: unknown }>> = {
  abluxxen: () => import("./figures/abluxxen.json"),
  fluxx: () => import("./figures/fluxx.json"),
  absolute: () => import("./figures/absolute.json"),
};

/** The pictures of a game; none if it has none. */
export async function figuresOf(game: string): Promise<Figures> {
  const load = FIGURES[game];
  return load ? ((await load()).default as Figures) : { game, faces: {}, figures: {} };
}

const MARK = "\n# pictures\n";

/** Learn what is said in the pictures, beside whatever else has been learnt: a rule is read at a table, too. */
export async function learnWords(figures: Figures, language: Language): Promise<void> {
  if (!i18n.needed.includes(figures.game)) await i18n.loadWords(figures.game);
  const words = figures.words?.[language];
  if (words) await i18n.addWords(`${i18n.added.split(MARK)[0]}${MARK}${words}`);
}

const LINE = /^(?:> ?)?!\[([^\]]*)\]\(\.\.\/pictures\/rules\/([\w-]+)\.webp\)\s*$/m;

export type Piece = { text: string } | { picture: string; caption: string };

/** A text, cut where a picture stands in a line of its own. */
export function piecesOf(markdown: string): Piece[] {
  const found = LINE.exec(markdown);
  if (!found) return markdown.trim() ? [{ text: markdown }] : [];
  const [line, caption = "", picture = ""] = found;
  return [
    ...piecesOf(markdown.slice(0, found.index)),
    { picture, caption },
    ...piecesOf(markdown.slice(found.index + line.length)),
  ];
}
