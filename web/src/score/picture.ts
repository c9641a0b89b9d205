/** A picture of the result, drawn here and given to whoever is to see it: felt, paper, ink, a little gold. */
import icons from "../lib/icons.json";
import { downloadFile } from "../lib/download";
import { minus } from "./standings";

export interface Picture {
  title: string; // what was played
  headline: string; // who has won
  sentence: string; // and how
  rows: { name: string; place: number; won: boolean; points: number | undefined }[];
}

const WIDTH = 1200;
const EDGE = 28; // of wood
const PAD = 84;
const ROW = 84;
const SERIF = '"Kibitz Serif", Georgia, serif';
const SANS = '"Kibitz Sans", system-ui, sans-serif';
const [INK, SOFT, LINE, GOLD] = ["#26221b", "#5b4f3c", "#c9b894", "#845500"];

/** Give it to another app where this browser can; otherwise it is saved. The key of what is to be said then. */
export async function sharePicture(picture: Picture): Promise<string> {
  const file = new File([await drawn(picture)], "kibitz.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    downloadFile(file, file.name);
    return "table-picture-saved";
  }
  await navigator.share({ files: [file] }).catch(() => undefined); // thought better of it
  return "";
}

async function drawn(picture: Picture): Promise<Blob> {
  await Promise.all([document.fonts.load(`700 40px ${SERIF}`), document.fonts.load(`400 40px ${SANS}`)]).catch(() => undefined);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d")!;
  const width = WIDTH - 2 * (EDGE + PAD);
  const top = EDGE + 48;
  const head = lines(pen, picture.headline, `700 68px ${SERIF}`, width);
  const says = lines(pen, picture.sentence, `400 32px ${SANS}`, width);
  const rows = top + 106 + head.length * 80 + says.length * 44;
  canvas.width = WIDTH;
  canvas.height = rows + picture.rows.length * ROW + 150;
  table(pen, canvas.height);
  pen.textBaseline = "alphabetic";
  write(pen, picture.title, EDGE + PAD, top + 60, `700 34px ${SERIF}`, GOLD);
  head.forEach((line, at) => write(pen, line, EDGE + PAD, top + 134 + at * 80, `700 68px ${SERIF}`, INK));
  says.forEach((line, at) => write(pen, line, EDGE + PAD, top + 104 + head.length * 80 + at * 44, `400 32px ${SANS}`, SOFT));
  picture.rows.forEach((row, at) => place(pen, row, rows + at * ROW));
  write(pen, "Kibitz", WIDTH - EDGE - PAD, canvas.height - EDGE - 66, `700 28px ${SERIF}`, SOFT, "right");
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Wood, felt, and a sheet of paper upon it. */
function table(pen: CanvasRenderingContext2D, height: number): void {
  const felt = pen.createRadialGradient(WIDTH / 2, height * 0.38, 60, WIDTH / 2, height / 2, WIDTH * 0.75);
  felt.addColorStop(0, "#2a6a57");
  felt.addColorStop(1, "#163f34");
  pen.fillStyle = "#4a2e1d";
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = felt;
  box(pen, EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE, 26);
  pen.shadowColor = "#0008";
  pen.shadowBlur = 30;
  pen.fillStyle = "#fbf5e6";
  box(pen, EDGE + 30, EDGE + 30, WIDTH - 2 * EDGE - 60, height - 2 * EDGE - 60, 22);
  pen.shadowBlur = 0;
  pen.strokeStyle = GOLD;
  pen.globalAlpha = 0.4;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(EDGE + 42, EDGE + 42, WIDTH - 2 * EDGE - 84, height - 2 * EDGE - 84, 14);
  pen.stroke();
  pen.globalAlpha = 1;
}

function box(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

function place(pen: CanvasRenderingContext2D, row: Picture["rows"][number], y: number): void {
  const [left, right, base] = [EDGE + PAD, WIDTH - EDGE - PAD, y + 56];
  pen.fillStyle = row.won ? "#f7d98a66" : "#0000";
  box(pen, left - 18, y + 4, right - left + 36, ROW - 8, 12);
  pen.fillStyle = LINE;
  pen.fillRect(left, y + ROW - 1, right - left, 2);
  if (row.won) crown(pen, left, y + 22);
  else write(pen, row.place ? String(row.place) : "–", left + 12, base, `700 38px ${SERIF}`, SOFT);
  const points = row.points === undefined ? "" : minus(row.points);
  const ink = `${row.won ? "700" : "400"} 40px ${row.won ? SERIF : SANS}`;
  write(pen, points, right - 6, base, `700 42px ${SERIF}`, INK, "right");
  pen.font = ink;
  write(pen, shortened(pen, row.name, right - left - 210), left + 72, base, ink, INK);
}

function crown(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1.8, 1.8);
  pen.fillStyle = "#d79b2c";
  pen.fill(new Path2D(icons.crown));
  pen.restore();
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = "left"): void {
  Object.assign(pen, { font, fillStyle: ink, textAlign: align });
  pen.fillText(text, x, y);
}

function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("")}…`;
}

/** A text in lines that are not wider; whoever has a very long name loses its end. */
function lines(pen: CanvasRenderingContext2D, text: string, font: string, width: number): string[] {
  pen.font = font;
  const found: string[] = [];
  for (const word of text.split(" ").filter((one) => one !== "")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(shortened(pen, word, width));
  }
  return found;
}
