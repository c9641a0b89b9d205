/** Several people at one screen: nobody sees another's hand, so the device is handed over, face down as it were. */

/** Who has the device: it was taken for this game, and perhaps to answer in a reaction window. */
export interface Holder {
  seat: number;
  game: number; // of all games at this table: for a rematch people move on by one chair
  window: number;
}

export type Curtain =
  | { kind: "pass"; to: number } // the device goes to whoever is asked
  | { kind: "anyone"; seats: number[]; window: number }; // a reaction window: one question to all

export interface ScreenState {
  seats: number[]; // who shares this screen
  game: number;
  shownSeat: number; // whose cards would be seen
  holder: Holder | null;
  asked: number[]; // which of them are asked something
  window: number; // the reaction window that is open; 0: none
  silent: number[]; // who has not answered in it
}

/** Does somebody have the device for this game, and is it their hand that would be seen? */
export function isHeld(holder: Holder | null, seats: number[], game: number, shownSeat: number): boolean {
  return holder !== null && holder.game === game && holder.seat === shownSeat && seats.includes(shownSeat);
}

/** What hides the table now; null: it may be seen. Whoever holds the device keeps it until another one is asked. */
export function curtainFor({ seats, game, shownSeat, holder, asked, window, silent }: ScreenState): Curtain | null {
  if (seats.length < 2) return null;
  const held = isHeld(holder, seats, game, shownSeat) ? holder : null;
  if (window && silent.length) {
    const answers = held !== null && held.window === window && silent.includes(held.seat);
    return answers ? null : { kind: "anyone", seats: silent, window };
  }
  if (window && held) return null;
  if (held && (asked.length === 0 || asked.includes(held.seat))) return null;
  return { kind: "pass", to: asked[0] ?? seats[0] ?? 0 };
}
