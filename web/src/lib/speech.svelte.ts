/** The language that is spoken now: its words, fetched as they are needed, and read by every component. */
import { profile } from "./profile.svelte";
import { LANGUAGES, Words, type Args, type Language } from "./words";
import type { Said } from "./wire";

class Speech {
  words: Words = $state.raw(new Words("en", []));
  private needed: string[] = []; // whose words there must be: of a game, of a table
  private brought = ""; // words that came along with something else
  private texts = new Map<string, Promise<string>>();

  get language(): Language {
    return this.words.language;
  }

  /** Learn the words for a game, or for what a table brings along: "abluxxen", "tables/1x7…". */
  async need(...what: string[]): Promise<void> {
    const ordered = [...this.needed.filter((one) => !what.includes(one)), ...what]; // the last one speaks: games share keys
    if (ordered.join() === this.needed.join() && this.words.has("title")) return;
    this.needed = ordered;
    await this.speak(profile.language);
  }

  /** Words that came with what is shown, in the language that is spoken: the names in a deck of a replayed game. */
  async bring(text: string): Promise<void> {
    if (text === this.brought) return;
    this.brought = text;
    await this.speak(profile.language);
  }

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    const paths = [`/api/words/${language}`, ...this.needed.map((one) => wordsPath(one, language))];
    const sources = await Promise.all(paths.map((path) => this.text(path)));
    this.words = new Words(language, [...sources, this.brought]);
    document.documentElement.lang = language;
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

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

export const speech = new Speech();

/** A sentence by its key. */
export function t(key: string, args: Args = {}): string {
  return speech.words.tell(key, args);
}

/** A phrase that came from the server. */
export function say(said: Said, names: readonly string[] = []): string {
  return speech.words.say(said, names);
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
