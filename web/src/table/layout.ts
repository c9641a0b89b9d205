/** Where everything lies. The table is as large as its window leaves it, and is divided by the window, the number of seats
 * and what the game needs alone: never by what lies there. So nothing moves while others play, and cards take the size
 * that their place has. */

export interface Area {
  width: number;
  height: number;
}

export interface Shape {
  around: number; // how many others sit there
  own: boolean; // somebody's hand lies below
  panel: boolean; // the game tells in the middle what holds
  workspace: boolean; // what is composed is composed in the middle
  rows: number; // piles that lie open in the middle
}

export interface Layout {
  phone: boolean; // the own seat and all others are small
  beside: boolean; // the middle and the own seat lie side by side
  columns: number; // of the others' seats
  seat: Area; // one of them
  seats: Area; // all of them
  middle: Area;
  own: Area;
  hand: Area;
  gap: number;
}

/** How a seat divides its place: what is said of it, and the cards before it. */
export interface SeatLayout {
  strip: boolean; // words alone: a tap shows its cards
  tight: boolean; // two lines of them
  beside: boolean; // the cards lie beside the name, and not below it
  pad: number;
  head: Area;
  body: Area;
}

const PHONE_PX = 680; // narrower: a phone
const BESIDE_PX = 900; // from here on the middle and the own seat find room side by side
const LOW_PX = 620; // a lower table has no room for them one below the other, if it can be helped
const LOW_BESIDE_PX = 780;
const SEAT_PX = 216; // a seat is not narrower than that if it can be helped
const STRIP_PX = 88; // a lower seat has no room for cards below its name
const TIGHT_PX = 68;
const FLAT_PX = 200; // a seat that is lower, and wide, has its cards beside its name
const WIDE_PX = 460;
const LINE_PX = 44; // a strip of words, to be hit by a finger
const LYING_PX = 480; // a phone that lies on its side: the piles and the hand find room in one row

/** A part of the height: what it needs at least, its share of what is left, and where more is of no use. */
interface HeightPart {
  least: number;
  grow: number;
  most: number;
}

export function layoutOf(table: Area, shape: Shape): Layout {
  return table.width < PHONE_PX ? onPhone(table, shape) : onScreen(table, shape);
}

export function seatLayout(seat: Area, phone: boolean, own = false): SeatLayout {
  const tight = seat.height < TIGHT_PX;
  const pad = tight ? 1 : seat.height < 170 || phone ? (own && phone ? 2 : 4) : 8;
  const inner = { width: seat.width - 2 * pad - 4, height: seat.height - 2 * pad - 4 };
  const line = phone ? 38 : 42;
  if (seat.height < FLAT_PX && (seat.width >= Math.max(WIDE_PX, 2.6 * seat.height) || (own && phone))) {
    const head = Math.round(Math.min(220, inner.width * 0.34));
    return { strip: false, tight: false, beside: true, pad, head: { width: head, height: inner.height }, body: { width: inner.width - head - 10, height: inner.height } };
  }
  const head = { width: inner.width, height: line };
  const body = { width: inner.width, height: Math.max(0, inner.height - line - 4) };
  return { strip: seat.height < STRIP_PX, tight, beside: false, pad, head, body };
}

/** One below the other: the others, the middle, the own seat, the hand. */
function onPhone(table: Area, shape: Shape): Layout {
  const gap = 3;
  const columns = Math.min(Math.max(1, shape.around), shape.around > 4 || (shape.around === 3 && table.width > LYING_PX) ? 3 : 2);
  const rows = Math.max(1, Math.ceil(shape.around / columns));
  const large = shape.panel || shape.workspace;
  const lies = table.width > LYING_PX;
  const parts: HeightPart[] = [
    { least: rows * LINE_PX + (rows - 1) * gap, grow: shape.own ? 2.4 : 6, most: rows * (shape.own ? 150 : 230) },
    { least: (lies && !large ? 104 : 138) + 44 * Math.max(0, shape.rows - 1), grow: large ? 3 : 2, most: 420 },
    ...(shape.own ? [{ least: 58, grow: 1.6, most: 200 }, { least: lies ? 104 : 148, grow: 2, most: 300 }] : []),
  ];
  const [seats = 0, middle = 0, own = 0, hand = 0] = divided(table.height - gap * (parts.length - 1), parts);
  const width = table.width;
  return whole({
    phone: true,
    beside: false,
    columns,
    gap,
    seat: { width: (width - gap * (columns - 1)) / columns, height: (seats - gap * (rows - 1)) / rows },
    seats: { width, height: seats },
    middle: { width, height: middle },
    own: { width: shape.own ? width : 0, height: own },
    hand: { width: shape.own ? width : 0, height: hand },
  });
}

