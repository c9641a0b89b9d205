/** Pacing: what others do is shown one move after another, as fast as the viewer likes. A queue between what comes from the
 * server and what is shown. */
import { press } from "./press";
import type { Board } from "./wire";

export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];
export type Change = keyof typeof BEATS;

const SLOW_MS = 1400; // at least
const FACTORS: Record<Pace, number> = { slow: 2, normal: 0.9, fast: 0.35, once: 0 };
const BEATS = { nothing: 0.3, laid: 1, cleared: 2 }; // how long a table rests that is about to change so
const PATIENCE_MS = 1500; // while other people wait for the viewer

/** How long a move rests before the next one is shown. `usual`: how long a bot takes at this table. */
export function restMs(pace: Pace, usual: number, change: Change): number {
  return BEATS[change] * Math.max(FACTORS[pace] * usual, pace === "slow" ? SLOW_MS : 0);
}

/** People wait for the viewer, since so many milliseconds: so long may each of those moves rest that are still to be shown. */
export function hurriedMs(since: number, moves: number): number {
  return Math.max(0, PATIENCE_MS - since) / moves;
}

/** What becomes of the cards that all can see: one leaves the table; or some are laid, or lie elsewhere; or nothing is to be
 * seen, as when somebody draws. */
export function changeOf(before: Board | null, after: Board | null): Change {
  if (!before || !after) return "laid";
  if (isMore(lying(before, false), lying(after, false))) return "cleared";
  return isMore(lying(after, true), lying(before, true)) ? "laid" : "nothing";
}

/** Of some card there are more here than there. */
function isMore(here: Map<string, number>, there: Map<string, number>): boolean {
  return [...here].some(([card, count]) => (there.get(card) ?? 0) < count);
}

/** How many of each card lie open, in each place or in all; hands and stacks are nobody's to look at. */
function lying(board: Board, inPlaces: boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (const pile of board.piles) {
    if (pile.look === "fan" || pile.look === "stack" || pile.look === "open") continue;
    for (const face of (pile.parts ?? []).flatMap((part) => part.cards)) {
      const card = inPlaces ? `${pile.name}:${pile.seat ?? -1}:${face}` : face;
      found.set(card, (found.get(card) ?? 0) + 1);
    }
  }
  return found;
}

export class Pacing<T> {
  waiting = $state(0); // how much is still to be shown
  paused = $state(false); // step by step
  private queue: T[] = [];
  private skipping = false; // to the next decision of the viewer
  private shownAt = -Infinity;
  private timer = 0;

  /** `rest`: how long what is shown must have rested before the next one, of so many, is shown. */
  constructor(
    private show: (item: T) => void,
    private rest: (next: T, count: number) => number,
  ) {}

  /** As soon as it is its turn. */
  add(item: T): void {
    this.queue.push(item);
    this.go();
  }

  /** Now, and everything before it. */
  addNow(item: T): void {
    this.catchUp();
    this.display(item);
  }

  /** Show what has rested long enough, and wait for the rest. Called again whenever the pace is another one. */
  go(): void {
    window.clearTimeout(this.timer);
    for (let next = this.queue[0]; next !== undefined; next = this.queue[0]) {
      const rest = this.skipping ? 0 : this.rest(next, this.queue.length);
      const wait = this.shownAt + rest - Date.now();
      if (wait <= 0) this.showNext();
      else {
        if (wait < Infinity) this.timer = window.setTimeout(() => press.after(() => this.go()), wait);
        break;
      }
    }
    this.waiting = this.queue.length;
  }

  catchUp(): void {
    window.clearTimeout(this.timer);
    while (this.queue.length) this.showNext();
  }

  /** Everything that has come, and whatever comes, until the viewer is asked. */
  skip(): void {
    this.skipping = true;
    this.go();
  }

  /** The viewer is asked, or has acted: what comes next is followed again. */
  arrive(): void {
    this.skipping = false;
  }

  pause(): void {
    this.paused = !this.paused;
    this.go();
  }

  /** One more move, and no other. */
  step(): void {
    this.paused = true;
    if (this.queue.length) this.showNext();
    this.go();
  }

  drop(): void {
    window.clearTimeout(this.timer);
    this.queue = [];
    this.waiting = 0;
  }

  private showNext(): void {
    this.display(this.queue.shift()!);
  }

  private display(item: T): void {
    this.waiting = this.queue.length;
    this.shownAt = Date.now();
    this.show(item);
  }
}
