/** A lesson as web/make_lessons.py writes it: the rules have played it beforehand. */
import type { Board, Offer, Said } from "../lib/wire";

export interface Wrong {
  text: string;
  rule: string;
  why: Said;
  says?: Said; // of a button; without one it is cards that do not go together
}

export interface Moment {
  seat: number;
  tells: Said[];
  board: Board;
  decides?: number;
}

export interface Step {
  board: Board;
  asks?: Said;
  offers?: Offer[];
  choice?: string;
  wrongs?: Wrong[];
  then?: Moment[];
}

export interface Lesson {
  game: string;
  version: number;
  seats: number;
  steps: Step[];
}

const lessons = new Map<string, () => Promise<{ default: unknown }>>([["abluxxen", () => import("./abluxxen.json")]]);

/** The lesson of a game; null: it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = lessons.get(game);
  return load ? ((await load()).default as Lesson) : null;
}
