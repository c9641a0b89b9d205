/** What is said at a table, as far as this browser has it: lines with numbers, each of them once, the oldest first. */
import type { Chat, ChatLine, Said } from "./wire";

export class ChatLog {
  lines: ChatLine[] = $state.raw([]);
  more = $state(false); // there are older ones
  readable = $state(false);
  saying: Readonly<Record<number, ChatLine | undefined>> = $state.raw({}); // the last line of each seat that was said just now

  /** The number of the last line; 0: there is none. */
  get last(): number {
    return this.lines.at(-1)?.n ?? 0;
  }

  /** Lines that come: the latest, a new one, or earlier ones that were asked for. Those that were said just now. */
  add(chat: Chat): ChatLine[] {
    const last = this.last;
    const isNew = chat.new === true || last > 0; // otherwise it was said before we came
    const known = new Set(this.lines.map((line) => line.n));
    const fresh = chat.lines.filter((line) => !known.has(line.n));
    const gap = !chat.id && chat.more === true && fresh.length === chat.lines.length; // between what we have and these
    const kept = gap ? [] : this.lines;
    const oldest = kept[0]?.n ?? Infinity;
    if (chat.id || (chat.lines[0]?.n ?? Infinity) <= oldest) this.more = chat.more ?? false;
    this.lines = [...kept, ...fresh].sort((a, b) => a.n - b.n);
    this.readable = true;
    if (chat.new) for (const line of fresh) this.saying = { ...this.saying, [line.seat]: line };
    return isNew ? fresh.filter((line) => line.n > last) : [];
  }
}

export function chatText(line: ChatLine): Said {
  return { key: "chat-line", args: { name: line.name, text: line.phrase ? { key: `phrase-${line.phrase}` } : (line.text ?? "") } };
}
