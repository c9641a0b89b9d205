/** The words of several games side by side: every game calls its title `title`, so each keeps its own. */
import { request } from "../lib/api";
import type { Said } from "../lib/wire";
import { Words, type Args, type Language } from "../lib/words";

class GameWords {
  private known: Record<string, Words> = $state.raw({});
  private coming = new Set<string>();

  /** Learn what these games say in a language. Until then they are called by their plain names. */
  learn(games: readonly string[], language: Language): void {
    for (const game of new Set(games)) if (this.known[game]?.language !== language) void this.fetch(game, language);
  }

  private async fetch(game: string, language: Language): Promise<void> {
    const path = `/api/words/${language}/${game}`;
    if (this.coming.has(path)) return;
    this.coming.add(path);
    const text = await request("GET", path)
      .then((answer) => answer.text())
      .catch(() => ""); // whoever asks again later may be luckier
    this.coming.delete(path);
    if (text) this.known = { ...this.known, [game]: new Words(language, [text]) };
  }

  has(game: string, key: string): boolean {
    return this.known[game]?.has(key) ?? false;
  }

  tell(game: string, key: string, args: Args = {}): string {
    return this.known[game]?.tell(key, args) ?? key;
  }

  /** What it says, or nothing: not every game has a word for everything. */
  maybe(game: string, key: string, args: Args = {}): string {
    return this.has(game, key) ? this.tell(game, key, args) : "";
  }

  say(game: string, said: Said, names: readonly string[] = []): string {
    return this.known[game]?.say(said, names) ?? said.key;
  }

  title(game: string): string {
    return this.maybe(game, "title") || game;
  }
}

export const gameWords = new GameWords();
