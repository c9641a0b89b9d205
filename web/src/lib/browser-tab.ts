/** What is seen while another tab is open: the title, the icon with a badge, and notifications. */

const NAME = "Kibitz";
const PLAIN_ICON = "/favicon.svg";

function badgeIcon(waiting: number): string {
  const number = waiting > 9 ? "9+" : String(waiting);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="#3b2417"/>' +
    '<path d="M22 19 36 35Q50 30 64 35L78 19Q85 34 80 52 78 78 50 86 22 78 20 52 15 34 22 19Z" fill="#e3b64b"/>' +
    '<circle cx="72" cy="28" r="28" fill="#c8321f" stroke="#fff" stroke-width="5"/>' +
    `<text x="72" y="41" font-family="sans-serif" font-size="38" font-weight="bold" fill="#fff" text-anchor="middle">${number}</text></svg>`
  );
}

/** What the tab says: which page is shown there, and how much waits for you. */
export function setTabTitle(title = "", waiting = 0): void {
  const text = [title, NAME].filter(Boolean).join(" – ");
  if (document.title !== text) document.title = text;
  const link = document.querySelector("link[rel=icon]");
  const href = waiting ? `data:image/svg+xml,${encodeURIComponent(badgeIcon(waiting))}` : PLAIN_ICON;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

/** The browser says it, if it may, when the page is not seen. */
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
