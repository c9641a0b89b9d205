/** Requests: during an upgrade another process may have to answer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}

const ELSEWHERE = { kind: "other-rules", message: "come back", says: { key: "refused-other-rules" } };

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table whose rules another process has is asked for until that one answers", async () => {
  const fetched = vi.fn();
  for (let time = 0; time < 5; time++) fetched.mockResolvedValueOnce(answer(503, ELSEWHERE));
  fetched.mockResolvedValueOnce(answer(200, { id: "t1" }));
  vi.stubGlobal("fetch", fetched);
  const asking = api.table("t1");
  await vi.advanceTimersByTimeAsync(5 * 500);
  expect(await asking).toEqual({ id: "t1" });
});

test("what is refused for another reason is refused at once", async () => {
  const fetched = vi.fn().mockResolvedValueOnce(answer(503, { kind: "unavailable", message: "no" }));
  vi.stubGlobal("fetch", fetched);
  await expect(api.table("t1")).rejects.toMatchObject({ kind: "unavailable" });
  expect(fetched).toHaveBeenCalledTimes(1);
});
