/** Whoever learns: the real lessons, without a page. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { lessonOf } from "../src/learn/lesson";
import { Pupil } from "../src/learn/pupil.svelte";
import { plain } from "../src/games/plain/look";

async function pupilOf(game: string, at = 0): Promise<Pupil> {
  const lesson = await lessonOf(game);
  if (!lesson) throw new Error(`there is no lesson for ${game}`);
  const pupil = new Pupil(lesson, plain, () => ["Anna", "Leo", "Mia"]);
  pupil.goTo(at);
  return pupil;
}

describe("a lesson", () => {
  test.each(["abluxxen", "fluxx", "absolute"])("of %s is gone through by doing what its guide asks for", async (game) => {
    const pupil = await pupilOf(game);
    while (!pupil.isLast) {
      const at = pupil.at;
      if (pupil.step.choice) await pupil.choose(pupil.step.choice);
      else pupil.next();
      if (pupil.watching) pupil.hurry();
      expect(pupil.at).toBe(at + 1);
    }
    expect(pupil.number).toBe(pupil.total);
  });

  test("goes on with what the guide has said where a step belongs to the one before", async () => {
    const pupil = await pupilOf("absolute", 2);
    await pupil.choose("no-swap");
    expect([pupil.at, pupil.number, pupil.key]).toEqual([3, 3, "learn-absolute-3"]);
  });
});

describe("a choice that the guide did not ask for", () => {
  test("is explained by its rule where it is forbidden", async () => {
    const pupil = await pupilOf("absolute", 3);
    await pupil.choose("set -8C +4C +5C");
    expect(pupil.answer).toMatchObject({ kind: "wrong", wrong: { rule: "AZ-5" } });
    expect(pupil.at).toBe(3);
  });

  test("gets a kind word where it is allowed, and nothing happens", async () => {
    const pupil = await pupilOf("fluxx", 4);
    await pupil.choose("pass");
    expect([pupil.answer?.kind, pupil.at]).toEqual(["else", 4]);
  });
});

describe("what is composed", () => {
  test("is foreseen as at a table", async () => {
    const pupil = await pupilOf("absolute", 3);
    expect(await pupil.foresee("set -8C +3D +5C")).toMatchObject({ points: [-17, -6], refused: null });
    expect(await pupil.foresee("set -8C +5C")).toMatchObject({ refused: { key: "why-too-few" }, rule: "AZ-5" });
  });

  test("that nobody has thought of is not what the guide means", async () => {
    const pupil = await pupilOf("absolute", 3);
    expect(await pupil.foresee("set +9S +10S +10D")).toMatchObject({ refused: { key: "learn-other" }, rule: "" });
  });
});

describe("while the others play", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a card is not chosen for a step that has not begun", async () => {
    const pupil = await pupilOf("fluxx", 2);
    await pupil.choose("robin");
    expect(pupil.watching).toBe(true);
    pupil.touch({ id: 5, pile: "hand:0", face: "draw_2" }, []);
    pupil.hurry();
    expect([pupil.picks, pupil.chosen]).toEqual([[], undefined]);
  });

  test("the table does not go on under a finger", async () => {
    const pupil = await pupilOf("fluxx", 2);
    vi.useFakeTimers();
    await pupil.choose("robin");
    vi.advanceTimersByTime(1400);
    window.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, pointerType: "mouse" }));
    vi.advanceTimersByTime(200);
    expect(pupil.happened.length).toBe(1);
    pupil.hurry(); // this is what was touched
    window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1, pointerType: "mouse" }));
    vi.advanceTimersByTime(5000);
    expect([pupil.at, pupil.watching]).toEqual([3, false]);
  });
});
