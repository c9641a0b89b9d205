/** What the lobby knows of the server: its games, my tables, the listed tables. It polls while the page is open. */
import { api, ApiError } from "../lib/api";
import { profile } from "../lib/profile.svelte";
import { i18n } from "../lib/i18n.svelte";
import type { Catalog, InvitationEntry, Said, TableEntry } from "../lib/wire";

const VISIBLE_MS = 15_000;
const HIDDEN_MS = 60_000; // the title of a hidden tab still tells whose turn it is
const LOST_MS = 4_000;

/** Its game is over, or the table is closed. */
export function isDone(table: TableEntry): boolean {
  return table.info.phase === "over" || table.info.phase === "closed";
}

/** One person and bots: nobody else plays on, so the game waits. */
function isAlone(table: TableEntry): boolean {
  return table.info.chairs.every((chair, seat) => chair.kind === "bot" || table.seats.includes(seat));
}

export class LobbyState {
  catalog: Catalog | null = $state.raw(null);
  first: TableEntry[] = $state.raw([]); // the first page of my tables
  further: TableEntry[] = $state.raw([]); // those that were asked for
  next = $state(""); // where they go on
  listed: TableEntry[] = $state.raw([]);
  invitations: InvitationEntry[] = $state.raw([]); // tables to which somebody asks me
  asked = $state(false); // there has been an answer
  trouble: Said | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open = false;

  get mine(): TableEntry[] {
    const shown = new Set(this.first.map((table) => table.id));
    return [...this.first, ...this.further.filter((table) => !shown.has(table.id))];
  }

  /** More of my tables, which are long over. */
  async readOn(): Promise<void> {
    const more = await api.mine(this.next);
    this.further = [...this.further, ...more.tables];
    this.next = more.next;
  }

  /** It disappears at once. */
  async decline(invitation: InvitationEntry): Promise<void> {
    this.invitations = this.invitations.filter((one) => one !== invitation);
    await api.decline(invitation.table.id).catch(() => undefined); // then it comes back, to be declined again
  }

  /** Where it is my turn; first the games that only wait for me. */
  get turns(): TableEntry[] {
    const turns = this.mine.filter((table) => table.your_turn);
    return [...turns.filter(isAlone), ...turns.filter((table) => !isAlone(table))];
  }

  start(): () => void {
    this.open = true;
    const look = () => document.visibilityState === "visible" && void this.refresh();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    void this.refresh();
    return () => {
      this.open = false;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }

  /** Ask now, and again after a while. */
  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (!i18n.words.has("lobby-play-now")) await i18n.setLanguage(profile.language);
      this.catalog ??= await api.games();
      const [mine, listed, invitations] = await Promise.all([api.mine(), api.listed(), api.invitations()]);
      [this.first, this.listed, this.invitations] = [mine.tables, listed, invitations];
      if (!this.further.length) this.next = mine.next;
      this.asked = true;
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.says : { key: "refused-unavailable" };
    }
    clearTimeout(this.timer); // somebody else may have asked meanwhile
    if (this.open) this.timer = setTimeout(() => void this.refresh(), this.pause());
  }

  private pause(): number {
    if (document.visibilityState !== "visible") return HIDDEN_MS;
    return this.trouble ? LOST_MS : VISIBLE_MS;
  }
}
