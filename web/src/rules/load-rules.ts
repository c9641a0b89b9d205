/** Loads the rules of a game. They are fetched once for a language, and what renders them comes along. */
import { fetchLook, lookOf } from "../games/index.svelte";
import { request } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Language } from "../lib/words";
import { parseRulebook, ruleIn, type Rulebook } from "./rulebook";
import { figuresOf, learnWords, type Figures } from "./figures";
import type { RenderMarkdown } from "./markdown";

export interface LoadedRules {
  rulebook: Rulebook;
  render: RenderMarkdown;
  caption: (text: string) => string; // what is said of a picture, with its cards as people read them
  figures: Figures;
}

const texts = new Map<string, Promise<string>>();

function textOf(game: string, language: Language): Promise<string> {
  const path = `/api/rules/${encodeURIComponent(game)}/${language}`;
  const known = texts.get(path);
  if (known) return known;
  const coming = request("GET", path).then((answer) => answer.text());
  texts.set(path, coming);
  coming.catch(() => texts.delete(path));
  return coming;
}

/** Links in the rules lead to the page itself (`#AB-12`), or from elsewhere to the whole page. */
export async function loadRulebook(game: string, language: Language, page = ""): Promise<LoadedRules> {
  const [text, { markdownRenderer, writtenIn }, figures] = await Promise.all([textOf(game, language), import("./markdown"), figuresOf(game)]);
  if (Object.keys(figures.figures).length) await Promise.all([learnWords(figures, language), fetchLook(game)]);
  const rulebook = parseRulebook(text, t("rules-tips"));
  const written = lookOf(game).written ?? ((plain: string) => plain);
  const render = markdownRenderer(page, (number) => ruleIn(rulebook, number) !== undefined, written);
  return { rulebook, render, caption: (said) => writtenIn(said, written), figures };
}
