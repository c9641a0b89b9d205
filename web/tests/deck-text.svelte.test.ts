/** A deck as text: a finding leads to its line, and then whoever writes there is left alone. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import DeckText from "../src/decks/DeckText.svelte";

test("the line of a finding is marked once, and not again while one writes on", async () => {
  const props = $state({ text: "[deck]\nname = 5\n", line: 0, busy: false, oncheck: () => undefined, onkeep: () => undefined });
  const page = mount(DeckText, { target: document.body, props });
  const area = document.querySelector("textarea")!;
  const marked = () => area.value.slice(area.selectionStart, area.selectionEnd);
  props.line = 2;
  flushSync();
  expect(marked()).toBe("name = 5");
  area.value = "[deck]\nname = 5\n\nrules = 1\n";
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.setSelectionRange(area.value.length, area.value.length);
  flushSync();
  expect(marked()).toBe("");
  await unmount(page);
});
