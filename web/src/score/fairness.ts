/** Was the deal the one that was committed to before the first card? Checked here, from the record, by nobody else. */

/** The part of a record that was committed to: how the game begins, without the first line and the remarks. */
export function headOf(record: string): string {
  const lines = record.split("\n").slice(1);
  const end = lines.indexOf("choices");
  const head = lines.slice(0, end < 0 ? lines.length : end).filter((line) => !line.startsWith("#"));
  return head.map((line) => `${line}\n`).join("");
}

export function saltOf(record: string): string {
  const line = record.split("\n").find((one) => one.startsWith("# salt "));
  return line?.slice("# salt ".length) ?? "";
}

/** True or false; null where this browser does not compute hashes (pages without TLS from another machine). */
export async function isAsCommitted(record: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`${saltOf(record)}\n${headOf(record)}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
