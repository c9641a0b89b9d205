/** A game in a link: its record, deflated, stands in the part of the address that is sent to no server. */

export const LONGEST_LINK = 16_000; // letters of a record in a link; longer ones get lost in messengers
const LONGEST_RECORD = 200_000; // as the server takes it

export interface Shared {
  record: string; // packed; empty: none
  at: number;
}

/** A record as it stands in a link. */
export async function pack(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"), Infinity);
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record of a link; it throws if that is none, or one that is too long to be true. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST_RECORD);
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) throw new RangeError(`expected at most ${most} bytes`);
    parts.push(part.value);
  }
  return joined(parts, size);
}

function joined(parts: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What stands behind the # of an address: `#23`, or `#r=…&at=23`. */
export function readHash(hash: string): Shared {
  const text = hash.replace(/^#/, "");
  if (/^\d+$/.test(text)) return { record: "", at: Number(text) };
  const fields = new URLSearchParams(text);
  const at = fields.get("at") ?? "";
  return { record: fields.get("r") ?? "", at: /^\d+$/.test(at) ? Number(at) : 0 };
}

export function writeHash({ record, at }: Shared): string {
  return record ? `#r=${record}&at=${at}` : `#${at}`;
}
