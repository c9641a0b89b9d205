/** The form of a new table: what the page fills in, and the settings that are sent to the server at the end. */
import type { ChairPlan, Clock, Settings } from "../lib/wire";
import { fillNames } from "../lib/names";
import { defaultOf, usualSeats, type GameKind, type OptionKind, type OptionValue } from "./catalog";

/** Who is to sit on a chair: I, somebody beside me, whoever comes by the link, or a bot. */
export type Who = "me" | "here" | "open" | "bot";

export interface ChairForm {
  who: Who;
  name: string;
  bot: string;
}

/** How long bots take, so that people can follow: for a move, and in a reaction window. */
export const BOT_PACES = { brisk: [250, 800], usual: [700, 1500], slow: [1600, 3000] } as const;
export type BotPace = keyof typeof BOT_PACES;

/** After how many seconds a bot plays for whoever is away; "never" is none, "clock" is left to the server. */
export const COVER_DELAYS = { never: null, soon: 15, minute: 60, ten: 600, day: 86400 } as const;
export type CoverDelay = keyof typeof COVER_DELAYS | "clock";
const AFTER = ["soon", "minute", "ten", "day"] as const;

/** What can be agreed on: nobody is covered before their clock has run out. */
export function coverDelaysWith(clock: Clock | undefined): CoverDelay[] {
  if (!clock) return ["never", ...AFTER];
  const longest = Math.max(clock.step_s + (clock.bank_s ?? 0), clock.window_s ?? 0);
  return ["never", "clock", ...AFTER.filter((cover) => COVER_DELAYS[cover] > longest)];
}

/** For how many seconds a reaction window stays open, where people play at several screens; 0: until all have answered. */
export const WINDOW_LENGTHS = { short: 3, usual: 6, long: 12, none: 0 } as const;
export type WindowLength = keyof typeof WINDOW_LENGTHS;

export const CLOCKS = ["none", "quick", "calm", "day", "three-days"] as const;
export const BEGINS = ["draw", "rotate", "chosen"] as const;

const MOST_CHAIRS = 12;

export class TableForm {
  game: GameKind = $state.raw()!;
  chairs: ChairForm[] = $state([]);
  options: Record<string, OptionValue> = $state({}); // those that were chosen; all others have their defaults
  rounds = $state(1);
  begins: (typeof BEGINS)[number] = $state("draw");
  first = $state(0);
  clock: (typeof CLOCKS)[number] = $state("none");
  timeout: "bot" | "wait" = $state("bot");
  answersChosen: WindowLength | null = $state(null); // null: as it suits those who sit here
  coverChosen: CoverDelay | null = $state(null); // null: as it suits the clock
  coverBot = $state("casual");
  undo = $state(true);
  hints = $state(true);
  chat = $state(true);
  chatWatchers = $state(false);
  watchers = $state(true);
  listed = $state(false);
  pace: BotPace = $state("usual");

  /** The first chairs: mine, those of the people beside me, and then friends by the link, or bots if we are several here. */
  constructor(game: GameKind, here: number, options: Record<string, OptionValue> = {}) {
    this.game = game;
    this.options = options;
    const rest: Who = here > 1 ? "bot" : "open";
    for (let seat = 0; seat < usualSeats(game); seat++) this.chairs.push(chair(seat === 0 ? "me" : seat < here ? "here" : rest));
    this.forget();
  }

  // ---- the options of the game

  valueOf(name: string): OptionValue | undefined {
    const option = this.game.options[name];
    return this.options[name] ?? (option && defaultOf(option, this.chairs.length));
  }

  /** Can this option differ from its default, given the other options? */
  offers(option: OptionKind): boolean {
    return Object.entries(option.only ?? {}).every(([name, values]) => values.includes(this.valueOf(name)!));
  }

  /** Defaults are not stored: they depend on the number of players. */
  choose(name: string, value: OptionValue): void {
    delete this.options[name];
    if (value !== this.valueOf(name)) this.options[name] = value;
    this.forget();
  }

