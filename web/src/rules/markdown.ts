/** Markdown as HTML. The texts are our own, and still no HTML in them is taken for such. */
import { Marked, type Tokens } from "marked";

export type RenderMarkdown = (markdown: string) => string;

const NUMBER = /[A-Z]{1,4}-\d+/;
const SIGNED = /[-+]\d+[A-Z]?(?!\w)/; // a number, or a card whose name is one: "-8C"

/** A text of the rules with its cards and numbers as people read them. */
export function writtenIn(text: string, written: (text: string) => string): string {
  return text.replace(new RegExp(`(?<!\\w)${SIGNED.source}`, "g"), written);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Renders the rules of one game: the numbers that `isRule` knows become links to `page`, and cards are `written`. */
export function markdownRenderer(page: string, isRule: (number: string) => boolean, written = (text: string): string => text): RenderMarkdown {
  const ruleLink = {
    name: "rule",
    level: "inline" as const,
    start: (text: string) => text.match(NUMBER)?.index,
    tokenizer(text: string): Tokens.Generic | undefined {
      const number = text.match(new RegExp(`^${NUMBER.source}`))?.[0];
      return number && isRule(number) ? { type: "rule", raw: number, number } : undefined;
    },
    renderer: (token: Tokens.Generic) => `<a href="${escaped(`${page}#${String(token["number"])}`)}">${escaped(token.raw)}</a>`,
  };
  const signed = {
    name: "signed",
    level: "inline" as const,
    start: (text: string) => text.match(new RegExp(`(?<!\\w)${SIGNED.source}`))?.index,
    tokenizer(text: string): Tokens.Generic | undefined {
      const raw = text.match(new RegExp(`^${SIGNED.source}`))?.[0];
      return raw ? { type: "signed", raw } : undefined;
    },
    renderer: (token: Tokens.Generic) => escaped(written(token.raw)),
  };
  const marked = new Marked({
    async: false,
    extensions: [ruleLink, signed],
    renderer: {
      html: ({ text }) => escaped(text),
      image: ({ text }) => escaped(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return /^(https?:\/\/|#|\/)/.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
      },
    },
  });
  return (markdown) => scrollable(marked.parse(markdown) as string);
}

/** A wide table scrolls by itself, by keyboard too, and not the page. */
function scrollable(html: string): string {
  return html.replaceAll("<table>", '<div class="wide" tabindex="0"><table>').replaceAll("</table>", "</table></div>");
}
