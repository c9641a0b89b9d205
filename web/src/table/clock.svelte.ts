/** Clocks that count down between two messages. The server decides; this is what people see. */
import type { ClockInfo } from "../lib/wire";

export const SHORT_MS = 10_000; // from here on it is said in red, and in a word
const TICK_MS = 250;

export interface Left {
  running: boolean;
  step: number; // of this decision, in milliseconds
  bank: number; // in reserve
  short: boolean;
}

/** The time now, for whoever shows a clock: it moves on only while somebody looks. */
class Now {
  ms = $state(Date.now());
  private users = 0;
  private timer = 0;

  watch(): () => void {
    if (this.users++ === 0) this.timer = window.setInterval(() => (this.ms = Date.now()), TICK_MS);
    return () => {
      if (--this.users === 0) window.clearInterval(this.timer);
    };
  }
}

export const now = new Now();

/** How much time a seat has left, `since` milliseconds after it was told. */
export function timeLeft(clock: ClockInfo, seat: number, since: number): Left {
  const bank = clock.banks[seat] ?? 0;
  if (!clock.running?.includes(seat)) return { running: false, step: 0, bank, short: false };
  const used = (clock.used ?? 0) + Math.max(0, since);
  if (clock.window) {
    const left = Math.max(0, clock.window - used);
    return { running: true, step: left, bank: 0, short: left < SHORT_MS };
  }
  const step = Math.max(0, clock.step - used);
  const reserve = Math.max(0, bank - Math.max(0, used - clock.step));
  return { running: true, step, bank: reserve, short: step + reserve < SHORT_MS };
}

/** 1:05, or 2:03:00; days are said in words by whoever shows it. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
