/** Somebody's past games, fetched part by part. */
import { api, saysOf } from "../lib/api";
import { profile } from "../lib/profile.svelte";
import type { PastGame, PastGames, Said } from "../lib/wire";
import type { Language } from "../lib/words";

const MOST_PARTS = 10; // of five hundred games each

export class History {
  games: PastGame[] = $state.raw([]);
  known = $state(false);
  bounded = $state(false); // there are more than are shown
  trouble: Said | null = $state.raw(null);
  private asked = 0; // whoever asks for something else does not wait for the answer before

  async load(language: Language): Promise<void> {
    const mine = ++this.asked;
    this.trouble = null;
    const games: PastGame[] = [];
    let more = "";
    try {
      for (let part = 0; profile.key && part < MOST_PARTS && (part === 0 || more); part++) {
        const answer = await api.get<PastGames>(`/api/me/games?language=${language}${more && `&after=${more}`}`);
        games.push(...answer.games);
        more = answer.more;
      }
    } catch (error) {
      if (mine === this.asked) this.trouble = saysOf(error);
      return;
    }
    if (mine !== this.asked) return;
    [this.games, this.bounded, this.known] = [games, more !== "", true];
  }
}
