/** Whatever an address or this browser's storage says, there is a page, and somebody who can play. */
import { describe, expect, test } from "vitest";
import { lessonOf } from "../src/learn/lesson";
import { readProfile } from "../src/lib/profile.svelte";
import { pageAt } from "../src/lib/router.svelte";

const at = (path: string, hash = "") => pageAt(path, new URLSearchParams(), hash);

describe("an address", () => {
  test("leads to its page", () => {
    expect(at("/t/1x7k/3")).toEqual({ name: "replay", table: "1x7k", number: 3 });
    expect(at("/rules/abluxxen", "#AB-12")).toEqual({ name: "rules", game: "abluxxen", rule: "AB-12" });
  });
  test.each(["/tabel", "/t", "/t/%", "/t/%E0%A4%A", "/t/..%2Fme", "/t/<b>", "/rules/%22onload=", "/t/1x7k/two"])("that is none, %s, leads to a page that says so", (path) => {
    expect(at(path)).toEqual({ name: "lost" });
  });
  test.each(["nothing", "__proto__", "constructor", "hasOwnProperty"])("of a lesson that there is not, %s, finds none", async (game) => {
    expect(await lessonOf(game)).toBeNull();
  });
});

describe("a profile", () => {
  const usual = readProfile("{}");
  test("is read as it was kept", () => {
    const kept = { ...usual, key: "0123456789ABCDEFGHJKMNPQRS", name: "Mia", language: "pl", speed: 0, plays: { abluxxen: { seats: 3, bot: "club" } } };
    expect(readProfile(JSON.stringify(kept))).toEqual(kept);
  });
  test.each([
    "null", "[]", "5", '"x"', '{"learned":5}', '{"learned":[{}]}', '{"plays":null}', '{"plays":{"abluxxen":null}}', '{"language":"xx"}', '{"theme":"<b>"}',
    '{"speed":"fast"}', '{"speed":-1}', '{"speed":null}', '{"name":{"a":1}}', '{"key":"żółć"}', '{"key":5}', '{"sound":"no"}', '{"__proto__":{"name":"x"}}',
  ])("with %s in it is that of somebody new", (text) => {
    expect(readProfile(text)).toEqual(usual);
  });
  test("keeps what is right beside what is wrong", () => {
    expect(readProfile('{"name":"Mia","speed":"fast"}')).toEqual({ ...usual, name: "Mia" });
  });
});