/** The others in rows of equal seats; below them the middle and the own seat, side by side where there is room. */
function onScreen(table: Area, shape: Shape): Layout {
  const gap = table.height < 560 ? 6 : 10;
  const inRow = Math.max(1, Math.floor((table.width + gap) / (SEAT_PX + gap)));
  const rows = Math.max(1, Math.ceil(shape.around / inRow));
  const columns = Math.max(1, Math.ceil(shape.around / rows)); // rows as equal as can be
  const beside = shape.own && table.width >= (table.height < LOW_PX ? LOW_BESIDE_PX : BESIDE_PX);
  const large = shape.panel || shape.workspace;
  const wide = (table.width - gap * (columns - 1)) / columns >= WIDE_PX;
  const parts: HeightPart[] = [
    { least: rows * (wide ? 104 : 124) + (rows - 1) * gap, grow: (wide ? 1 : 2) + rows + (shape.workspace ? 1 : 0), most: rows * (shape.own ? 300 : 420) },
    { least: large ? 166 : 140, grow: 3, most: large ? 640 : 420 },
    ...(shape.own && !beside ? [{ least: 92, grow: 2, most: 300 }] : []),
    ...(shape.own ? [{ least: 132, grow: 4, most: 310 }] : []),
  ];
  const heights = divided(table.height - gap * (parts.length - 1), parts);
  const [seats = 0, middle = 0] = heights;
  const hand = shape.own ? (heights.at(-1) ?? 0) : 0;
  const width = beside ? (table.width - gap) * (large ? 0.62 : 0.54) : table.width;
  const ownWidth = beside ? table.width - gap - width : table.width;
  return whole({
    phone: false,
    beside,
    columns,
    gap,
    seat: { width: (table.width - gap * (columns - 1)) / columns, height: (seats - gap * (rows - 1)) / rows },
    seats: { width: table.width, height: seats },
    middle: { width, height: middle },
    own: { width: shape.own ? ownWidth : 0, height: beside ? middle : shape.own ? (heights[2] ?? 0) : 0 },
    hand: { width: shape.own ? table.width : 0, height: hand },
  });
}

/** Every part has what it needs at least; what is left is shared out until nobody wants more. A window that is too low is
 * shared out by what everybody needs. */
function divided(height: number, parts: readonly HeightPart[]): number[] {
  const least = parts.reduce((sum, part) => sum + part.least, 0);
  if (least >= height) return parts.map((part) => (part.least * height) / least);
  const sizes = parts.map((part) => part.least);
  let left = height - least;
  for (let round = 0; round < parts.length && left > 1; round++) {
    const open = parts.map((part, at) => (sizes[at]! < part.most ? part.grow : 0));
    const all = open.reduce((sum, grow) => sum + grow, 0);
    if (!all) break;
    const share = left / all;
    parts.forEach((part, at) => {
      const more = Math.min(share * open[at]!, part.most - sizes[at]!);
      sizes[at]! += more;
      left -= more;
    });
  }
  return sizes;
}

/** Whole pixels: cards are drawn sharp. */
function whole(layout: Layout): Layout {
  const { seat, seats, middle, own, hand } = layout;
  return { ...layout, seat: floored(seat), seats: floored(seats), middle: floored(middle), own: floored(own), hand: floored(hand) };
}

function floored({ width, height }: Area): Area {
  return { width: Math.floor(Math.max(0, width)), height: Math.floor(Math.max(0, height)) };
}
