/** While a finger, a mouse button or the space bar is down, nothing moves under it: a tap that begins on a card ends on it. What
 * would redraw the table waits until it is up. */

const LONGEST_MS = 2000; // whoever drags, or rests on a card: the table goes on
const CLICK_MS = 60; // the click of a finger follows when it is up already
const SPACE = "Space"; // it clicks when it is let go; all other keys do at once

export class Press {
  private down = new Set<number | string>(); // pointers by their numbers, and the space bar
  private waiting: (() => void)[] = [];
  private timer = 0;

  constructor(target: EventTarget) {
    const on = <E extends Event>(type: string, act: (event: E) => void) => target.addEventListener(type, act as (event: Event) => void, { capture: true });
    on("pointerdown", (event: PointerEvent) => this.begin(event.pointerId));
    on("pointerup", (event: PointerEvent) => this.end(event.pointerId, event.pointerType === "touch" ? CLICK_MS : 0));
    on("pointercancel", (event: PointerEvent) => this.end(event.pointerId, 0));
    on("keydown", (event: KeyboardEvent) => event.code === SPACE && !event.repeat && this.begin(SPACE));
    on("keyup", (event: KeyboardEvent) => this.end(event.code, 0));
    on("blur", (event: Event) => event.target === target && this.release());
  }

  /** Now, or as soon as nothing is down; in the order in which it is asked for. */
  after(act: () => void): void {
    if (this.down.size || this.waiting.length) this.waiting.push(act);
    else act();
  }

  private begin(what: number | string): void {
    if (!this.down.size) this.wait(LONGEST_MS);
    this.down.add(what);
  }

  /** The click comes after this event. */
  private end(what: number | string, wait: number): void {
    if (this.down.delete(what) && !this.down.size) this.wait(wait);
  }

  private wait(ms: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.release(), ms);
  }

  private release(): void {
    window.clearTimeout(this.timer);
    this.down.clear();
    const acts = this.waiting;
    this.waiting = [];
    for (const act of acts) act();
  }
}

export const press = new Press(window);
