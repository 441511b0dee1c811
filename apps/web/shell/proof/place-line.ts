import type { Point } from './price-way.ts';

/** A rectangle that a line is drawn in, in the units of its picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Place {
  readonly x: number;
  readonly y: number;
}
/** A line in its box: as a path of SVG, which a canvas reads too, with its two ends. */
export interface Placed {
  readonly path: string;
  readonly entry: Place;
  readonly exit: Place;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Fits a line into a box from side to side. @param points oldest first, the entry and the exit at its ends */
export function placeLine(points: readonly Point[], box: Box): Placed | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [time, range] = [Math.max(1, last.time - first.time), high - low];
  const placeOf = (point: Point): Place => ({
    x: rounded(box.x + ((point.time - first.time) / time) * box.width),
    // A price that stood still lies in the middle.
    y: rounded(box.y + (range === 0 ? 0.5 : (high - point.price) / range) * box.height),
  });
  const path = points
    .map(placeOf)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L');
  return { path: `M${path}`, entry: placeOf(first), exit: placeOf(last) };
}
