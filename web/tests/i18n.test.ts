/** The language that is shown: the one asked for last, whatever arrives first. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep } from "../src/lib/profile.svelte";
import { i18n, say, t } from "../src/lib/i18n.svelte";

const coming = new Map<string, (text: string | null) => void>();

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => new Promise((done) => coming.set(path, (text) => done({ ok: text !== null, status: text === null ? 404 : 200, text: () => text }))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  coming.clear();
});

async function arrives(path: string, text: string | null): Promise<void> {
  await vi.waitFor(() => expect([...coming.keys()]).toContain(path));
  coming.get(path)?.(text);
  await new Promise((done) => setTimeout(done));
}

test("the language chosen last is spoken, even if an earlier one comes later", async () => {
  const german = i18n.setLanguage("de");
  const polish = i18n.setLanguage("pl");
  await arrives("/api/words/pl", "hello = cześć");
  await arrives("/api/words/de", "hello = hallo");
  await Promise.all([german, polish]);
  expect([i18n.language, t("hello")]).toEqual(["pl", "cześć"]);
});

test("the words of a game that did not come are asked for again", async () => {
  keep({ language: "en" });
  const first = i18n.loadWords("abluxxen");
  await arrives("/api/words/en", "hello = hello");
  await arrives("/api/words/en/abluxxen", "title = Abluxxen");
  await first;
  const lost = i18n.loadWords("fluxx").catch(() => "lost");
  await arrives("/api/words/en/fluxx", null);
  expect(await lost).toBe("lost");
  coming.clear();
  const again = i18n.loadWords("fluxx");
  await arrives("/api/words/en/fluxx", "title = Fluxx");
  await again;
  expect(t("title")).toBe("Fluxx");
});

test("the words of a table that one has left are not needed for another language", async () => {
  keep({ language: "en" });
  const there = i18n.loadWords("fluxx", "tables/gone");
  await arrives("/api/tables/gone/words/en", "deck = Deck");
  await there;
  const elsewhere = i18n.loadWords("fluxx", "tables/here");
  await arrives("/api/tables/here/words/en", "deck = Other");
  await elsewhere;
  const german = i18n.setLanguage("de");
  await arrives("/api/words/de/fluxx", "title = Fluxx");
  await arrives("/api/tables/here/words/de", "deck = Anderes");
  await german;
  expect([t("deck"), [...coming.keys()].includes("/api/tables/gone/words/de")]).toEqual(["Anderes", false]);
});

test("a number below zero has a minus, and words keep their hyphens", async () => {
  keep({ language: "en" });
  const there = i18n.loadWords("minus");
  await arrives("/api/words/en/minus", "points = { $points } points (well-known, 3-5: { $points })");
  await there;
  expect(t("points", { points: -13 })).toBe("−13 points (well-known, 3-5: −13)");
  expect(say({ key: "points", args: { points: -1 } })).toBe("−1 points (well-known, 3-5: −1)");
});

test("after a name with an exclamation mark there is no full stop", async () => {
  keep({ language: "en" });
  const there = i18n.loadWords("stops");
  await arrives("/api/words/en/stops", "discards = { $name } discards { $card }.");
  await there;
  expect(t("discards", { name: "Ben", card: "Stop That!" })).toBe("Ben discards Stop That!");
  expect(t("discards", { name: "Ben", card: "Robin" })).toBe("Ben discards Robin.");
});
