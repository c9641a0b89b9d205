/** A file of one's own: it is asked for with the key, which no link can carry. */
import { ask } from "../lib/api";

export async function save(path: string, name: string): Promise<void> {
  const file = await (await ask("GET", path)).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
