/** Downloads: a text or an answer of the server, saved as a file. */
import { request } from "./api";

const TAKEN_MS = 10_000; // until then the browser has it

export function downloadText(text: string, name: string): void {
  downloadFile(new Blob([text], { type: "text/plain" }), name);
}

/** Something that is asked for with the key, which no link can carry. */
export async function downloadFrom(path: string, name: string): Promise<void> {
  downloadFile(await (await request("GET", path)).blob(), name);
}

export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}
