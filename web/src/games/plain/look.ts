/** The look of a game that brings none. */
import "./mood.css";
import CardLayers from "../../table/CardLayers.svelte";
import CardSets from "../../table/CardSets.svelte";
import type { Look } from "../look";
import PlainCard from "./PlainCard.svelte";
import { INK, named, nameOf } from "./names";
import { suitOf } from "./suits";

export const look: Look = {
  ...named,
  Card: PlainCard,
  Layers: CardLayers,
  Sets: CardSets,
  names: true,
  ink: (face, faces) => (suitOf(nameOf(face, faces))?.red ? "#a3201c" : INK),
};
