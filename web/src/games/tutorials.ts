/** Games that teach themselves: there is a page /learn/<game>, and its lesson comes when it is opened. */
type Load = () => Promise<{ default: unknown }>;

export const LESSONS: ReadonlyMap<string, Load> = new Map<string, Load>([
  ["abluxxen", () => import("../learn/abluxxen.json")],
  ["fluxx", () => import("../learn/fluxx.json")],
  ["absolute", () => import("../learn/absolute.json")],
]);
