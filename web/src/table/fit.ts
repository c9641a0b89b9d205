/** How large cards can be so that they find room in a place of a given size, and how far apart they lie there. */
import type { IdentifiedPile } from "../lib/card-identity";
import type { Area } from "./layout";
import { BELOW, BESIDE, FRAME, isSmall, stepOf } from "./set-layout";

export const ASPECT = 1.42; // height of a card against its width
export const FINGER = 44; // whatever a finger must hit is at least as wide
export const LAYER = 0.3; // of a card of the newest layer is seen at least
export const SPINE = 0.75; // of a card: whatever less is seen of it lies below others
export const CLOSE = 6; // between cards side by side
export const TITLE = 22; // the name of a pile, below it
const STRIP = 24; // of a hand of very many cards
const MANY = 16; // more cards than that may be strips
const SEEN_ABOVE = 0.62; // of a card, above the next row
const SMALLEST_IN_HAND = 40;
const NAMED = 0.6; // a card of which so much must be seen has a name to be read
const IN_ROW = 6; // cards that lie open in the middle, as a rule
const LOST = 8; // a card that nobody can know: it has no room

/** What of a card must be seen, and how wide it is against a number card. */
export interface Print {
  index: number;
  wide: number;
}

/** A hand: rows of cards, and how far they lie apart. */
export interface HandFit {
  card: number; // the width of a card
  rows: number;
  strip: number; // what is seen of a card at least
  down: number; // how far a row lies below the one before
}

/** Cards of a hand, in as many rows as make them largest. `index` of a card must be seen, and a finger must hit it. */
export function fitHand(count: number, area: Area, index: number, most: number, touch: boolean): HandFit {
  const strips = [...(touch && count <= MANY ? [FINGER] : []), STRIP, 14, 5];
  const fits = strips.map((strip) => bestRows(count, area, index, most, strip));
  return fits.find((fit) => fit.card >= (fit.strip >= FINGER ? FINGER : SMALLEST_IN_HAND)) ?? fits.at(-1)!;
}

/** How much wider a fan is than its cards, whose ends lean outwards. */
export function leaning(count: number): number {
  return 0.016 * Math.min(9, count);
}

function bestRows(count: number, area: Area, index: number, most: number, strip: number): HandFit {
  const fits = [1, 2, 3].map((rows) => inRows(rows, count, area, index, most, strip));
  const best = Math.max(...fits.map((fit) => fit.card));
  const isOpen = ({ card, rows }: HandFit) => index >= NAMED && stepIn(Math.ceil(count / rows), card, area.width) >= SPINE * card;
  const seen = fits.find((fit) => isOpen(fit) && fit.card >= best * 0.75); // rather names that are read at once than hardly larger cards
  return seen ?? fits.find((fit) => fit.card >= best * 0.88) ?? fits[0]!; // rather fewer rows than hardly larger cards
}

function inRows(rows: number, count: number, area: Area, index: number, most: number, strip: number): HandFit {
  const others = Math.max(0, Math.ceil(count / rows) - 1); // beside the last card of a row, which is seen whole
  const whole = 1 + (rows > 1 ? 0 : leaning(count));
  const byIndex = area.width / (whole + others * index);
  const wide = byIndex * index >= strip ? byIndex : (area.width - others * strip) / whole;
  const byShare = area.height / (ASPECT * (1 + (rows - 1) * SEEN_ABOVE));
  const high = rows > 1 && strip >= FINGER ? Math.min(byShare, (area.height - (rows - 1) * (FINGER + 2)) / ASPECT) : byShare;
  const card = Math.max(1, Math.floor(Math.min(wide, high, most)));
  const down = rows > 1 ? Math.min(card * ASPECT + 4, (area.height - card * ASPECT) / (rows - 1)) : 0;
  return { card, rows, strip, down };
}

/** The widest cards with which a pile finds room in its place. */
export function fitPile(pile: IdentifiedPile, area: Area, print: Print, most: number): number {
  const top = Math.floor(Math.min(most, area.width, area.height / ASPECT));
  const counts = pile.parts.map((part) => part.length);
  if (pile.pile.look === "layers") return Math.min(top, Math.floor(area.width / (1 + ((counts.at(-1) ?? 1) - 1) * LAYER)));
  if (inSets(pile)) return fitSets(counts, area, print, top);
  if (pile.pile.look === "stacks") return largest(top, LOST, (card) => linesNeeded(counts.map((count) => stackWidth(count, card)), area.width, 0) * (card * ASPECT + CLOSE) <= area.height + CLOSE);
  return fitRow(counts.reduce((sum, count) => sum + count, 0), area, print, top).card;
}

