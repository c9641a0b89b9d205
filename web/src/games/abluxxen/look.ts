/** Abluxxen's cards: thirteen values, each with its ink, and the joker. */
import "./mood.css";
import { t } from "../../lib/i18n.svelte";
import CardLayers from "../../table/CardLayers.svelte";
import type { Look } from "../look";
import AbluxxenCard from "./AbluxxenCard.svelte";
import { inkOf, JOKER } from "./print";

const JOKER_FACE = 14; // how the game's words know it

export const look: Look = {
  Card: AbluxxenCard,
  Layers: CardLayers,
  width: () => 1,
  index: 0.4,
  least: 30,
  name: (face) => t("card", { face: face === JOKER ? JOKER_FACE : Number(face) }),
  short: (face) => face,
  ink: inkOf,
  gestures: { beaten: "hit" },
};
