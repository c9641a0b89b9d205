/** The app as a whole: from page to page. */
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { router } from "../src/lib/router.svelte";

/** Nobody answers there; what is called is noted. */
class Dead {
  static called: string[] = [];
  readyState = 0;
  constructor(url: string) {
    Dead.called.push(new URL(url).pathname);
  }
  close(): void {
    this.readyState = 3;
  }
}

test("who leaves a table for another page calls no other table on the way", async () => {
  vi.stubGlobal("WebSocket", Dead);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody there")));
  const app = mount(App, { target: document.body });
  router.go("/t/1x7k");
  await vi.waitFor(() => expect(Dead.called).toEqual(["/api/tables/1x7k/socket"]), { timeout: 20_000 });
  router.go("/nowhere");
  await vi.waitFor(() => expect(document.querySelector("main.lost")).not.toBeNull(), { timeout: 20_000 });
  expect(Dead.called).toEqual(["/api/tables/1x7k/socket"]);
  await unmount(app);
}, 60_000);
