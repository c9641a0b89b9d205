/** Words: phrases become sentences of one language, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "./wire";

export const LANGUAGES = ["en", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** As those who speak them call them. */
export const NATIVE: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski" };
export type Args = Record<string, number | string | Said>;

const SEAT = "seat"; // the phrase that stands for whoever sits there

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
    private written: (text: string) => string = (text) => text, // what is put into a sentence, as people read it
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  /** A phrase as a sentence; `names` are those of the seats. A newer server may know phrases that we do not, and a game
   * may bring no words. */
  say(said: Said, names: readonly string[] = []): string {
    if (said.key === SEAT) return seatName(said, names);
    const pattern = this.bundle.getMessage(said.key)?.value;
    const args = this.fill(said, names);
    return pattern == null ? unwritten(said.key, args) : this.bundle.formatPattern(pattern, args, []);
  }

  tell(key: string, args: Args = {}): string {
    return this.say({ key, args });
  }

  /** The arguments of a phrase; a phrase among them also brings its other cases, as `layer_acc`. */
  private fill(said: Said, names: readonly string[]): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.args ?? {})) {
      if (typeof value !== "object") {
        filled[name] = typeof value === "string" ? this.written(value) : value;
        continue;
      }
      filled[name] = this.say(value, names);
      const message = this.bundle.getMessage(value.key);
      if (!message) continue;
      const inner = this.fill(value, names);
      for (const [kase, pattern] of Object.entries(message.attributes)) {
        filled[`${name}_${kase}`] = this.bundle.formatPattern(pattern, inner, []);
      }
    }
    return filled;
  }
}

/** A sentence that nobody has written: its name, and what it is about. */
function unwritten(key: string, args: Record<string, FluentVariable>): string {
  const name = key.replace(/^[^-]*-/, "");
  const about = Object.values(args).map(String);
  return about.length ? `${name}: ${about.join(", ")}` : name;
}

function seatName(said: Said, names: readonly string[]): string {
  return names[Number(said.args?.["number"])] ?? "?";
}
