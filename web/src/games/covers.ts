/** The small picture of each game, for the lobby. A game without one gets a plain deck of cards. */
import type { Component } from "svelte";
import AbluxxenCover from "./abluxxen/AbluxxenCover.svelte";
import AbsoluteCover from "./absolute/AbsoluteCover.svelte";
import FluxxCover from "./fluxx/FluxxCover.svelte";
import PlainCover from "./PlainCover.svelte";

const COVERS: Record<string, Component> = { abluxxen: AbluxxenCover, fluxx: FluxxCover, absolute: AbsoluteCover };

export function coverOf(game: string): Component {
  return COVERS[game] ?? PlainCover;
}
