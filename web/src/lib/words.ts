/** Words: phrases become sentences of one language, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "./wire";

export const LANGUAGES = ["en", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** As those who speak them call them. */
export const NATIVE: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski" };
export type Args = Record<string, number | string | Said>;

const SEAT = "seat"; // the phrase that stands for whoever sits there
const NOBODY = -1;
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/; // letters

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

  /** A phrase as a sentence; `names` are those of the seats, `you` is the seat of whoever reads it. A newer server may know
   * phrases that we do not, and a game may bring no words. */
  say(said: Said, names: readonly string[] = [], you = NOBODY): string {
    if (said.key === SEAT) return seatName(said, names);
    const pattern = this.pattern(said, names, you);
    const args = this.fill(said, names, you);
    return pattern == null ? unwritten(said.key, args) : this.bundle.formatPattern(pattern, args, []);
  }

  tell(key: string, args: Args = {}): string {
    return this.say({ key, args });
  }

  /** A message has forms for whoever is named in it and reads it: `.you-victim`, `.you-seat-owner` if they are both. */
  private pattern({ key, args = {} }: Said, names: readonly string[], you: number) {
    const message = this.bundle.getMessage(key);
    const own = Object.keys(args).filter((name) => isYou(args[name], names, you));
    const forms = [own.join("-"), ...own].map((name) => message?.attributes[`you-${name}`]);
    return forms.find((form) => form != null) ?? message?.value;
  }

  /** The arguments of a phrase; a phrase among them also brings its other cases, as `layer_acc`. */
  private fill(said: Said, names: readonly string[], you: number): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.args ?? {})) {
      if (typeof value !== "object") {
        filled[name] = typeof value === "string" ? this.written(value) : value;
        continue;
      }
      filled[name] = this.say(value, names, you);
      const message = this.bundle.getMessage(value.key);
      if (!message) continue;
      const inner = this.fill(value, names, you);
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

/** The phrase that stands for whoever sits there. */
export function seatPhrase(number: number): Said {
  return { key: SEAT, args: { number } };
}

/** Is this the seat, or the name, of whoever reads it? */
function isYou(value: Args[string] | undefined, names: readonly string[], you: number): boolean {
  if (you < 0 || value === undefined) return false;
  return typeof value === "object" ? value.key === SEAT && value.args?.["number"] === you : value === names[you];
}

/** A name that is written from right to left does not turn around what stands beside it. */
function seatName(said: Said, names: readonly string[]): string {
  const name = names[Number(said.args?.["number"])] ?? "?";
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
