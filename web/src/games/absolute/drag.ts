/** Cards that are dragged, with a mouse, a pen or a finger. A tap stays a tap; a finger that moves at once scrolls, one
 * that rests on a card for a moment and then moves drags it. One that stays reads the card: table/card-preview.ts. */

const FAR = 7; // pixels that a hand trembles
const HOLD_MS = 170; // a finger rests
const CLICK_MS = 50; // the click of a drag follows at once, or never
const CARD = "button[data-face]";
const TARGET = "[data-drop], [data-test='hand'], [data-pile^='sets:'] [data-face]";

type Drop = (face: string, onto: HTMLElement) => void;

class Drag {
  private ghost: HTMLElement | null = null;
  private over: HTMLElement | null = null;
  private timer = 0;
  private moved = false;

  constructor(
    private card: HTMLElement,
    private start: PointerEvent,
    private drop: Drop,
    private finished: () => void,
  ) {
    if (start.pointerType !== "mouse" && !card.hasAttribute("data-free")) this.timer = window.setTimeout(() => this.lift(), HOLD_MS);
    window.addEventListener("pointermove", this.follow);
    window.addEventListener("pointerup", this.letGo);
    window.addEventListener("pointercancel", this.end);
    window.addEventListener("touchmove", this.hold, { passive: false });
  }

  /** The card follows as an image; the card itself stays, until it is let go. */
  private lift(): void {
    const print = this.card.querySelector<HTMLElement>("[data-print]") ?? this.card;
    const { left, top, width, height } = print.getBoundingClientRect();
    this.ghost = print.cloneNode(true) as HTMLElement;
    this.ghost.removeAttribute("data-print");
    this.ghost.inert = true;
    this.ghost.style.setProperty("--w", `${width}px`);
    const place = { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0" };
    Object.assign(this.ghost.style, place, { zIndex: "60", pointerEvents: "none", opacity: "0.9", borderRadius: `${width * 0.085}px` });
    document.body.append(this.ghost);
    document.documentElement.dataset["dragging"] = "";
  }

  private follow = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.moved && Math.hypot(x, y) < FAR) return;
    this.moved = true;
    if (!this.ghost && this.timer) return this.end(); // a finger that scrolls
    if (!this.ghost) this.lift();
    if (this.ghost) this.ghost.style.translate = `${x}px ${y}px`;
    this.point(targetAt(event));
  };

  private point(target: HTMLElement | null): void {
    if (target === this.over) return;
    this.over?.removeAttribute("data-over");
    target?.setAttribute("data-over", "");
    this.over = target;
  }

  /** While a card is dragged the page stays where it is. */
  private hold = (event: TouchEvent): void => {
    if (this.ghost && event.cancelable) event.preventDefault();
  };

  private letGo = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const onto = this.moved && this.ghost ? targetAt(event) : null;
    if (this.moved && this.ghost) swallowClick();
    const face = this.card.dataset["face"] ?? "";
    this.end();
    if (onto) this.drop(face, onto);
  };

  end = (): void => {
    window.clearTimeout(this.timer);
    window.removeEventListener("pointermove", this.follow);
    window.removeEventListener("pointerup", this.letGo);
    window.removeEventListener("pointercancel", this.end);
    window.removeEventListener("touchmove", this.hold);
    this.point(null);
    this.ghost?.remove();
    delete document.documentElement.dataset["dragging"];
    this.finished();
  };
}

function targetAt(event: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(TARGET) ?? null;
}

/** What was dragged was not tapped: the click that may follow is not one. Whatever is pressed after that is. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const done = (): void => {
    window.removeEventListener("click", stop, { capture: true });
    window.removeEventListener("pointerdown", done, { capture: true });
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  window.addEventListener("pointerdown", done, { capture: true, once: true });
  window.setTimeout(done, CLICK_MS);
}

/** From now on cards can be dragged, until the answer is called. */
export function dragging(drop: Drop): () => void {
  let drag: Drag | null = null;
  const begin = (event: PointerEvent): void => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null;
    if (drag || event.button !== 0 || !event.isPrimary || !card) return;
    drag = new Drag(card, event, drop, () => (drag = null));
  };
  window.addEventListener("pointerdown", begin);
  return () => {
    window.removeEventListener("pointerdown", begin);
    drag?.end();
  };
}
