import { drawExit, type Exit } from './draw-exit.ts';
import type { Point } from './price-history.ts';
import { niceTicks, type Range } from '../../../shell/charts/nice-ticks.ts';
import { fineFrom, mix, timeTicks } from './scale.ts';

export interface Palette {
  ink: string;
  faint: string;
  line: string;
  brand: string;
  page: string;
  up: string;
  down: string;
  label: string;
  font: string;
}

/** An order as the picture shows it. */
export interface Entry {
  readonly id: string;
  readonly direction: 'up' | 'down';
  readonly price: number;
  readonly from: number;
  readonly to: number;
  /** Once it has ended. */
  readonly exit?: Exit;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** Null before the first price: then there is no axis. */
  readonly range: Range | null;
  /** Drawn points, oldest first; the last is the head of the line. */
  readonly points: readonly Point[];
  readonly entries: readonly Entry[];
  /** A moment to mark with its words: where a contract bought now would end. */
  readonly mark?: { readonly time: number; readonly text: string };
  /** The newest price in words, while the line is still growing: its head is lit and glides to where this price is. */
  readonly tag?: string;
  readonly writePrice: (price: number) => string;
  readonly writeTime: (time: number) => string;
}

const footPx = 20;
const rowPx = 48;

/** Where nothing is drawn at a price. */
const noRange: Range = { low: 0, high: 1 };

interface Plot {
  context: CanvasRenderingContext2D;
  frame: Frame;
  palette: Palette;
  right: number;
  bottom: number;
  x: (time: number) => number;
  y: (price: number) => number;
}

