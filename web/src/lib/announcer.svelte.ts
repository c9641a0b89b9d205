/** One polite voice for the whole page: whoever listens hears what happens, line by line. */
import { untrack } from "svelte";

class Announcer {
  lines: { id: number; text: string }[] = $state([]);
  private last = 0;

  /** Say it to those who listen. Only the last lines stay: a screen reader reads what is added. */
  speak(text: string): void {
    if (!text) return;
    const before = untrack(() => this.lines); // whoever speaks does not wait for what others say
    this.lines = [...before.slice(-11), { id: ++this.last, text }];
  }
}

export const announcer = new Announcer();
