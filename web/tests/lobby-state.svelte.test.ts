/** The lobby's list of my tables: a game that only waits for me stands at the top. */
import { expect, test } from "vitest";
import type { Chair, TableEntry } from "../src/lib/wire";
import { LobbyState } from "../src/lobby/lobby-state.svelte";

function table(id: string, kinds: Chair["kind"][], your_turn = true): TableEntry {
  const chairs = kinds.map((kind) => ({ kind, name: kind }));
  return { id, info: { chairs } as unknown as TableEntry["info"], seats: [0], your_turn, active_at: 0 };
}

test("first the games alone with bots, in their order, then those with others", () => {
  const lobby = new LobbyState();
  lobby.first = [
    table("friends", ["person", "person", "bot"]),
    table("alone", ["person", "bot", "bot"]),
    table("theirs", ["person", "bot"], false),
    table("open", ["person", "open"]),
    table("duel", ["person", "bot"]),
  ];
  expect(lobby.turns.map((one) => one.id)).toEqual(["alone", "duel", "friends", "open"]);
});
