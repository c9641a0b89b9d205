/** A lesson as web/make_lessons.py writes it: the rules have played it beforehand. */
import type { Faces, Foreseen } from "../games/look";
import { LESSONS } from "../games/lessons";
import type { Ask, Board, Said } from "../lib/wire";

export interface Wrong {
  text: string;
  rule: string;
  why: Said;
  says?: Said; // of a button; without one it is cards that do not go together
}

export interface LessonMove {
  seat: number;
  tells: Said[];
  board: Board;
  decides?: number;
}

export interface LessonStep {
  board: Board;
  ask?: Ask;
  choice?: string;
  wrongs?: Wrong[];
  ahead?: Record<string, Partial<Foreseen>>; // by the move that is composed
  then?: LessonMove[];
  more?: boolean; // it belongs to what the guide said before
}

export interface Lesson {
  game: string;
  version: number;
  seats: number;
  faces: Faces;
  steps: LessonStep[];
}

/** The lesson of a game; null: it has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS.get(game);
  return load ? ((await load()).default as Lesson) : null;
}
