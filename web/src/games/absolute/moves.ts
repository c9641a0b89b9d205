/** What is sent: a line for each move, as it is written in a record, whichever way the cards came to lie together. */
import { sortCards, keepsZero, picksOf, sumOf } from "./sums";

export type Cards = readonly string[];

/** A set on the table: whose, and where in their row. */
export interface Row {
  owner: number;
  place: number;
  cards: Cards;
}

/** One line, and what becomes of the points of the sets that it is about. */
export interface Move {
  verb: "set" | "add" | "swap" | "regroup";
  line: string;
  cards: Cards; // out of the hand
  rows: readonly Row[];
  taken: Cards;
  groups: number; // the sets that come of it
  before: number;
  after: number;
}

function textOf(cards: Cards): string {
  return sortCards(cards).join(" ");
}

function pointsOf(groups: readonly Cards[]): number {
  return groups.reduce((sum, group) => sum + sumOf(group).points, 0);
}

export function laying(cards: Cards): Move {
  const line = `set ${textOf(cards)}`;
  return { verb: "set", line, cards, rows: [], taken: [], groups: 1, before: 0, after: pointsOf([cards]) };
}

export function swapping(row: Row, cards: Cards, taken: Cards): Move {
  const line = `swap ${row.owner}.${row.place} ${textOf(cards)} for ${textOf(taken)}`;
  const points = { before: pointsOf([row.cards]), after: pointsOf([swapped(row.cards, cards, taken)]) };
  return { verb: "swap", line, cards, rows: [row], taken, groups: 1, ...points };
}

function adding(row: Row, group: Cards, seat: number): Move {
  const cards = without(group, row.cards);
  const line = `add ${row.owner === seat ? "" : `${row.owner}.`}${row.place} ${textOf(cards)}`;
  return { verb: "add", line, cards, rows: [row], taken: [], groups: 1, before: pointsOf([row.cards]), after: pointsOf([group]) };
}

function regrouping(rows: readonly Row[], groups: readonly Cards[]): Move {
  const line = `regroup ${rows.map((row) => row.place).join(",")}: ${groups.map(textOf).join(" / ")}`;
  const cards = rows.reduce((rest, row) => without(rest, row.cards), groups.flat());
  const points = { before: pointsOf(rows.map((row) => row.cards)), after: pointsOf(groups) };
  return { verb: "regroup", line, cards, rows, taken: [], groups: groups.length, ...points };
}

/** What is played with these groups: new sets, then what is added, then one regrouping of the rest. In this order no set
 * changes its place before it is named; and groups are named in the order of their cards. */
export function playing(groups: readonly Cards[], rows: readonly Row[], seat: number): Move[] {
  const filled = groups.filter((group) => group.length).map(sortCards).sort(byFirst);
  const of = (group: Cards) => rows.filter((row) => row.cards.some((face) => group.includes(face)));
  const newSets: Move[] = [];
  const added: Move[] = [];
  const rest: Cards[] = [];
  for (const group of filled) {
    const [row, other] = of(group);
    if (!row) newSets.push(laying(group));
    else if (other || without(row.cards, group).length) rest.push(group);
    else if (group.length > row.cards.length) added.push(adding(row, group, seat));
  }
  const broken = of(rest.flat()).filter((row) => row.owner === seat);
  return [...newSets, ...added, ...(broken.length ? [regrouping(broken, rest)] : [])];
}

function byFirst(one: Cards, other: Cards): number {
  const [first = "", second = ""] = [one[0], other[0]];
  return sortCards([first, second])[0] === first ? -1 : 1;
}

export function without(cards: Cards, others: Cards): string[] {
  return cards.filter((face) => !others.includes(face));
}

export function swapped(row: Cards, given: Cards, taken: Cards): string[] {
  return [...without(row, taken), ...given];
}

// ---- and back

/** A move as it is advised, choice by choice: the sets it is about, the groups of cards, and what is taken. */
export interface Composed {
  verb: string; // as its first choice has it: set, add, swap, break
  sets: readonly (readonly [owner: number, place: number])[];
  groups: readonly Cards[];
  taken: Cards;
}

/** "swap:1.0", "card:+7C", "take:+7S", "confirm:" and the like, put together. Own sets are named by their place alone. */
export function composedOf(choices: readonly string[], seat: number): Composed {
  const parts = choices.map((choice): [string, string] => {
    const [verb = "", about = ""] = choice.split(":");
    return [verb, about];
  });
  const of = (wanted: string) => parts.filter(([verb]) => verb === wanted).map(([, about]) => about);
  const setOf = (name: string): [number, number] => {
    const [place = 0, owner = seat] = name.split(".").reverse().map(Number);
    return [owner, place];
  };
  const groups: string[][] = [[]];
  for (const [verb, about] of parts) {
    if (verb === "next") groups.push([]);
    if (verb === "card") groups.at(-1)?.push(about);
  }
  return { verb: parts[0]?.[0] ?? "", sets: ["swap", "add", "break"].flatMap(of).map(setOf), groups, taken: of("take") };
}

// ---- what is worth pointing at

/** The set stays a set, and a zero that stays in it keeps its number. */
function canSwap(row: Cards, given: Cards, taken: Cards): boolean {
  const [before, after] = [sumOf(row), sumOf(swapped(row, given, taken))];
  const stays = without(before.zeros, taken).length > 0;
  return after.legal && (!stays || after.numbers === before.numbers);
}

function pairs(cards: Cards): string[][] {
  return cards.flatMap((card, at) => [[card], ...cards.slice(at + 1).map((other) => [card, other])]);
}

/** All cards of swaps that continue what is given and taken so far; while nothing is, those on the table alone. */
export function leadingToSwap(rows: readonly Row[], hand: Cards, given: Cards, taken: Cards): Set<string> {
  const gifts = pairs(hand).filter((cards) => !without(given, cards).length);
  const found = rows.flatMap((row) => {
    const prizes = pairs(row.cards).filter((cards) => !without(taken, cards).length);
    return prizes.flatMap((prize) => gifts.filter((gift) => canSwap(row.cards, gift, prize)).flatMap((gift) => [...gift, ...prize]));
  });
  return new Set(without(found, given.length || taken.length ? [...given, ...taken] : hand));
}

/** The cards that make a set of a group, as few of them as can be; one of those in hand is left, to be discarded. */
export function leadingToSet(group: Cards, free: Cards, rows: readonly Row[]): Set<string> {
  const isSet = (cards: Cards) => sumOf(cards).legal && rows.every((row) => keepsZero(cards, row.cards));
  const ways = picksOf(free).filter((cards) => cards.length && cards.length < free.length && isSet([...group, ...cards]));
  const least = Math.min(...ways.map((cards) => cards.length));
  return new Set(ways.filter((cards) => cards.length === least).flat());
}

/** The sets that a hand has, the best ones first; one card must be left. */
export function setsIn(hand: Cards): { cards: Cards; points: number }[] {
  const sets = picksOf(hand).map((cards) => ({ cards, ...sumOf(cards) }));
  const legal = sets.filter(({ cards, legal }) => legal && cards.length < hand.length);
  return legal.sort((one, other) => other.points - one.points || one.cards.length - other.cards.length);
}
