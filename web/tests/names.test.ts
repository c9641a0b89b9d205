import { expect, test } from "vitest";
import { uniqueNames, fillNames, comparableName, uniqueName } from "../src/lib/names";

test("who looks alike is told apart by a number", () => {
  expect(uniqueNames(["Anna", "", "ANNA ", "an-na", "Ben"])).toEqual(["Anna", "", "ANNA  2", "an-na 3", "Ben"]);
  expect(uniqueName("Anna", ["Ben"])).toBe("Anna");
  expect(comparableName("!?")).toBe("!?");
});

test("whoever has no name is given one that nobody else has", () => {
  expect(fillNames(["Sly Fox", " ", ""], ["sly fox", "Wise Owl", "Cosy Bear"])).toEqual(["Sly Fox", "Wise Owl", "Cosy Bear"]);
});