  /** Drops options that do not apply any more, so that they are not sent. */
  private forget(): void {
    for (const [name, value] of Object.entries(this.options)) {
      const option = this.game.options[name];
      const seats = Array.isArray(value) ? value.filter((seat) => seat < this.chairs.length) : null;
      if (!option || !this.offers(option) || seats?.length === 0) delete this.options[name];
      else if (seats) this.options[name] = seats;
    }
  }

  /** The values that a refusal of this field depends on: when one of them changes, the refusal is out of date. */
  about(field: string): string {
    const named = Object.entries(this.game.options).filter(([, option]) => isNamed(option));
    const values = [field, ...named.map(([name]) => name)].map((name) => this.valueOf(name) ?? null);
    return JSON.stringify([this.game.name, this.chairs.length, values]);
  }

  // ---- the chairs

  /** More or fewer chairs; whoever was named stays as long as there is room. */
  seat(number: number): void {
    const last = this.chairs.at(-1)?.who ?? "open";
    while (this.chairs.length < Math.min(number, MOST_CHAIRS)) this.chairs.push(chair(last === "me" ? "open" : last));
    this.chairs.length = number;
    this.first = Math.min(this.first, number - 1);
    this.forget();
  }

  /** Another game: its options are others, the chairs stay as far as it has them. */
  setGame(game: GameKind): void {
    this.game = game;
    this.options = {};
    this.seat(Math.min(Math.max(this.chairs.length, game.least), game.most));
  }

  /** Whoever shares a screen needs time to hand it over. */
  get answers(): WindowLength {
    return this.answersChosen ?? (this.chairs.some((one) => one.who === "here") ? "long" : "short");
  }

  /** When a bot plays for whoever is away, at this table's clock. */
  cover(clocks: Record<string, Clock>): CoverDelay {
    const offered = coverDelaysWith(clocks[this.clock]);
    const usual = offered.includes("clock") ? "clock" : "minute";
    return this.coverChosen && offered.includes(this.coverChosen) ? this.coverChosen : usual;
  }

  /** What the people are called who sit here from the beginning; whoever is beside me and has no name is given one. */
  names(me: string, spare: readonly string[] = []): string[] {
    const people = this.chairs.filter((one) => one.who === "me" || one.who === "here");
    const named = fillNames(people.map((one) => (one.who === "me" ? me : one.name)), spare);
    return this.chairs.map((one) => (people.includes(one) ? (named.shift() ?? "") : ""));
  }

  settings(me: string, clocks: Record<string, Clock> = {}, spare: readonly string[] = []): Settings {
    const names = this.names(me, spare);
    const [pace_ms, window_ms] = BOT_PACES[this.pace];
    const cover = this.cover(clocks);
    return {
      game: this.game.name,
      options: { ...$state.snapshot(this.options) },
      chairs: this.chairs.map((one, seat) => plan(one, names[seat] ?? "")),
      listed: this.listed,
      watchers: this.watchers,
      rounds: this.rounds,
      begins: this.begins,
      first: this.begins === "draw" ? 0 : this.first,
      clock: this.clock,
      timeout: this.timeout,
      ...(cover === "clock" ? {} : { cover_after_s: COVER_DELAYS[cover] }),
      cover_bot: this.coverBot,
      undo: this.undo,
      chat: this.chat,
      chat_watchers: this.chat && this.watchers && this.chatWatchers,
      hints: this.hints,
      pace_ms,
      window_s: this.game.windows ? WINDOW_LENGTHS[this.answers] : 0,
      window_ms,
    };
  }
}

/** One of several, each with a name. */
export function isNamed(option: OptionKind): boolean {
  return Array.isArray(option.values) && typeof option.values[0] === "string";
}

function chair(who: Who): ChairForm {
  return { who, name: "", bot: "casual" };
}

function plan(form: ChairForm, name: string): ChairPlan {
  if (form.who === "bot") return { who: "bot", bot: form.bot };
  if (form.who === "open") return { who: "open" };
  return { who: "me", name };
}
