/** Fluxx's cards: their kind is told by frame, icon and word. */
import "./mood.css";
import type { Look } from "../look";
import { named } from "../plain/names";
import FluxxCard from "./FluxxCard.svelte";
import CardPictogram from "./CardPictogram.svelte";
import { KeepComposer } from "./keep-composer.svelte";
import { markOf } from "./marks";
import Panel from "./Panel.svelte";
import { fetchPictures } from "./pictures.svelte";

const IN_PANEL = ["rules", "goals", "asylum", "kept_action"]; // piles that the panel shows

void fetchPictures();

export const look: Look = {
  ...named,
  Card: FluxxCard,
  width: () => 1.55,
  index: 0.6,
  least: 50,
  Pictogram: CardPictogram,
  Panel,
  panelPiles: (board) => (board.chain?.length ? [...IN_PANEL, "playing"] : IN_PANEL),
  mark: markOf,
  callouts: ["won", "blocked", "tied"],
  gestures: { answered: "cancel", won: "goal" },
  compose: (place) => new KeepComposer(place),
  answers: () => import("./KeepAnswers.svelte"),
};
