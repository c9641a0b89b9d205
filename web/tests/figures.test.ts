import { expect, test } from "vitest";
import { piecesOf } from "../src/rules/figures";

test("a text is cut where a picture stands in a line of its own", () => {
  const text = "Before.\n\n> ![What is seen](../pictures/rules/a-hit.webp)\n> An example.\n\nAfter.";
  expect(piecesOf(text)).toEqual([
    { text: "Before.\n\n" },
    { picture: "a-hit", caption: "What is seen" },
    { text: "\n> An example.\n\nAfter." },
  ]);
  expect(piecesOf("No picture.")).toEqual([{ text: "No picture." }]);
  expect(piecesOf(" ")).toEqual([]);
});
