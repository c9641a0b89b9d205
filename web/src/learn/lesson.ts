/** A lesson as web/make_lessons.py writes it: the rules have played it beforehand. */
import type { Faces } from "../games/look";
import { LESSONS } from "../games/tutorials";
import type { Ask, Board, Said } from "../lib/wire";

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

/** What would follow a move that is being composed, or why it is refused. */
export interface Ahead {
  says?: Said[];
  points?: number[];
  refused?: Said;
  rule?: string;
}

export interface Step {
  board: Board;
  ask?: Ask;
  choice?: string;
  wrongs?: Wrong[];
  ahead?: Record<string, Ahead>;
  then?: Moment[];
  more?: boolean; // it belongs to what the guide said before
}

export interface Lesson {
  game: string;
  version: number;
  seats: number;
  faces: Faces;
  steps: Step[];
}

/** The lesson of a game; null: it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS.get(game);
  return load ? ((await load()).default as Lesson) : null;
}
