/** The rules of a game, parsed: sections, and in them numbered rules (`**AB-12 · A hit.** …`), each with its own address. */

export interface Rule {
  number: string;
  title: string;
  text: string; // markdown, without number and title
}

export interface Section {
  id: string;
  title: string;
  text: string; // what stands before its first rule
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  text: string;
  sections: Section[];
}

export const TIPS = "tips"; // where the tips are found, in every language

const RULE = /^\*\*([A-Z]{1,4}-\d+) · (.+?)\*\*[ \t]*/m;

/** Read a rules document; `tips` is how the section with the tips is called there. */
export function parseRulebook(markdown: string, tips: string): Rulebook {
  const [head = "", ...rest] = markdown.replaceAll("\r", "").split(/^## /m);
  const [title, text] = titled(head.replace(/^# /, ""));
  return { title, text, sections: rest.map((part, at) => section(part, at, tips)) };
}

function section(part: string, at: number, tips: string): Section {
  const [title, body] = titled(part);
  const starts = [...body.matchAll(new RegExp(RULE, "gm"))];
  const rules = starts.map((start, place) => {
    const text = body.slice(start.index + start[0].length, starts[place + 1]?.index).trim();
    return { number: start[1] ?? "", title: (start[2] ?? "").replace(/\.$/, ""), text };
  });
  return { id: title === tips ? TIPS : `section-${at + 1}`, title, text: body.slice(0, starts[0]?.index).trim(), rules };
}

function titled(part: string): [string, string] {
  const end = part.indexOf("\n");
  return end < 0 ? [part.trim(), ""] : [part.slice(0, end).trim(), part.slice(end).trim()];
}

export function ruleIn(rulebook: Rulebook, number: string): Rule | undefined {
  return rulebook.sections.flatMap((section) => section.rules).find((rule) => rule.number === number.toUpperCase());
}

/** The rulebook with only what has all of these words in it. */
export function searchRulebook(rulebook: Rulebook, query: string): Rulebook {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rulebook;
  const has = (...texts: string[]) => words.every((word) => texts.join(" ").toLowerCase().includes(word));
  const sections = rulebook.sections.map((section) => ({
    ...section,
    text: has(section.title, section.text) ? section.text : "",
    rules: section.rules.filter((rule) => has(rule.number, rule.title, rule.text)),
  }));
  return { ...rulebook, text: "", sections: sections.filter((section) => section.text || section.rules.length) };
}

export function countRules(rulebook: Rulebook): number {
  return rulebook.sections.reduce((sum, section) => sum + section.rules.length, 0);
}
