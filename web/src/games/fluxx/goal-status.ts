/** How everybody stands with a goal, as short as it can be said, and in full. */
import type { Goal, GoalStatus, Said } from "../../lib/wire";

export type State = "met" | "blocked" | "open";

/** Nothing is missing; or only a card that stops the win is in the way; or something is missing. */
export function stateOf({ lacks = [], stops = [] }: GoalStatus): State {
  if (lacks.length) return "open";
  return stops.length ? "blocked" : "met";
}

/** At a glance, after the name: "has it", "lacks Robin"; of whoever looks, without one: "You have it". A single card that
 * is missing is named where there is room, more are counted. */
export function inShort(status: GoalStatus, room: boolean, own = false): Said {
  const lacks = status.lacks ?? [];
  const [first] = lacks;
  const you = own ? "-you" : "";
  if (!first) return { key: `goal-${stateOf(status)}${you}` };
  if (room && lacks.length === 1 && isShort(first)) return { key: `goal-lacks${you}`, args: { what: first } };
  return { key: `goal-missing${you}`, args: { count: lacks.reduce((sum, lack) => sum + countOf(lack), 0) } };
}

/** One card, and not one of several. */
function isShort(lack: Said): boolean {
  return countOf(lack) === 1 && lack.key !== "either";
}

/** "4 more Villains" are four. */
function countOf(lack: Said): number {
  const count = lack.args?.["count"];
  return typeof count === "number" ? count : 1;
}

/** The cards that stop everybody: said once, for all. */
export function stopsAll(goal: Goal): string[] {
  const [first, ...others] = goal.seats.map((status) => status.stops ?? []);
  return (first ?? []).filter((card) => others.every((stops) => stops.includes(card)));
}

/** The seats in the order in which they are named: whoever looks first, then in turn order. */
export function seatOrder(seats: number, own: number): number[] {
  return Array.from({ length: seats }, (_, at) => (Math.max(own, 0) + at) % seats);
}
