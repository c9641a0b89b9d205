/** The mark of "your turn" where it is seen from another tab: in the title, and on the little picture beside it. */

const PICTURE = "/favicon.svg";
let said = ""; // the title that we gave
let drawn: Promise<string> | null = null; // the picture without a mark, fetched when it is first needed

function link(): HTMLLinkElement | null {
  return document.querySelector("link[rel=icon]");
}

function badge(count: number): string {
  const number = count > 9 ? "9+" : String(count);
  return (
    '<circle cx="72" cy="28" r="28" fill="#c8321f" stroke="#fff" stroke-width="5"/>' +
    `<text x="72" y="41" font-family="sans-serif" font-size="38" font-weight="bold" fill="#fff" text-anchor="middle">${number}</text>`
  );
}

/** So many things wait for you; 0: nothing does. */
export async function mark(count: number, title: string): Promise<void> {
  document.title = said = count > 0 ? `(${count}) ${title}` : title;
  const icon = link();
  if (!icon) return;
  if (count === 0) {
    icon.href = PICTURE;
    return;
  }
  drawn ??= fetch(PICTURE).then((answer) => answer.text());
  const ours = said;
  const marked = (await drawn.catch(() => "")).replace("</svg>", `${badge(count)}</svg>`);
  if (marked && document.title === ours) icon.href = `data:image/svg+xml,${encodeURIComponent(marked)}`;
}

/** Whoever leaves takes the mark along, unless the next page has already said something else. */
export function unmark(): void {
  if (document.title === said) void mark(0, "Kibitz");
}
