/** The lesson player with the real lessons, without a page. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { lessonOf } from "../src/learn/lesson";
import { LessonPlayer } from "../src/learn/lesson-player.svelte";
import { look as plain } from "../src/games/plain/look";

async function playerOf(game: string, at = 0): Promise<LessonPlayer> {
  const lesson = await lessonOf(game);
  if (!lesson) throw new Error(`there is no lesson for ${game}`);
  const player = new LessonPlayer(lesson, plain, () => ["Anna", "Leo", "Mia"]);
  player.goTo(at);
  return player;
}

describe("a lesson", () => {
  test.each(["abluxxen", "fluxx", "absolute"])("of %s is gone through by doing what its guide asks for", async (game) => {
    const player = await playerOf(game);
    while (!player.isLast) {
      const at = player.at;
      if (player.step.choice) await player.choose(player.step.choice);
      else player.next();
      if (player.watching) player.skipWatching();
      expect(player.at).toBe(at + 1);
    }
    expect(player.number).toBe(player.total);
  });

  test("goes on with what the guide has said where a step belongs to the one before", async () => {
    const player = await playerOf("absolute", 2);
    await player.choose("no-swap");
    expect([player.at, player.number, player.key]).toEqual([3, 3, "learn-absolute-3"]);
  });
});

describe("a choice that the guide did not ask for", () => {
  test("is explained by its rule where it is forbidden", async () => {
    const player = await playerOf("absolute", 3);
    await player.choose("set -8C +4C +5C");
    expect(player.answer).toMatchObject({ kind: "wrong", wrong: { rule: "AZ-5" } });
    expect(player.at).toBe(3);
  });

  test("gets a kind word where it is allowed, and nothing happens", async () => {
    const player = await playerOf("fluxx", 4);
    await player.choose("pass");
    expect([player.answer?.kind, player.at]).toEqual(["else", 4]);
  });
});

describe("what is composed", () => {
  test("is foreseen as at a table", async () => {
    const player = await playerOf("absolute", 3);
    expect(await player.foresee("set -8C +3D +5C")).toMatchObject({ points: [-17, -6], refused: null });
    expect(await player.foresee("set -8C +5C")).toMatchObject({ refused: { key: "why-too-few" }, rule: "AZ-5" });
  });

  test("that nobody has thought of is not what the guide means", async () => {
    const player = await playerOf("absolute", 3);
    expect(await player.foresee("set +9S +10S +10D")).toMatchObject({ refused: { key: "learn-other" }, rule: "" });
  });
});

describe("while the others play", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a card is not chosen for a step that has not begun", async () => {
    const player = await playerOf("fluxx", 2);
    await player.choose("robin");
    expect(player.watching).toBe(true);
    player.touch({ id: 5, pile: "hand:0", face: "draw_2" }, []);
    player.skipWatching();
    expect([player.picks, player.chosen]).toEqual([[], undefined]);
  });

  test("the table does not go on under a finger", async () => {
    const player = await playerOf("fluxx", 2);
    vi.useFakeTimers();
    await player.choose("robin");
    vi.advanceTimersByTime(1400);
    window.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "mouse" }));
    vi.advanceTimersByTime(200);
    expect(player.shown.length).toBe(1);
    player.skipWatching(); // this is what was touched
    window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "mouse" }));
    vi.advanceTimersByTime(5000);
    expect([player.at, player.watching]).toEqual([3, false]);
  });
});
