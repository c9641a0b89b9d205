/** Files of one's own. */
import { ask } from "./api";

const TAKEN_MS = 10_000; // until then the browser has it

export function saveText(text: string, name: string): void {
  saveFile(new Blob([text], { type: "text/plain" }), name);
}

/** Something that is asked for with the key, which no link can carry. */
export async function saveFrom(path: string, name: string): Promise<void> {
  saveFile(await (await ask("GET", path)).blob(), name);
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}
