/** What is printed on Abluxxen's cards: inks and paws. */

export const JOKER = "J";
const GOLD_INK = "#5c3a00";

// Hue and lightness both move: neighbours differ in grey too. All have 4.5 : 1 on paper.
const INKS = [
  "#87660c",
  "#653402",
  "#b24133",
  "#7c043b",
  "#9e448e",
  "#58227e",
  "#5353b5",
  "#00427d",
  "#02708f",
  "#004d4e",
  "#00775c",
  "#0a4d0a",
  "#1f2018",
];

export function inkOf(face: string): string {
  return INKS[Number(face) - 1] ?? GOLD_INK;
}

/** Rows of paws that repeat the value, so that it can be counted. */
export function rowsOf(value: number): number[] {
  if (value <= 4) return [value];
  if (value <= 8) return [Math.ceil(value / 2), Math.floor(value / 2)];
  const first = Math.ceil(value / 3);
  const second = Math.ceil((value - first) / 2);
  return [first, second, value - first - second];
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

// The pad as curves, and the toes as ellipses, in a square of 1 by 1 around 0.
const PAD = [0, -0.07, 0.2, -0.07, 0.36, 0.16, 0.33, 0.3, 0.3, 0.42, 0.14, 0.4, 0, 0.36, -0.14, 0.4, -0.3, 0.42, -0.33, 0.3, -0.36, 0.16, -0.2, -0.07, 0, -0.07];
const TOES = [
  [-0.42, -0.05, 0.1, 0.15],
  [-0.15, -0.3, 0.115, 0.17],
  [0.15, -0.3, 0.115, 0.17],
  [0.42, -0.05, 0.1, 0.15],
] as const;

/** One paw: the pad, and four toes. */
function paw(x: number, y: number, size: number): string {
  const curve = PAD.map((part, at) => round((at % 2 ? y : x) + part * size));
  const pad = `M${curve.slice(0, 2).join(" ")}C${curve.slice(2).join(" ")}z`;
  const toes = TOES.map(([dx, dy, rx, ry]) =>
    ellipse(round(x + dx * size), round(y + dy * size), round(rx * size), round(ry * size)),
  );
  return pad + toes.join("");
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** The paws of a value as one path, in the lower part of a card of 100 by 142. */
function pawsOf(value: number): string {
  const rows = rowsOf(value);
  const size = [16, 13, 10][rows.length - 1] ?? 10;
  const apart = size * 1.24;
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, at) =>
        paw(50 + (at - (count - 1) / 2) * apart, 116 + (row - (rows.length - 1) / 2) * size * 1.1, size),
      ),
    )
    .join("");
}

const printed = new Map<string, string>();

/** Every value's paws are drawn once. */
export function pips(face: string): string {
  const known = printed.get(face);
  if (known !== undefined) return known;
  const path = pawsOf(Number(face));
  printed.set(face, path);
  return path;
}
