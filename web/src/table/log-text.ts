/** Lines of the log as they are shown: a commitment is long, its beginning is enough until it is checked. */
import type { LogLine } from "../lib/log";
import type { Said } from "../lib/wire";

const SHOWN = 10; // of a commitment

export function lineText(line: LogLine): Said {
  const commitment = line.says.args?.["commitment"];
  if (line.kind !== "dealt" || typeof commitment !== "string" || commitment.length <= SHOWN) return line.says;
  return { key: line.says.key, args: { ...line.says.args, commitment: `${commitment.slice(0, SHOWN)}…` } };
}
