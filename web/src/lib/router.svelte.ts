/** Where we are: the path decides which page is shown. Links inside the app load nothing anew. */

export type Page =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "me" }
  | { name: "privacy" }
  | { name: "stats"; game: string } // of this game; of none: of the one that was played last
  | { name: "table"; id: string }
  | { name: "replay"; table: string; number: number } // of a table's finished game; or, without one, pasted or shared
  | { name: "rules"; game: string; rule: string }
  | { name: "learn"; game: string }
  | { name: "decks"; collection: string; deck: string } // all of them; or one, of a game or of one's own
  | { name: "lost" };

const PLAIN = /^[\w-]*$/; // as all our addresses are: nothing in them needs to be decoded

export function pageAt(path: string, query: URLSearchParams, hash: string): Page {
  const parts = path.split("/").filter(Boolean);
  if (!parts.every((part) => PLAIN.test(part))) return { name: "lost" };
  const [first = "", second = "", third = ""] = parts;
  if (first === "") return { name: "lobby" };
  if (first === "new") return { name: "new", game: query.get("game") ?? "" };
  if (first === "me") return { name: "me" };
  if (first === "privacy") return { name: "privacy" };
  if (first === "stats") return { name: "stats", game: query.get("game") ?? "" };
  if (first === "t" && second && /^\d+$/.test(third)) return { name: "replay", table: second, number: Number(third) };
  if (first === "t" && second && !third) return { name: "table", id: second };
  if (first === "replay") return { name: "replay", table: "", number: 0 };
  if (first === "rules" && second) return { name: "rules", game: second, rule: hash.replace(/^#/, "") };
  if (first === "learn" && second) return { name: "learn", game: second };
  if (first === "decks" && (third || !second)) return { name: "decks", collection: second, deck: third };
  return { name: "lost" };
}

class Router {
  page: Page = $state.raw({ name: "lobby" });

  constructor() {
    if (typeof window === "undefined") return;
    this.read();
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go there; whoever is there already need not go back twice. */
  go(path: string): void {
    if (path !== location.pathname + location.search + location.hash) history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    this.page = pageAt(location.pathname, new URLSearchParams(location.search), location.hash);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
