/** Loads the rules of a game. They are fetched once for a language, and what renders them comes along. */
import { request } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Language } from "../lib/words";
import { parseRulebook, ruleIn, type Rulebook } from "./rulebook";
import { figuresOf, learnWords, type Figures } from "./figures";
import type { RenderMarkdown } from "./markdown";

export interface LoadedRules {
  rulebook: Rulebook;
  render: RenderMarkdown;
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
  const [text, { markdownRenderer }, figures] = await Promise.all([textOf(game, language), import("./markdown"), figuresOf(game)]);
  if (Object.keys(figures.figures).length) await learnWords(figures, language);
  const rulebook = parseRulebook(text, t("rules-tips"));
  return { rulebook, render: markdownRenderer(page, (number) => ruleIn(rulebook, number) !== undefined), figures };
}
