/** Interaction with a table: what is picked stays picked, whatever comes from the server meanwhile. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AbsoluteComposer } from "../src/games/absolute/composer.svelte";
import { look as plain } from "../src/games/plain/look";
import type { Pick } from "../src/lib/picking";
import { Table } from "../src/lib/table.svelte";
import type { Message, Offer, Pile } from "../src/lib/wire";
import { startAnnouncements } from "../src/table/announcements.svelte";
import { Interaction } from "../src/table/interaction.svelte";
import { FakeSocket } from "./fake-socket";

const CARDS = ["3", "5", "7", "9"];
const IDS: Record<string, number> = { "3": 11, "5": 12, "7": 13, "9": 14 };

let interaction: Interaction;
let leave: () => void;
let n = 0;

function pick(face: string): Pick {
  return { id: IDS[face] ?? 0, pile: "hand:0", face };
}

function hand(cards: string[]): Pile {
  return { name: "hand", look: "fan", seat: 0, count: cards.length, parts: cards.map((face) => ({ cards: [face] })) };
}

function offers(cards: string[]): Offer[] {
  return cards.map((face) => ({ text: face, says: { key: face }, touches: [{ pile: "hand", seat: 0, cards: [face] }] }));
}

/** News: these cards are in the hand, and this decision is asked of seat 0; without one it is somebody else's. */
function news(cards: string[], decision?: number, prompt = "lay"): void {
  const ask = decision === undefined ? { decision: 99, seats: [1], prompt } : { decision, seats: [0], prompt, offers: offers(cards) };
  hear({ type: "news", seat: 0, n: ++n, board: { seats: 2, piles: [hand(cards)] }, ask } as Message);
}

function hear(message: Message): void {
  socket().tell(message);
  flushSync();
}

function socket(): FakeSocket {
  return FakeSocket.all.at(-1) as FakeSocket;
}

function sent(type: string): FakeSocket["sent"] {
  return socket().sent.filter((one) => one.type === type);
}

/** The server answers the last choice. */
async function answer(message: object): Promise<void> {
  hear({ id: sent("choose").at(-1)?.id, ...message } as unknown as Message);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

function tap(...faces: string[]): void {
  for (const face of faces) interaction.tap(pick(face), [pick(face)]);
}

function touched(): string[] {
  return interaction.touched.map((one) => one.face);
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  const table = new Table("t1");
  interaction = new Interaction(table);
  table.open();
  socket().welcome();
  hear({ type: "welcome", protocol: 1, server: "kibitz", seats: [0] } as Message);
  leave = $effect.root(() => {
    interaction.setLook(plain);
    startAnnouncements(interaction, () => undefined);
  });
  news(CARDS, 1);
});

afterEach(() => {
  leave();
  interaction.table.close();
  vi.unstubAllGlobals();
});

describe("a card that is touched", () => {
  test("while a choice is on its way is chosen for what is asked next", async () => {
    tap("3");
    void interaction.confirm();
    tap("7");
    news(["5", "7", "9"], 2);
    await answer({ type: "done" });
    expect([touched(), interaction.meant?.text]).toEqual([["7"], "7"]);
  });

  test("while a choice is on its way is laid out where others are asked first", async () => {
    tap("3");
    void interaction.confirm();
    tap("7");
    news(["5", "7", "9"]);
    await answer({ type: "done" });
    expect(touched()).toEqual(["7"]);
    news(["5", "7", "9"], 2);
    expect(interaction.meant?.text).toBe("7");
  });

  test("while a choice is on its way does nothing by itself, even where nobody wants to confirm", async () => {
    const { profile } = await import("../src/lib/profile.svelte");
    profile.confirm = false;
    tap("3", "7");
    news(["5", "7", "9"], 2);
    await answer({ type: "done" });
    profile.confirm = true;
    expect([sent("choose").length, touched()]).toEqual([1, ["7"]]);
  });

  test("while a choice is on its way asks for no rule where it cannot be chosen then", async () => {
    tap("3");
    void interaction.confirm();
    tap("3");
    news(["5", "7", "9"], 2);
    await answer({ type: "done" });
    expect([touched(), sent("why").length]).toEqual([[], 0]);
  });

  test("is forgotten with the choice that is refused: its reason is to be read", async () => {
    tap("3");
    void interaction.confirm();
    tap("7");
    await answer({ type: "refused", kind: "illegal-choice", message: "", says: { key: "no" }, rule: "AB-7" });
    expect([touched(), interaction.table.refusal?.rule]).toEqual([["3"], "AB-7"]);
  });

  test("is let go by Escape, though nothing was seen of it yet", async () => {
    tap("3");
    void interaction.confirm();
    tap("7");
    interaction.clear();
    news(["5", "7", "9"], 2);
    await answer({ type: "done" });
    expect(touched()).toEqual([]);
  });
});

