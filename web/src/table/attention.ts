/** Your turn: the tab says so, in its title and its sign; and the browser, if that is wished for and nobody is looking. */

const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#4a2e1d"/>' +
  '<path d="M14 12l9 12h18l9-12 2 24q0 16-20 20-20-4-20-20z" fill="#e3b64b"/>' +
  '<circle cx="48" cy="16" r="14" fill="#fbf5e6"/><circle cx="48" cy="16" r="10" fill="#c8433a"/></svg>';
const PLAIN = "/favicon.svg";

/** What the tab says: whether somebody here is asked, and what is played. */
export function mark(asked: boolean, title: string, yourTurn: string): void {
  document.title = asked ? `● ${yourTurn} – ${title}` : `${title} – Kibitz`;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = asked ? `data:image/svg+xml,${encodeURIComponent(SIGN)}` : PLAIN;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

export function unmark(): void {
  mark(false, "", "");
  document.title = "Kibitz";
}

/** The browser says it, when the page is not seen. */
export function notify(title: string, text: string, tag: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body: text, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some browsers let only a service worker do this
  }
}
