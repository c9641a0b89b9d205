/** A game in a link: what goes in comes out, and what is broken is refused. */
import { describe, expect, test } from "vitest";
import { LONGEST_LINK, pack, readHash, unpack, writeHash } from "../src/replay/record-link";

const RECORD = 'kibitz record 1\ngame abluxxen 1\nseats 3\nseed "żółć"\nchoices\n' + "7x2 take pool:J deck none 9x3 leave back\n".repeat(20);

describe("a record in a link", () => {
  test("is the same record again", async () => {
    expect(await unpack(await pack(RECORD))).toBe(RECORD);
  });

  test("is short, and needs no escapes in an address", async () => {
    const packed = await pack(RECORD);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(RECORD.length / 2);
    expect(packed.length).toBeLessThan(LONGEST_LINK);
  });

  test("that was cut short on its way is refused", async () => {
    const packed = await pack(RECORD);
    await expect(unpack(packed.slice(0, packed.length / 2))).rejects.toThrow();
  });

  test("that is no packed record at all is refused", async () => {
    await expect(unpack("hello there")).rejects.toThrow();
  });

  test("that would unpack to far too much is refused", async () => {
    await expect(unpack(await pack("7x2 ".repeat(100_000)))).rejects.toThrow(/at most/);
  });
});

describe("what stands behind the #", () => {
  test("of a table's game is the step", () => {
    expect(readHash("#23")).toEqual({ record: "", at: 23 });
    expect(writeHash({ record: "", at: 23 })).toBe("#23");
  });

  test("of a shared game is the record and the step", () => {
    expect(readHash(writeHash({ record: "aB-_9", at: 7 }))).toEqual({ record: "aB-_9", at: 7 });
  });

  test("shows the beginning where it says nothing sensible", () => {
    expect(readHash("")).toEqual({ record: "", at: 0 });
    expect(readHash("#r=abc&at=-4")).toEqual({ record: "abc", at: 0 });
  });
});
