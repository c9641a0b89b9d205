/** Loads a replay: of a past game of a table, or of a record that somebody brings. */
import { fetchLook } from "../games/index.svelte";
import { api } from "../lib/api";
import { profile } from "../lib/profile.svelte";
import { i18n } from "../lib/i18n.svelte";
import type { Replayed, ReplayWish } from "../lib/wire";

export type Source = { table: string; number: number } | { record: string };

/** The game as a seat saw it; -1: with all cards open. With it come the words to tell it. */
export async function loadReplay(source: Source, seat: number): Promise<Replayed> {
  const game = await ("table" in source ? ofTable(source, seat) : ofRecord(source.record, seat));
  await Promise.all([i18n.loadWords(game.game), fetchLook(game.game)]);
  await i18n.addWords(game.words);
  return game;
}

function ofTable({ table, number }: { table: string; number: number }, seat: number): Promise<Replayed> {
  const wish = new URLSearchParams({ language: profile.language });
  if (seat >= 0) wish.set("seat", String(seat));
  return api.get<Replayed>(`/api/tables/${table}/games/${number}/replay?${wish}`);
}

function ofRecord(record: string, seat: number): Promise<Replayed> {
  const wish: ReplayWish = { record, language: profile.language };
  if (seat >= 0) wish.seat = seat;
  return api.post<Replayed>("/api/replays", wish);
}
