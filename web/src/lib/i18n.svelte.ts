/** Internationalisation: the language that is shown, and its words. They are fetched as they are needed and read by every component. */
import { profile } from "./profile.svelte";
import { LANGUAGES, Words, type Args, type Language } from "./words";
import type { Said } from "./wire";

const WAITS_MS = [400, 1200, 3000];

class I18n {
  words: Words = $state.raw(new Words("en", []));
  you = $state(-1); // the seat of whoever reads: spoken to as “you”
  written: (text: string) => string = (text) => text; // how a text in a sentence is written: cards of the game
  needed: string[] = []; // whose words there must be: of a game, of a table
  added = ""; // words that came along with something else
  private wanted: Language = profile.language; // the language asked for last
  private loaded = ""; // the key of the words that are loaded
  private texts = new Map<string, Promise<string>>();

  get language(): Language {
    return this.words.language;
  }

  /** Learn the words of a game, and what a table of it brings along: "abluxxen", "tables/1x7…". Those of another game or
   * table are forgotten: games share keys, and a table may be gone. */
  async loadWords(...what: string[]): Promise<void> {
    [this.needed, this.added] = [what, ""];
    await this.setLanguage(profile.language);
  }

  /** Words that came with what is shown, after those that are needed: the names in a deck of a replayed game. */
  async addWords(text: string): Promise<void> {
    this.added = text;
    await this.setLanguage(profile.language);
  }

  /** Show this language from now on, as soon as its words are here. */
  async setLanguage(language: Language): Promise<void> {
    this.wanted = language;
    const [paths, key] = [this.paths(), this.wantedKey()];
    if (key === this.loaded) return;
    const sources = await Promise.all(paths.map((path) => this.text(path)));
    if (key !== this.wantedKey()) return this.setLanguage(this.wanted); // something else was asked for meanwhile
    this.words = new Words(language, [...sources, this.added], (text) => this.written(text));
    this.loaded = key;
    document.documentElement.lang = language;
  }

  private paths(): string[] {
    return [`/api/words/${this.wanted}`, ...this.needed.map((one) => wordsPath(one, this.wanted))];
  }

  private wantedKey(): string {
    return [...this.paths(), this.added].join("\n");
  }

  private text(path: string): Promise<string> {
    const known = this.texts.get(path);
    if (known) return known;
    const coming = fetchText(path);
    this.texts.set(path, coming);
    coming.catch(() => this.texts.delete(path));
    return coming;
  }
}

function wordsPath(what: string, language: Language): string {
  return what.startsWith("tables/") ? `/api/${what}/words/${language}` : `/api/words/${language}/${what}`;
}

/** Without words there is no page: whoever is turned away (too many at once, a server that restarts) comes again, a few times. */
async function fetchText(path: string, waits: readonly number[] = WAITS_MS): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return answer.text();
  const [wait, ...later] = waits;
  if (wait === undefined || (answer && answer.status < 429)) throw new Error(`${path}: ${answer?.status ?? "no answer"}`);
  await new Promise((go) => setTimeout(go, wait));
  return fetchText(path, later);
}

export const i18n = new I18n();

/** A sentence by its key. */
export function t(key: string, args: Args = {}): string {
  return typeset(i18n.words.tell(key, args));
}

/** A phrase that came from the server, as the seat `you` reads it; -1: for others to read. */
export function say(said: Said, names: readonly string[] = [], you = i18n.you): string {
  return typeset(i18n.words.say(said, names, you));
}

/** Before a number a hyphen is a minus; a name that ends in an exclamation mark, as some cards', ends a sentence, too. */
function typeset(text: string): string {
  return text.replace(/(^|[\s(:;,=„“"])-(?=\d)/g, "$1−").replace(/([!?])\./g, "$1");
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
