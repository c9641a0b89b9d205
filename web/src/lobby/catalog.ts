/** What can be played here: the server's description of its games, as the lobby reads it. */
import type { Catalog } from "../lib/wire";

export type OptionValue = boolean | number | string | number[];

/** An option of a game: one of some values, a number between two, or some of the seats. */
export interface OptionKind {
  default: OptionValue;
  values?: (boolean | string)[] | "seats";
  or?: "text"; // one of the values, or a text that says it all itself: a deck
  low?: number;
  high?: number;
  default_by_seats?: Record<string, OptionValue>;
  only?: Record<string, OptionValue[]>; // values of another option with which it can be anything else
}

export interface GameKind {
  name: string;
  least: number; // players
  most: number;
  options: Record<string, OptionKind>;
  windows: boolean; // can several be asked at once, out of turn?
}

interface Described {
  seats: [number, number];
  options: Record<string, OptionKind>;
  windows: boolean;
}

export function gamesOf(catalog: Catalog): GameKind[] {
  return Object.entries(catalog.games).map(([name, kind]) => {
    const { seats, options, windows } = kind as Described;
    return { name, least: seats[0], most: seats[1], options, windows };
  });
}

/** The default of an option, which may depend on the number of players. */
export function defaultOf(option: OptionKind, seats: number): OptionValue {
  return option.default_by_seats?.[String(seats)] ?? option.default;
}

/** How many usually sit down: four, where the game allows it. */
export function usualSeats(game: GameKind): number {
  return Math.min(Math.max(4, game.least), game.most);
}

/** Every number of players that the game allows. */
export function seatsOf(game: GameKind): number[] {
  return Array.from({ length: game.most - game.least + 1 }, (_, more) => game.least + more);
}
