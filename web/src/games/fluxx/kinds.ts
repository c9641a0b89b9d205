/** The six kinds of Fluxx cards: each has its ink and its icon; its word comes from the game's words, or from the deck. */
import type { Faces } from "../look";
import type { Face, Said } from "../../lib/wire";

export interface Kind {
  ink: string; // dark enough for paper below it and for paper-coloured words on it
  icon: string; // a path in a box of 48
}

const KINDS: Readonly<Record<string, Kind>> = {
  rule: { ink: "#835400", icon: "M12 7h18l7 7v27H12ZM18 19h12M18 26h12M18 33h7" },
  goal: { ink: "#a3261c", icon: "M24 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36ZM24 15a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM24 24v0" },
  keeper: { ink: "#1f6b3a", icon: "M24 6l5 12 13 1-9 9 2 12L24 34l-11 6 2-12L6 19l13-1Z" },
  creeper: { ink: "#3a3340", icon: "M10 41V22a14 14 0 0 1 28 0v19l-5-4-4 4-5-4-5 4-4-4ZM19 20v3M29 20v3" },
  action: { ink: "#1c5a8c", icon: "M27 5L11 27H22L19 43l18-24H26Z" },
  surprise: { ink: "#74307f", icon: "M24 5L28 14l9-4-2 10 8 4-8 5 2 10-9-4-4 9-4-9-9 4 2-10-8-5 8-4-2-10L20 14ZM24 18v7M24 31v0" },
};

const PLAIN: Kind = { ink: "#3a3226", icon: "M14 6h20v36H14Z" };

export function kindOf(face: string, faces: Faces): Kind {
  return KINDS[faces[face]?.kind ?? ""] ?? PLAIN;
}

export function iconOf(kind: string): string {
  return (KINDS[kind] ?? PLAIN).icon;
}

const COUNTED = /^sets-(draw|play|goals|hand_limit|keeper_limit)$/;

/** The number that a rule is about: 3 of "Draw 3". */
export function numberOf(face: Face | undefined): number | null {
  const count = face?.text?.args?.["count"];
  return face?.text && COUNTED.test(face.text.key) && typeof count === "number" ? count : null;
}

/** A piece of what a goal asks for: a card, so many of a kind, or what stands between them. */
export type Need = { card: string } | { count: number; kind: string } | { between: string };

/** What a goal asks for, read from its own phrase; nothing where its author has found other words. */
export function needsOf(face: Face | undefined, faces: Faces): Need[] {
  const needs = face?.text?.key === "explain-goal" ? face.text.args?.["needs"] : undefined;
  return needs === undefined ? [] : pieces(needs, cardsByName(faces));
}

const BETWEEN: Readonly<Record<string, string>> = { and: "+", "and-comma": "+", "and-either": "+", comma: "/", either: "/" };

function pieces(said: Said | string | number, cards: ReadonlyMap<string, string>): Need[] {
  if (typeof said !== "object") return [];
  const { key, args = {} } = said;
  const [card, between, count] = [cards.get(key), BETWEEN[key], Number(args["count"] ?? 0)];
  if (card !== undefined) return [{ card }];
  if (between) return [...pieces(args["first"] ?? "", cards), { between }, ...pieces(args["second"] ?? "", cards)];
  if (args["cards"]) return [...(count > 1 ? [{ between: `${count}×` }] : []), ...pieces(args["cards"], cards)];
  return [{ count, kind: /^need-(keeper|creeper)/.exec(key)?.[1] ?? "" }];
}

const NAMES = new WeakMap<Faces, ReadonlyMap<string, string>>(); // made once for all cards of a deck

function cardsByName(faces: Faces): ReadonlyMap<string, string> {
  const known = NAMES.get(faces);
  if (known) return known;
  const names = new Map(Object.entries(faces).map(([face, { name }]) => [name?.key ?? "", face]));
  NAMES.set(faces, names);
  return names;
}
