/** Gestures: what is more than a card that moves is shown as a moment of its own, once the cards have landed. Fetched with the
 * first one. They move nothing for good: what is animated is scaled, turned or drawn over the table. */
import { tick } from "svelte";
import type { Gesture } from "../games/look";
import { travelTime } from "../lib/motion";
import type { Pace } from "../lib/pacing.svelte";
import { profile } from "../lib/profile.svelte";

/** An event as it is told, as far as a gesture reads it. */
export interface GestureEvent {
  kind?: string;
  seat?: number;
  victim?: number;
  owner?: number;
  cards?: string;
  subject?: string; // the card that is answered
  goal?: string;
}

export const GESTURE_MS = 380; // at normal pace, each of them
const SCALES: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.6, once: 0 };
const RING_PX = 5; // around what it is about

let last = 0;

/** Of the events that are told together; of those told in one go, the last ones alone. */
export async function showGestures(root: HTMLElement, events: readonly GestureEvent[], gestures: Readonly<Record<string, Gesture>>): Promise<void> {
  const own = ++last;
  await tick();
  const travel = travelTime();
  const time = { duration: travel ? (GESTURE_MS / profile.speed) * SCALES[profile.pace] : 0, delay: travel };
  if (own !== last || !time.duration) return;
  for (const event of events) {
    const gesture = gestures[event.kind ?? ""];
    if (gesture) GESTURES[gesture](root, event, time);
  }
}

type Time = { duration: number; delay: number };

const GESTURES: Record<Gesture, (root: HTMLElement, event: GestureEvent, time: Time) => void> = {
  hit: (root, { victim = -1 }, time) => knock(root.querySelector(`[data-pile="display:${victim}"]`), time),
  cancel: (root, { subject = "" }, time) => {
    const links = root.querySelectorAll(`[data-link="${CSS.escape(subject)}"]`);
    for (const one of links.length ? links : root.querySelectorAll('[data-pile="discard:-1"]')) strike(one, { ...time, delay: 0 });
  },
  zero: (root, { owner, seat = -1, cards = "" }, time) => {
    const pile = root.querySelector(`[data-pile="sets:${owner ?? seat}"]`);
    const faces = cards.split(" ");
    const set = [...(pile?.querySelectorAll(".set") ?? [])].find((one) => faces.every((face) => one.querySelector(`[data-face="${CSS.escape(face)}"]`)));
    close(set ?? pile, time);
  },
  goal: (root, { goal = "" }, time) => {
    for (const one of [root.querySelector(`[data-test="goal"][data-face="${CSS.escape(goal)}"]`), ...root.querySelectorAll(".card.winner")]) rise(one, time);
  },
};

/** It is hit: a knock from the side. */
function knock(one: Element | null, time: Time): void {
  animate(one, { translate: ["0", "-7px 0", "5px 0", "-3px 0", "0"], rotate: ["0deg", "-1.5deg", "1deg", "-0.5deg", "0deg"] }, time);
}

/** It is cancelled: a stroke through it, and it gives way. */
function strike(one: Element, time: Time): void {
  animate(one, { scale: ["1", "1.05", "0.97", "1"], rotate: ["0deg", "-2deg", "1deg", "0deg"] }, time);
  const rect = one.getBoundingClientRect();
  const stroke = drawn("stroke", new DOMRect(rect.left, rect.top + rect.height / 2 - 2, rect.width, 4));
  animate(stroke, { scale: ["0 1", "1 1", "1 1"], opacity: [1, 1, 0] }, time, true);
}

/** It comes to zero: its cards close up, and a ring goes out from them. */
function close(one: Element | null, time: Time): void {
  animate(one, { scale: ["1", "0.94", "1.03", "1"] }, time);
  ring(one, time);
}

/** It is met: it comes forward. */
function rise(one: Element | null, time: Time): void {
  animate(one, { scale: ["1", "1.06", "1"] }, time);
  ring(one, time);
}

function ring(one: Element | null, time: Time): void {
  const rect = one?.getBoundingClientRect();
  if (!rect?.width) return;
  const { left, top, width, height } = rect;
  const line = drawn("ring", new DOMRect(left - RING_PX, top - RING_PX, width + 2 * RING_PX, height + 2 * RING_PX));
  animate(line, { scale: ["0.96", "1.04", "1.08"], opacity: [1, 1, 0] }, time, true);
}

function animate(one: Element | null, frames: PropertyIndexedKeyframes, time: Time, once = false): void {
  const shown = one?.animate(frames, { ...time, id: "gesture", easing: "cubic-bezier(.2,.8,.2,1)", fill: once ? "both" : "none" });
  if (once && shown) shown.onfinish = shown.oncancel = () => one?.remove();
}

/** Drawn over the table, where nothing is moved by it. */
function drawn(kind: "ring" | "stroke", { left, top, width, height }: DOMRect): HTMLElement {
  const mark = document.createElement("i");
  mark.ariaHidden = "true";
  mark.dataset["gesture"] = kind;
  Object.assign(mark.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "20",
    opacity: "0",
    pointerEvents: "none",
    transformOrigin: kind === "stroke" ? "left" : "center",
    borderRadius: "var(--radius-1)",
    ...(kind === "ring" ? { border: "3px solid var(--gold-fill)" } : { background: "var(--bad)" }),
  });
  document.body.append(mark);
  return mark;
}