/** Cards that are taken as one, with something to be said of each group. */
export function inSets({ pile, parts }: IdentifiedPile): boolean {
  return pile.look === "row" && parts.some((_, at) => pile.parts?.[at]?.caption !== undefined);
}

export function stackWidth(count: number, card: number): number {
  return card * (1 + (count - 1) * 0.17) + 8;
}

function fitSets(counts: readonly number[], area: Area, print: Print, most: number): number {
  const gap = 6;
  return largest(most, LOST, (card) => {
    const widths = counts.map((count) => setWidth(count, card, print.index, area.width));
    return linesNeeded(widths, area.width, gap) * (card * ASPECT + (isSmall(card) ? 6 : BELOW) + gap) - gap <= area.height;
  });
}

function setWidth(count: number, card: number, index: number, room: number): number {
  return card + (count - 1) * stepOf(count, card, index, room) + FRAME + (isSmall(card) ? BESIDE : 0);
}

/** Cards of a row: side by side, in several rows where that makes them larger, or closer where there is no room. */
export interface RowFit {
  card: number;
  inRow: number; // how many lie in a row
  step: number; // how far the next one lies to the right
}

export function fitRow(count: number, area: Area, print: Print, most: number): RowFit {
  const fits = rowsFor(count).flatMap((rows) => {
    const inRow = Math.ceil(count / rows) || 1;
    const high = Math.min(most, rowHeight(rows, area) / ASPECT);
    return [
      { rows, near: false, card: Math.floor(Math.min(high, (area.width - (inRow - 1) * CLOSE) / inRow)) },
      { rows, near: true, card: Math.floor(Math.min(high, area.width / (1 + (inRow - 1) * print.index))) },
    ];
  });
  const best = Math.max(...fits.map((fit) => fit.card));
  const { card } = fits.find((fit) => !fit.near && fit.card >= best * 0.72) ?? fits.find((fit) => fit.card >= best)!; // rather apart than hardly larger
  return layRow(count, area, card);
}

/** Cards of this size in a row: in as few rows as they fit side by side, or closer in the fewest that are not too high. */
export function layRow(count: number, area: Area, card: number): RowFit {
  const low = rowsFor(count).filter((rows) => rowHeight(rows, area) / ASPECT >= card);
  const inRow = (rows: number) => Math.ceil(count / rows) || 1;
  const rows = low.find((rows) => inRow(rows) * (card + CLOSE) - CLOSE <= area.width) ?? low.at(-1) ?? 1;
  return { card, inRow: inRow(rows), step: stepIn(inRow(rows), card, area.width) };
}

function rowsFor(count: number): number[] {
  return [1, 2, 3, 4].slice(0, Math.max(1, count));
}

function rowHeight(rows: number, area: Area): number {
  return (area.height - (rows - 1) * CLOSE) / rows;
}

/** How much is seen of each card of a pile: it must be hit there. */
export function seenIn({ pile, parts }: IdentifiedPile, area: Area, print: Print, card: number): number {
  const counts = parts.map((part) => part.length);
  const most = Math.max(0, ...counts);
  if (pile.look === "layers") return parts.length > 1 ? 0 : most > 1 ? card * LAYER : card;
  if (pile.look === "stacks") return most > 1 ? 0 : card;
  if (inSets({ key: "", pile, parts })) return Math.min(card, ...counts.filter((count) => count > 1).map((count) => stepOf(count, card, print.index, area.width)));
  return Math.min(card, layRow(counts.reduce((sum, count) => sum + count, 0), area, card).step);
}

/** How far apart cards of a row lie: side by side, or closer where there is no room. */
export function stepIn(count: number, card: number, width: number, wish = card + CLOSE): number {
  if (count < 2) return wish;
  return Math.max(3, Math.min(wish, (width - card) / (count - 1)));
}