/** Draws one picture of a price line: grid, axis in the language's numbers, line with fill, orders, head. */
export function drawFrame(context: CanvasRenderingContext2D, frame: Frame, palette: Palette): void {
  const { width, height, from, to } = frame;
  const range = frame.range ?? noRange;
  context.clearRect(0, 0, width, height);
  context.textBaseline = 'middle';
  context.font = `700 11px ${palette.font}`;
  const right = width - Math.ceil(context.measureText(frame.writePrice(range.high)).width) - 20;
  context.font = `500 11px ${palette.font}`;
  const bottom = height - footPx;
  const plot: Plot = {
    context,
    frame,
    palette,
    right,
    bottom,
    x: (time) => ((time - from) / (to - from)) * right,
    y: (price) => mix(bottom - 2, 8, (price - range.low) / (range.high - range.low)),
  };
  drawGrid(plot);
  if (frame.mark !== undefined) drawMark(plot, frame.mark);
  drawLine(plot);
  for (const entry of frame.entries) drawEntry(plot, entry);
  const head = frame.points.at(-1);
  if (head !== undefined && frame.tag !== undefined) drawHead(plot, head, frame.tag);
  for (const { exit } of frame.entries)
    if (exit !== undefined && exit.time >= from && plot.x(exit.time) <= right)
      drawExit(context, [plot.x(exit.time), plot.y(exit.price)], exit.end, palette);
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

function dashed({ context }: Plot, colour: string, [x1, y1, x2, y2]: Line, pattern = [3, 4]) {
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.setLineDash(pattern);
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
  context.setLineDash([]);
}

function drawGrid(plot: Plot) {
  const { context, frame, palette, right, bottom, x, y } = plot;
  context.fillStyle = palette.faint;
  context.textAlign = 'right';
  const head = frame.tag === undefined ? undefined : frame.points.at(-1);
  for (const price of frame.range === null ? [] : niceTicks(frame.range, (bottom - 8) / rowPx)) {
    const at = Math.round(y(price)) + 0.5;
    dashed(plot, palette.line, [0, at, right, at], [2, 5]);
    // The tag of the present price stands in the same column.
    if (head === undefined || Math.abs(at - y(head.price)) > 15)
      context.fillText(frame.writePrice(price), frame.width - 8, at);
  }
  context.textAlign = 'center';
  for (const time of timeTicks(frame.from, frame.to, 4)) {
    const text = frame.writeTime(time);
    const half = context.measureText(text).width / 2;
    if (x(time) - half >= 2 && x(time) + half <= right) context.fillText(text, x(time), frame.height - 8);
  }
}

function drawMark(plot: Plot, { time, text }: { time: number; text: string }) {
  const { context, palette, x, bottom } = plot;
  const at = Math.round(x(time)) + 0.5;
  dashed(plot, palette.brand, [at, 20, at, bottom], [4, 4]);
  const half = context.measureText(text).width / 2 + 6;
  context.fillStyle = palette.label;
  context.beginPath();
  context.roundRect(at - half, 3, half * 2, 17, 5);
  context.fill();
  context.fillStyle = palette.brand;
  context.textAlign = 'center';
  context.fillText(text, at, 12);
}

function trace({ context, x, y }: Plot, points: readonly Point[]) {
  context.beginPath();
  points.forEach(({ time, price }, at) =>
    at === 0 ? context.moveTo(x(time), y(price)) : context.lineTo(x(time), y(price)),
  );
}

function strokeLine(plot: Plot, points: readonly Point[], colour: string, width: number) {
  const { context } = plot;
  trace(plot, points);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.stroke();
}

function drawLine(plot: Plot) {
  const { context, frame, palette, bottom, right, x } = plot;
  const [first] = frame.points;
  const last = frame.points.at(-1);
  if (first === undefined || last === undefined) return;
  context.save();
  context.beginPath();
  context.rect(0, 0, right, bottom);
  context.clip();
  const fill = context.createLinearGradient(0, 0, 0, bottom);
  fill.addColorStop(0, `${palette.brand}47`);
  fill.addColorStop(1, `${palette.brand}00`);
  trace(plot, frame.points);
  context.lineTo(x(last.time), bottom);
  context.lineTo(x(first.time), bottom);
  context.fillStyle = fill;
  context.fill();
  // Where only the close of each minute is known, the line is drawn as what it is: a connection of points far apart.
  const fine = fineFrom(frame.points);
  if (fine > 0) strokeLine(plot, frame.points.slice(0, fine + 1), `${palette.brand}80`, 1.25);
  strokeLine(plot, frame.points.slice(fine), palette.brand, 2);
  context.restore();
}

function drawEntry(plot: Plot, { direction, price, from, to }: Entry) {
  const { context, palette, right, bottom, x, y } = plot;
  const colour = palette[direction];
  const level = y(price);
  const start = Math.max(0, x(from));
  const end = Math.min(right, x(to));
  if (end < 0) return;
  dashed(plot, colour, [start, level, end, level], []);
  if (x(to) <= right) {
    // Below the words of the mark.
    dashed(plot, colour, [x(to), 24, x(to), bottom]);
    disc(plot, [x(to), level], 3, colour);
  }
  const tip = direction === 'up' ? -1 : 1;
  disc(plot, [start + 9, level], 9, colour);
  context.fillStyle = palette.page;
  context.beginPath();
  context.moveTo(start + 9, level + tip * 4.5);
  context.lineTo(start + 13.5, level - tip * 3);
  context.lineTo(start + 4.5, level - tip * 3);
  context.fill();
}

function disc({ context }: Plot, [x, y]: readonly [number, number], radius: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function drawHead(plot: Plot, head: Point, tag: string) {
  const { context, frame, palette, right, x, y } = plot;
  const level = y(head.price);
  dashed(plot, `${palette.brand}99`, [x(head.time), level, right, level], [2, 3]);
  disc(plot, [x(head.time), level], 8, `${palette.brand}33`);
  disc(plot, [x(head.time), level], 4, palette.brand);
  disc(plot, [x(head.time), level], 1.8, palette.ink);
  context.fillStyle = palette.brand;
  context.beginPath();
  context.roundRect(right + 4, level - 10, frame.width - right - 6, 20, 5);
  context.fill();
  context.fillStyle = palette.page;
  context.font = `700 11px ${palette.font}`;
  context.textAlign = 'right';
  context.fillText(tag, frame.width - 8, level + 0.5);
}
