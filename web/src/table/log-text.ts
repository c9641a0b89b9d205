/** Lines of the log as they are shown. */
import type { LogLine } from "../lib/log";
import type { Said } from "../lib/wire";

/** The log begins with who plays first; what the deal was committed to stands in the menu. */
export function lineText(line: LogLine): Said {
  return line.kind === "dealt" && line.says.key === "news-dealt" ? { ...line.says, key: "table-dealt" } : line.says;
}