/** The middle of the table: stacks have places of their own, what lies open shares the rest. */
export interface MiddleFit {
  card: number; // of a stack
  slot: Area; // of a stack with its name
  columns: number; // of stacks
  named: boolean; // each with its name below
  row: Area; // of each pile that lies open, without its name
}

/** Places for so many stacks and open piles; nothing depends on what lies there. `named`: how wide the name below each of
 * them is; 0: without names. */
export function fitMiddle(stacks: number, rows: number, area: Area, most: number, gap: number, named: number): MiddleFit {
  const title = named ? TITLE : 0;
  const byHeight = (lines: number) => ((area.height - (lines - 1) * gap) / lines - title) / ASPECT;
  const place = (card: number, columns: number): MiddleFit => {
    const whole = Math.max(1, Math.floor(card));
    const slot = { width: Math.max(whole + 2, named), height: Math.ceil(whole * ASPECT) + title };
    const width = area.width - stacks * (slot.width + gap);
    const beside = area.width - columns * (slot.width + gap);
    return { card: whole, slot, columns, named: named > 0, row: { width: Math.floor(named ? width : beside), height: Math.floor((area.height - (rows - 1) * gap) / Math.max(1, rows)) - title } };
  };
  if (!rows) {
    const sizes = Array.from({ length: Math.max(1, stacks) }, (_, at) => {
      const wide = (area.width - at * gap) / (at + 1) - 2;
      return wide < named ? 0 : Math.min(most, wide, byHeight(Math.ceil(stacks / (at + 1))));
    });
    const best = Math.max(...sizes);
    return place(best, sizes.indexOf(best) + 1);
  }
  if (named) {
    const inLines = (lines: number) => Math.min(most, byHeight(1), 1.4 * byHeight(rows * lines), (area.width - stacks * gap) / (stacks + IN_ROW / lines));
    return place(Math.max(inLines(1), inLines(2)), 1);
  }
  const columns = byHeight(stacks) >= FINGER - 4 ? 1 : 2;
  return place(Math.min(most, byHeight(Math.ceil(stacks / columns)), (area.width * 0.24) / columns), columns);
}

/** More stacks than there are places for: smaller ones, in the same columns, so that none of them moves. */
export function crowdMiddle(fit: MiddleFit, stacks: number, area: Area, gap: number): MiddleFit {
  const lines = Math.ceil(stacks / fit.columns);
  const high = Math.floor((area.height - (lines - 1) * gap) / lines);
  if (fit.slot.height <= high) return fit;
  const card = Math.min(fit.card, Math.floor(high / ASPECT));
  return { ...fit, card, named: false, slot: { width: fit.slot.width, height: Math.ceil(card * ASPECT) } };
}

/** The places of several piles before one seat: an open hand above, all others side by side. */
export function placesOf(piles: readonly IdentifiedPile[], body: Area): Area[] {
  const isHand = (pile: IdentifiedPile) => pile.pile.look === "fan";
  const others = piles.filter((pile) => !isHand(pile)).length;
  const hand = piles.some(isHand) ? (others ? Math.floor(body.height * 0.45) : body.height) : 0;
  const width = Math.floor((body.width - CLOSE * Math.max(0, others - 1)) / Math.max(1, others));
  return piles.map((pile) => (isHand(pile) ? { width: body.width, height: hand } : { width, height: body.height - hand - (hand ? CLOSE : 0) }));
}

/** The widest cards with which all piles before a seat find room. */
export function fitSeat(piles: readonly IdentifiedPile[], body: Area, print: Print, most: number): number {
  const places = placesOf(piles, body);
  return Math.min(most, ...piles.map((pile, at) => fitPile(pile, places[at]!, print, most)));
}

/** The largest size that fits; the least where none does. */
function largest(most: number, least: number, fits: (card: number) => boolean): number {
  for (let card = Math.floor(most); card > least; card -= card > 60 ? 2 : 1) if (fits(card)) return card;
  return Math.max(1, Math.floor(least));
}

/** In how many lines parts of these widths lie. */
export function linesNeeded(widths: readonly number[], width: number, gap: number): number {
  let [lines, left] = [1, width];
  for (const needs of widths) {
    if (needs > left && left < width) [lines, left] = [lines + 1, width];
    left -= needs + gap;
  }
  return lines;
}
