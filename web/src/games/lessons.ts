/** Games that teach themselves: there is a page /learn/<game>, and its lesson comes when it is opened. */
type Load = () => Promise<{ default: unknown }>;

const FILES: Record<string, Load> = import.meta.glob<{ default: unknown }>("../learn/*.json");

export const LESSONS: ReadonlyMap<string, Load> = new Map(
  Object.entries(FILES).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ""), load]),
);
