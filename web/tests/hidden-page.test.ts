/** A page that nobody has touched, or that nobody sees, saves nothing up for later. */
import { afterEach, expect, test, vi } from "vitest";
import { identify } from "../src/lib/card-identity";
import { Stage } from "../src/lib/motion";
import { keep } from "../src/lib/profile.svelte";
import { sound } from "../src/lib/sound";
import type { Board } from "../src/lib/wire";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

function board(hand: string[], discard: string[]): Board {
  const parts = (cards: string[]) => (cards.length ? [{ cards }] : []);
  const own = { name: "hand", look: "fan", seat: 0, count: hand.length, parts: parts(hand) };
  return { seats: 1, piles: [own, { name: "discard", look: "stack", count: discard.length, parts: parts(discard) }] };
}

/** The hand's only card goes into a pile where it is not seen any more: its image flies there. */
function imagesOfAFlight(): number {
  document.body.innerHTML = `<div id="table"><div data-pile="hand:0"></div><div data-pile="discard:-1"></div></div>`;
  const root = document.getElementById("table") as HTMLElement;
  const before = identify(board(["7"], []), null);
  const card = document.createElement("span");
  card.dataset["card"] = String(before.piles[0]?.parts[0]?.[0]?.id);
  root.firstElementChild?.append(card);
  const stage = new Stage();
  stage.remember(root, before);
  card.remove();
  stage.play(root, identify(board([], ["7"]), before));
  return document.body.children.length - 1;
}

test("cards fly where they are seen, and not in a hidden page, where no flight ever ends", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
  expect(imagesOfAFlight()).toBe(1);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(imagesOfAFlight()).toBe(0);
});

test("sounds are not kept until the browser allows them: they would all be heard at once", async () => {
  const started = vi.fn();
  class Suspended {
    state = "suspended";
    sampleRate = 100;
    currentTime = 0;
    resume = (): Promise<void> => new Promise(() => {});
    createBuffer = (): object => ({ getChannelData: () => new Float32Array(100) });
  }
  class Node {
    frequency = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    gain = this.frequency;
    connect = (next: unknown): unknown => next;
    start = started;
    stop = (): void => {};
  }
  vi.stubGlobal("AudioContext", Suspended);
  for (const name of ["AudioBufferSourceNode", "BiquadFilterNode", "GainNode", "OscillatorNode"]) vi.stubGlobal(name, Node);
  keep({ sound: true });
  for (let card = 0; card < 20; card++) sound.placed();
  sound.yourTurn();
  await vi.dynamicImportSettled();
  expect(started).not.toHaveBeenCalled();
});
