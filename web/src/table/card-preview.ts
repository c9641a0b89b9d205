/** A mouse that rests on a card, or a finger that stays on it, shows the card large until it moves on. */
export interface PreviewedCard {
  face: string;
  at: DOMRect; // where it lies
}

const REST_MS = 500;
const HOLD_MS = 450;
const FAR = 8; // pixels that a hand trembles
const STAYS_MS = 6000; // what a finger has asked for, when it is lifted
const LEGIBLE = 90; // a card that is drawn as wide, and has no more to say, is read where it lies
const CARD = "[data-face], [data-preview]";

/** Until `signal` says so. `first`: what the pointer has done last. `tells`: has this card more to say than what is printed on it? */
export function watch(root: HTMLElement, show: (preview: PreviewedCard | null) => void, tells: (face: string) => boolean, signal: AbortSignal, first?: PointerEvent): void {
  let timer = 0;
  let open = "";
  let held: PointerEvent | null = null; // the finger that is down
  let swallows = false; // its click is none
  let last = { x: 0, y: 0 };

  const hide = (): void => {
    window.clearTimeout(timer);
    if (open) show(null);
    open = "";
  };
  const look = (x: number, y: number): boolean => {
    const found = cardAt(root, x, y);
    if (!found || (isDragging() && !held)) return false;
    const { face, at } = found;
    if (!held && !tells(face) && at.width >= LEGIBLE) return false; // a finger asks for it
    open = face;
    show(found);
    return true;
  };
  const move = (event: PointerEvent): void => {
    const isStill = event.clientX === last.x && event.clientY === last.y; // what lies under it has moved
    if (isStill) return;
    last = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") {
      if (!held || Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) <= FAR) return;
      letGo();
      if (isDragging()) hide(); // what it is dragged to must be seen
      return;
    }
    window.clearTimeout(timer);
    if (event.buttons) return hide();
    if (open && cardAt(root, event.clientX, event.clientY)?.face !== open) hide();
    if (!open) timer = window.setTimeout(() => look(last.x, last.y), REST_MS);
  };
  const down = (event: PointerEvent): void => {
    hide();
    swallows = false;
    if (event.pointerType === "mouse") return;
    held = event;
    timer = window.setTimeout(() => (swallows = held !== null && look(event.clientX, event.clientY)), HOLD_MS);
  };
  const letGo = (): void => {
    held = null;
    window.clearTimeout(timer);
    if (open) timer = window.setTimeout(hide, STAYS_MS);
  };
  const click = (event: MouseEvent): void => {
    if (!swallows) return;
    swallows = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (held) event.preventDefault();
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") hide();
  };
  const capture = { capture: true, signal };
  root.addEventListener("pointermove", move, capture);
  root.addEventListener("pointerleave", leave, { signal });
  root.addEventListener("click", click, capture);
  root.addEventListener("contextmenu", menu, capture);
  window.addEventListener("pointerdown", (event) => (root.contains(event.target as Node) ? down(event) : hide()), capture);
  window.addEventListener("pointerup", letGo, capture);
  window.addEventListener("pointercancel", letGo, capture);
  window.addEventListener("keydown", hide, capture);
  signal.addEventListener("abort", hide);
  if (first?.pointerType === "mouse") move(first);
  else if (first?.type === "pointerdown") down(first);
}

/** A card follows the pointer, or would: a finger rests on it. */
function isDragging(): boolean {
  return document.documentElement.dataset["dragging"] !== undefined;
}

/** The card there; also below something that is laid over it to be hit. */
function cardAt(root: HTMLElement, x: number, y: number): PreviewedCard | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const card = root.contains(element) ? element.closest<HTMLElement>(CARD) : null;
    const face = card?.dataset["face"] ?? card?.dataset["preview"];
    if (card && face) return { face, at: (card.querySelector("[data-print]") ?? card).getBoundingClientRect() };
  }
  return null;
}