describe("what was chosen holds", () => {
  test("when news come between touching and confirming", () => {
    tap("5");
    news(CARDS, 1);
    expect([touched(), interaction.meant?.text]).toEqual([["5"], "5"]);
  });

  test("when news come between confirming and a refusal", async () => {
    tap("5");
    void interaction.confirm();
    news(CARDS, 1);
    await answer({ type: "refused", kind: "unavailable", message: "" });
    expect(touched()).toEqual(["5"]);
  });

  test("when news come while a moment of the past is looked at", () => {
    tap("5");
    interaction.past = { n: 1, board: { seats: 2, piles: [hand([])] } };
    news(CARDS, 1);
    interaction.past = null;
    expect(touched()).toEqual(["5"]);
  });

  test("when it was advised and somebody says something", () => {
    interaction.propose(["set -8C +3D +5C"], "Lay a set", () => []);
    news(CARDS, 1);
    expect(interaction.proposed?.says).toBe("Lay a set");
    news(CARDS, 2);
    expect(interaction.proposed).toBeNull();
  });

  test("for the next decision, when the answer to the one before comes late", async () => {
    tap("3");
    void interaction.confirm();
    const first = sent("choose").at(-1)?.id;
    news(["5", "7", "9"], 2);
    tap("5");
    void interaction.confirm();
    await answer({ type: "done", id: first });
    expect(interaction.busy).toBe(true);
  });
});

describe("what is composed", () => {
  let work: AbsoluteComposer;

  beforeEach(() => {
    interaction.setLook({ ...plain, compose: (place) => (work = new AbsoluteComposer(place)) });
    news(["-8C", "+3D", "+5C", "+9S"], 2, "play");
  });

  test("of cards touched while a choice was on its way is composed then", async () => {
    void interaction.choose("no-swap");
    tap("-8C", "+3D");
    news(["-8C", "+3D", "+5C", "+9S"], 3, "play");
    await answer({ type: "done" });
    expect(work.groups).toEqual([["-8C", "+3D"]]);
  });

  test("stays while a moment of the past is looked at, and something happens meanwhile", () => {
    tap("-8C", "+3D");
    interaction.past = { n: 1, board: { seats: 2, piles: [] } };
    expect(interaction.composer).toBeNull();
    news(["-8C", "+3D", "+5C", "+9S"], 2, "play");
    interaction.past = null;
    expect(work.groups).toEqual([["-8C", "+3D"]]);
  });

  test.each([
    ["illegal-choice", true],
    ["unavailable", false],
    ["not-asked", false],
  ])("is forbidden by the rules, and not by a server that cannot answer: %s", async (kind, forbidden) => {
    tap("-8C", "+3D", "+5C");
    const id = sent("foresee").at(-1)?.id;
    hear({ type: "refused", id, kind, message: "", says: { key: "no" } } as Message);
    await new Promise((go) => setTimeout(go));
    expect(work.foreseen?.refused !== null).toBe(forbidden);
  });
});

describe("a pile that is drawn from", () => {
  const deck: Offer = { text: "deck", says: { key: "deck" }, touches: [{ pile: "deck", seat: -1 }] };
  const tapped: Pick = { id: 0, pile: "deck:-1", face: "" };

  function asked(...all: Offer[]): void {
    const board = { seats: 2, piles: [hand(CARDS), { name: "deck", look: "stack", count: 9 }] };
    hear({ type: "news", seat: 0, n: ++n, board, ask: { decision: 70 + n, seats: [0], prompt: "draw", offers: all } } as Message);
  }

  test("is tapped once where there is nothing else to do", () => {
    asked(deck);
    interaction.tap(tapped, [tapped]);
    expect(sent("choose").at(-1)?.choices).toEqual(["deck"]);
  });

  test("is on one button, also when it has been touched", () => {
    asked(deck, ...offers(["3"]));
    expect(interaction.others).toEqual([deck]);
    interaction.tap(tapped, [tapped]);
    expect([interaction.meant?.text, interaction.others]).toEqual(["deck", []]);
    expect(sent("choose")).toEqual([]);
  });
});
