/** Markdown as HTML. The texts are our own, and still no HTML in them is taken for such. */
import { Marked, type Tokens } from "marked";

export type RenderMarkdown = (markdown: string) => string;

const NUMBER = /[A-Z]{1,4}-\d+/;

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Renders the rules of one game: the numbers that `isRule` knows become links to `page`. */
export function markdownRenderer(page: string, isRule: (number: string) => boolean): RenderMarkdown {
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
  const marked = new Marked({
    async: false,
    extensions: [ruleLink],
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
