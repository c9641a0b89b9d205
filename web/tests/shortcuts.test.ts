/** Short keys of choices: their own, or their number in the list. */
import { expect, test } from "vitest";
import { choiceOf, shortcutOf, labelsOf } from "../src/table/shortcuts";

test("a choice without a key is its number in the list", () => {
  expect(labelsOf(["", "", ""])).toEqual(["1", "2", "3"]);
});

test("no number means two things", () => {
  expect(labelsOf(["0", "1", "2", ""])).toEqual(["0", "1", "2", "4"]);
  expect(labelsOf(["", "", "1", "2"])).toEqual(["5", "6", "1", "2"]);
  expect(labelsOf(["", "x", "1", "5"])).toEqual(["6", "x", "1", "5"]);
});

function shown(...keys: string[]): HTMLElement {
  const root = document.createElement("main");
  for (const key of keys) {
    const button = document.createElement("button");
    button.dataset["test"] = "choice";
    if (key) button.dataset["key"] = key;
    button.textContent = `choice ${root.children.length}`;
    root.append(button);
  }
  return root;
}

function pressed(key: string, root: HTMLElement): string | undefined {
  return choiceOf(new KeyboardEvent("keydown", { key }), root)?.textContent;
}

test("whoever types 2 bids two", () => {
  const root = shown("0", "1", "2", "");
  expect(["0", "1", "2", "3", "4"].map((key) => pressed(key, root))).toEqual(["choice 0", "choice 1", "choice 2", undefined, "choice 3"]);
});

test("a letter is the same in upper case, and those of the table stay the table's", () => {
  expect(pressed("X", shown("x", ""))).toBe("choice 0");
  expect(shortcutOf(new KeyboardEvent("keydown", { key: "h" }))).toBe("hand");
});
