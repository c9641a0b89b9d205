/** A drag is no tap; a tap after it is one, however soon. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dragging } from "../src/games/absolute/drag";

let card: HTMLElement;
let button: HTMLElement;
let stop: () => void;
let clicked: string[];
let dropped: string[];

beforeEach(() => {
  vi.useFakeTimers();
  card = document.body.appendChild(document.createElement("button"));
  button = document.body.appendChild(document.createElement("button"));
  card.dataset["face"] = "+3C";
  document.elementFromPoint = () => null;
  clicked = [];
  card.onclick = () => clicked.push("card");
  button.onclick = () => clicked.push("button");
  dropped = [];
  stop = dragging((face) => dropped.push(face));
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function point(type: string, on: HTMLElement, x: number, pointerType = "mouse"): void {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, clientX: x }));
}

function drag(): void {
  point("pointerdown", card, 0);
  point("pointermove", card, 40);
  point("pointerup", card, 40);
}

test("the click that ends a drag is no tap", () => {
  drag();
  card.click();
  expect(clicked).toEqual([]);
});

test("whoever presses a button right after a drag has pressed it", () => {
  drag();
  point("pointerdown", button, 200);
  point("pointerup", button, 200);
  button.click();
  expect(clicked).toEqual(["button"]);
});

test("a drag that ends without a click takes none from the keyboard later", () => {
  drag();
  vi.advanceTimersByTime(50);
  button.click();
  expect(clicked).toEqual(["button"]);
});

test.each([[2, [], ["card"]], [40, ["+3C"], []]])("a finger that rests and moves by %i pixels", (x, drops, clicks) => {
  card.dataset["drop"] = "";
  document.elementFromPoint = () => card;
  point("pointerdown", card, 0, "touch");
  vi.advanceTimersByTime(300);
  point("pointermove", card, x, "touch");
  point("pointerup", card, x, "touch");
  card.click();
  expect([dropped, clicked]).toEqual([drops, clicks]);
});
