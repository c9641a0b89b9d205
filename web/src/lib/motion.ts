/** Cards travel: where they lay before and where they lie now is measured, and the way between is shown (FLIP).
 *
 * Elements with `data-card="<id>"` are cards, those with `data-pile="<key>"` piles. A card that comes out of a pile, or
 * goes into one of which single cards are not seen, travels from or to that pile. Nothing waits for a movement.
 */
import { profile } from "./profile.svelte";
import { places, type LaidBoard } from "./laid";

const TRAVEL_MS = 240;
const APART_MS = 45; // one after another
const LONGEST_MS = 900; // all of them together
const LIFT = 1.06;

export class Stage {
  private cards = new Map<number, DOMRect>();
  private piles = new Map<string, DOMRect>();
  private looks = new Map<number, HTMLElement>();
  private before = new Map<number, string>();

  /** Remember how things lie, before they change. */
  remember(root: HTMLElement, laid: LaidBoard | null): void {
    this.before = places(laid);
    this.cards.clear();
    this.piles.clear();
    this.looks.clear();
    for (const element of root.querySelectorAll<HTMLElement>("[data-pile]")) {
      this.piles.set(element.dataset["pile"] ?? "", element.getBoundingClientRect());
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = Number(element.dataset["card"]);
      this.cards.set(id, element.getBoundingClientRect());
      this.looks.set(id, element);
    }
  }

  /** Show the way from what was remembered to how things lie now. How many cards moved. */
  play(root: HTMLElement, laid: LaidBoard): number {
    const duration = travelTime();
    let moved = 0;
    const start = () => Math.min(moved * APART_MS, LONGEST_MS) / Math.max(profile.speed, 0.25);
    const seen = new Set<number>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
      const id = Number(element.dataset["card"]);
      seen.add(id);
      const from = this.cards.get(id) ?? this.piles.get(this.before.get(id) ?? "");
      if (!from || !isElsewhere(from, element.getBoundingClientRect())) continue;
      if (duration) travel(element, from, duration, start());
      moved += 1;
    }
    const after = places(laid);
    for (const [id, from] of this.cards) {
      const target = after.get(id);
      if (seen.has(id) || target === undefined) continue;
      const pile = root.querySelector<HTMLElement>(`[data-pile="${CSS.escape(target)}"]`);
      const look = this.looks.get(id);
      if (!pile || !look) continue;
      if (duration) vanish(look, from, pile.getBoundingClientRect(), duration, start());
      moved += 1;
    }
    return moved;
  }
}

/** How long a card travels; 0: it is simply there. */
function travelTime(): number {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still || profile.speed === 0 ? 0 : TRAVEL_MS / profile.speed;
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2;
}

function travel(element: HTMLElement, from: DOMRect, duration: number, delay: number): void {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / (to.width || 1);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: `translate(${x * 0.4}px, ${y * 0.4 - 8}px) scale(${LIFT})`, zIndex: 30, offset: 0.6 },
      { transform: "none", zIndex: 30 },
    ],
    { duration, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
  );
}

/** A card that is not seen by itself any more: its image travels into the pile. */
function vanish(look: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const image = look.cloneNode(true) as HTMLElement;
  image.removeAttribute("data-card");
  image.setAttribute("aria-hidden", "true");
  image.inert = true;
  Object.assign(image.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(image);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const way = image.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.2 },
    ],
    { duration, delay, easing: "cubic-bezier(.3,0,.2,1)", fill: "both" },
  );
  way.onfinish = way.oncancel = () => image.remove();
}
