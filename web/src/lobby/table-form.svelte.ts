/** The form of a new table: what the page fills in, and the settings that are sent to the server at the end. */
import type { ChairPlan, Clock, Settings } from "../lib/wire";
import { usualSeats, type GameKind, type OptionValue } from "./catalog";

/** Who is to sit on a chair: I, somebody beside me, whoever comes by the link, or a bot. */
export type Who = "me" | "here" | "open" | "bot";

export interface ChairForm {
  who: Who;
  name: string;
  bot: string;
}

/** How long bots take, so that people can follow: for a move, and in a reaction window. */
export const PACES = { brisk: [250, 800], usual: [700, 1500], slow: [1600, 3000] } as const;
export type Pace = keyof typeof PACES;

/** After how many seconds a bot plays for whoever is away; "never" is none, "clock" is left to the server. */
export const COVERS = { never: null, soon: 15, minute: 60, ten: 600, day: 86400 } as const;
export type Cover = keyof typeof COVERS | "clock";
const AFTER = ["soon", "minute", "ten", "day"] as const;

/** What can be agreed on: nobody is covered before their clock has run out. */
export function coversWith(clock: Clock | undefined): Cover[] {
  if (!clock) return ["never", ...AFTER];
  const longest = Math.max(clock.step_s + (clock.bank_s ?? 0), clock.window_s ?? 0);
  return ["never", "clock", ...AFTER.filter((cover) => COVERS[cover] > longest)];
}

/** How many seconds all who are asked out of turn have together; 0 is no end. */
export const ANSWERS = { short: 5, usual: 12, long: 30, none: 0 } as const;
export type Answers = keyof typeof ANSWERS;

export const CLOCKS = ["none", "quick", "calm", "day", "three-days"] as const;
export const BEGINS = ["draw", "rotate", "chosen"] as const;

const MOST_CHAIRS = 12;

export class TableForm {
  chairs: ChairForm[] = $state([]);
  options: Record<string, OptionValue> = $state({}); // only what was chosen: the rest is as the game has it
  rounds = $state(1);
  begins: (typeof BEGINS)[number] = $state("draw");
  first = $state(0);
  clock: (typeof CLOCKS)[number] = $state("none");
  timeout: "bot" | "wait" = $state("bot");
  answersChosen: Answers | null = $state(null); // null: as it suits those who come
  coverChosen: Cover | null = $state(null); // null: as it suits the clock
  coverBot = $state("casual");
  undo = $state(true);
  hints = $state(true);
  chat = $state(true);
  chatWatchers = $state(false);
  watchers = $state(true);
  listed = $state(false);
  pace: Pace = $state("usual");

  /** The first chairs: mine, those of the people beside me, and then friends by the link, or bots if we are several here. */
  constructor(game: GameKind, here: number, options: Record<string, OptionValue> = {}) {
    this.options = options;
    const rest: Who = here > 1 ? "bot" : "open";
    for (let seat = 0; seat < usualSeats(game); seat++) this.chairs.push(chair(seat === 0 ? "me" : seat < here ? "here" : rest));
  }

  /** More or fewer chairs; whoever was named stays as long as there is room. */
  seat(number: number): void {
    const last = this.chairs.at(-1)?.who ?? "open";
    while (this.chairs.length < Math.min(number, MOST_CHAIRS)) this.chairs.push(chair(last === "me" ? "open" : last));
    this.chairs.length = number;
    this.first = Math.min(this.first, number - 1);
  }

  /** Another game: its options are others, the chairs stay as far as it has them. */
  setGame(game: GameKind): void {
    this.options = {};
    this.seat(Math.min(Math.max(this.chairs.length, game.least), game.most));
  }

  /** Who sits at different screens does not see the others think: then the time to answer has an end. */
  get answers(): Answers {
    const here = this.chairs.some((one) => one.who === "me" || one.who === "here") ? 1 : 0;
    const screens = here + this.chairs.filter((one) => one.who === "open").length;
    return this.answersChosen ?? (screens > 1 ? "usual" : "none");
  }

  /** When a bot plays for whoever is away, at this table's clock. */
  cover(clocks: Record<string, Clock>): Cover {
    const offered = coversWith(clocks[this.clock]);
    const usual = offered.includes("clock") ? "clock" : "minute";
    return this.coverChosen && offered.includes(this.coverChosen) ? this.coverChosen : usual;
  }

  settings(game: GameKind, me: string, clocks: Record<string, Clock> = {}): Settings {
    const [pace_ms, window_ms] = PACES[this.pace];
    const cover = this.cover(clocks);
    return {
      game: game.name,
      options: { ...$state.snapshot(this.options) },
      chairs: this.chairs.map((one) => plan(one, me)),
      listed: this.listed,
      watchers: this.watchers,
      rounds: this.rounds,
      begins: this.begins,
      first: this.begins === "draw" ? 0 : this.first,
      clock: this.clock,
      timeout: this.timeout,
      ...(cover === "clock" ? {} : { cover_after_s: COVERS[cover] }),
      cover_bot: this.coverBot,
      undo: this.undo,
      chat: this.chat,
      chat_watchers: this.chat && this.watchers && this.chatWatchers,
      hints: this.hints,
      pace_ms,
      window_s: game.windows ? ANSWERS[this.answers] : 0,
      window_ms,
    };
  }
}

function chair(who: Who): ChairForm {
  return { who, name: "", bot: "casual" };
}

function plan(form: ChairForm, me: string): ChairPlan {
  if (form.who === "bot") return { who: "bot", bot: form.bot };
  if (form.who === "open") return { who: "open" };
  return { who: "me", name: form.who === "me" ? me : form.name.trim() };
}
