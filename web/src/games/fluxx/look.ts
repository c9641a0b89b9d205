/** Fluxx's cards: their kind is told by frame, icon and word. */
import "./mood.css";
import type { Look } from "../look";
import { named } from "../plain/names";
import Card from "./Card.svelte";
import CardSign from "./CardSign.svelte";
import Desk from "./Desk.svelte";
import { Keep } from "./keep.svelte";
import { markOf } from "./marks";
import Panel from "./Panel.svelte";
import { fetchPictures } from "./pictures.svelte";

const TOLD = ["rules", "goals", "asylum", "kept_action"]; // piles that the panel speaks of

void fetchPictures();

export const look: Look = {
  ...named,
  Card,
  width: () => 1.55,
  index: 0.6,
  least: 50,
  Sign: CardSign,
  Panel,
  shows: (board) => (board.chain?.length ? [...TOLD, "playing"] : TOLD),
  mark: markOf,
  callouts: ["won", "blocked", "tied"],
  compose: (place) => new Keep(place),
  Desk,
};
