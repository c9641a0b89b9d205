/** The rules as a rulebook: our own documents, parsed as the page parses them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { countRules, parseRulebook, ruleIn, searchRulebook, TIPS } from "../src/rules/rulebook";
import { markdownRenderer, writtenIn } from "../src/rules/markdown";

const FOLDER = join(import.meta.dirname, "../../docs/rules");
const TIPS_IN: Record<string, string> = { en: "Tips", de: "Tipps", pl: "Wskazówki" };

function rulebookOf(name: string) {
  const language = name.split(".")[1] ?? "";
  return parseRulebook(readFileSync(join(FOLDER, name), "utf-8"), TIPS_IN[language] ?? "");
}

const abluxxen = rulebookOf("abluxxen.en.md");
const render = markdownRenderer("", (number) => ruleIn(abluxxen, number) !== undefined);

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith(".md")))("%s", (name) => {
  const markdown = readFileSync(join(FOLDER, name), "utf-8");

  test("every numbered rule of the document is in the book, in order, with a title and a text", () => {
    const numbers = [...markdown.matchAll(/^\*\*([A-Z]+-\d+) · /gm)].map((found) => found[1]);
    const rules = rulebookOf(name).sections.flatMap((section) => section.rules);
    expect(rules.map((rule) => rule.number)).toEqual(numbers);
    expect(rules.filter((rule) => !rule.title || !rule.text)).toEqual([]);
  });
});

test.each(["abluxxen", "fluxx", "absolute"])("the tips for %s have their place in every language", (game) => {
  for (const language of ["en", "de", "pl"]) {
    expect(rulebookOf(`${game}.${language}.md`).sections.map((section) => section.id)).toContain(TIPS);
  }
});

test("a rule is found by its number, however it is written", () => {
  expect(ruleIn(abluxxen, "ab-12")?.title).toBe("A hit");
  expect(ruleIn(abluxxen, "AB-999")).toBeUndefined();
});

test("a search leaves the rules that have all its words", () => {
  const found = searchRulebook(abluxxen, "joker 13");
  expect(countRules(found)).toBeGreaterThan(0);
  expect(countRules(found)).toBeLessThan(countRules(searchRulebook(abluxxen, "joker")));
  expect(searchRulebook(abluxxen, "zebra").sections).toEqual([]);
  expect(searchRulebook(abluxxen, "  ")).toBe(abluxxen);
});

describe("markdown", () => {
  test("a rule that is mentioned becomes a link, one that does not exist does not", () => {
    expect(render("See AB-17, not AB-99.")).toBe('<p>See <a href="#AB-17">AB-17</a>, not AB-99.</p>\n');
  });

  test("a rule in a piece of notation is no link", () => {
    expect(render("`AB-17`")).toBe("<p><code>AB-17</code></p>\n");
  });

  test("cards and numbers are written as people read them, but for what one types", () => {
    const render = markdownRenderer("", (number) => number === "AZ-5", (text) => text.replace("-", "−").replace("C", "●"));
    expect(render("A set (AZ-5): -8C is (-8) `-8C`.")).toBe('<p>A set (<a href="#AZ-5">AZ-5</a>): −8● is (−8) <code>-8C</code>.</p>\n');
    expect(writtenIn("30-60, -8C", (text) => text.replace("-", "−"))).toBe("30-60, −8C");
  });

  test("HTML is shown and not obeyed", () => {
    const html = render('Look <img src=x onerror="alert(1)"> and\n\n<script>alert(2)</script>');
    expect(html).not.toMatch(/<(img|script)/);
    expect(html).toContain("&#60;img");
  });

  test("a link that runs something is only its text", () => {
    expect(render("[here](javascript:alert(1))")).toBe("<p>here</p>\n");
  });
});
