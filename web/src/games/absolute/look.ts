/** Absolute's cards: sign, number and symbol; and its sets, with their points. */
import "./mood.css";
import { say, t } from "../../lib/i18n.svelte";
import CardSets from "../../table/CardSets.svelte";
import type { Said, NewsItem } from "../../lib/wire";
import type { Caption, Look } from "../look";
import AbsoluteCard from "./AbsoluteCard.svelte";
import { AbsoluteComposer } from "./composer.svelte";
import { inkOf, printOf, written } from "./symbols";

function nameOf(face: string): string {
  const { minus, number, symbol } = printOf(face);
  return t("card-name", { sign: minus ? "minus" : "plus", number, symbol });
}

/** A quiet check mark at zero, and the points. */
function caption(said: Said): Caption {
  const points = said.args?.["points"];
  const locked = said.args?.["locked"] ?? "no";
  const sum = written(String(said.args?.["sum"] ?? ""));
  if (points === undefined) return { icon: "close", text: say(said), short: sum, least: sum };
  const [text, short] = [t("caption", { points, locked }), t("caption-short", { points })];
  return { icon: locked === "yes" ? "lock" : "check", text, short, least: String(points) };
}

function roundsCounted(items: readonly NewsItem[]): number {
  const events = items.flatMap((item) => (item.events ?? []) as { kind: string }[]);
  return events.filter((event) => event.kind === "ended").length;
}

export const look: Look = {
  Card: AbsoluteCard,
  Sets: CardSets,
  width: () => 1,
  index: 0.58,
  least: 26,
  name: nameOf,
  short: written,
  ink: (face) => inkOf(face),
  note: (face, part) => {
    const zero = part.caption?.args?.["zero"];
    return printOf(face).zero && typeof zero === "string" ? `=${written(zero)}` : "";
  },
  caption,
  written,
  gestures: { laid: "zero", formed: "zero", added: "zero", added_to: "zero" },
  compose: (place) => new AbsoluteComposer(place),
  workspace: () => import("./Workspace.svelte"),
  answers: () => import("./AbsoluteAnswers.svelte"),
  counting: { part: () => import("./RoundCounting.svelte"), rounds: roundsCounted },
};
