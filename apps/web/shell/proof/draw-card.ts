import encodeQR from 'qr';
import type { CardContent } from './card-content.ts';
import { dot, fillRounded, ring, widthOf, write, writeLines, type Pen, type Spot } from './pen.ts';
import { placeLine } from './place-line.ts';
import type { ProofWords } from './proof-words.ts';

/** Pixels of the picture. */
export const cardSize = { width: 1080, height: 1350 } as const;
const left = 72;
const right = cardSize.width - left;
const inside = right - left;

/** The dark scheme, whatever else the page shows; up and down as the device has them. */
interface Colours {
  readonly up: string;
  readonly down: string;
  readonly flat: string;
}
const ink = '#eef1f6';
const soft = '#a5afc0';
const faint = '#8793a8';
const brand = '#4c8dff';

function coloursOf(): Colours {
  const style = getComputedStyle(document.documentElement);
  return { up: style.getPropertyValue('--up'), down: style.getPropertyValue('--down'), flat: soft };
}

function drawGround(pen: Pen) {
  const { width, height } = cardSize;
  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, '#161d2b');
  ground.addColorStop(0.55, '#0b0e14');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  for (const radius of [250, 370, 490])
    ring(pen, [width - 120, 210, radius], { width: 44, colour: 'rgb(76 141 255 / 0.05)', part: 0.74 });
}

function drawHead(pen: Pen, { paper }: CardContent) {
  ring(pen, [left + 32, 108, 26], { width: 12, colour: brand, part: 0.76 });
  dot(pen, { x: left + 32, y: 108 }, 8.5, ink);
  write(pen, 'Candor', [left + 84, 124], { size: 46, weight: 700, colour: ink });
  if (paper === null) return;
  const style = { size: 27, weight: 600, colour: '#f5b041', align: 'center' } as const;
  const width = Math.min(560, widthOf(pen, paper, style) + 56);
  fillRounded(pen, [right - width, 78, width, 60], 30, '#35290f');
  write(pen, paper, [right - width / 2, 118], { ...style, width: width - 48 });
}

function drawResult(pen: Pen, { pair, terms, result, of, why, tone }: ProofWords, colours: Colours) {
  const wide = write(pen, pair, [left, 268], { size: 58, weight: 700, colour: ink, width: 520 });
  write(pen, terms, [left + wide + 28, 268], { size: 38, colour: soft, width: inside - wide - 28 });
  write(pen, result, [left - 6, 450], { size: 172, weight: 800, colour: colours[tone], width: inside });
  write(pen, of, [left, 516], { size: 36, colour: soft, width: inside });
  writeLines(pen, why, [left, 582], { size: 32, colour: faint, width: inside, leading: 44 });
}

/** The way of the price: dashes at the entry, which decides, and a dot at each end. */
function drawWay(pen: Pen, { points, words }: CardContent, colours: Colours) {
  const box = { x: left + 14, y: 668, width: inside - 28, height: 226 };
  const placed = placeLine(points, box);
  if (placed === null) return;
  const { path, entry, exit } = placed;
  const area = pen.createLinearGradient(0, box.y, 0, box.y + box.height + 40);
  area.addColorStop(0, 'rgb(76 141 255 / 0.22)');
  area.addColorStop(1, 'rgb(76 141 255 / 0)');
  pen.fillStyle = area;
  const foot = box.y + box.height + 40;
  pen.fill(new Path2D(`${path}L${exit.x} ${foot}L${entry.x} ${foot}Z`));
  pen.setLineDash([8, 12]);
  pen.lineWidth = 2.5;
  pen.strokeStyle = faint;
  pen.stroke(new Path2D(`M${left} ${entry.y}L${right} ${entry.y}`));
  pen.setLineDash([]);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  pen.strokeStyle = brand;
  pen.stroke(new Path2D(path));
  dot(pen, entry, 15, ink);
  dot(pen, entry, 8, '#0b0e14');
  pen.globalAlpha = 0.28;
  dot(pen, exit, 28, colours[words.tone]);
  pen.globalAlpha = 1;
  dot(pen, exit, 15, colours[words.tone]);
}

/** In the one zone that says nothing of where its owner lives. */
const utc = (at: number | null): string =>
  at === null ? '' : `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function drawEnds(pen: Pen, { entry, exit }: ProofWords) {
  const half = inside / 2 - 20;
  for (const [end, x, align] of [
    [entry, left, 'left'],
    [exit, right, 'right'],
  ] as const) {
    write(pen, end.name, [x, 968], { size: 28, colour: faint, align, width: half });
    write(pen, end.price, [x, 1014], { size: 38, weight: 600, colour: ink, align, width: half });
    write(pen, utc(end.at), [x, 1052], { size: 25, colour: faint, align, width: half });
  }
}

function drawCode(pen: Pen, address: string, [x, y]: Spot, side: number) {
  const rows = encodeQR(address, 'raw', { border: 2 });
  // Whole pixels: a camera reads edges.
  const cell = Math.floor(side / rows.length);
  const start = Math.floor((side - cell * rows.length) / 2);
  fillRounded(pen, [x, y, side, side], 20, '#ffffff');
  pen.fillStyle = '#0b0e14';
  rows.forEach((row, down) =>
    row.forEach((dark, along) => {
      if (dark) pen.fillRect(x + start + along * cell, y + start + down * cell, cell, cell);
    }),
  );
}

function drawFoot(pen: Pen, { seal, scan, address }: CardContent, colours: Colours) {
  fillRounded(pen, [left - 24, 1090, inside + 48, 224], 32, '#131823');
  const side = 196;
  drawCode(pen, address, [right - side + 10, 1104], side);
  const width = inside - side - 40;
  if (seal !== null) {
    ring(pen, [left + 22, 1158, 19], { width: 5, colour: colours.up });
    pen.lineWidth = 5;
    pen.lineJoin = 'round';
    pen.stroke(new Path2D(`M${left + 13} 1159l7 7l12-14`));
    write(pen, seal, [left + 58, 1169], { size: 32, weight: 600, colour: colours.up, width: width - 58 });
  }
  write(pen, scan, [left, 1228], { size: 32, weight: 600, colour: ink, width });
  write(pen, address.replace(/^https?:\/\//, ''), [left, 1276], { size: 26, colour: soft, width });
}

/** Draws the picture on this device. @returns null where that can't be done */
export async function drawCard(content: CardContent): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), cardSize);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const colours = coloursOf();
  drawGround(pen);
  drawHead(pen, content);
  drawResult(pen, content.words, colours);
  drawWay(pen, content, colours);
  drawEnds(pen, content.words);
  drawFoot(pen, content, colours);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
