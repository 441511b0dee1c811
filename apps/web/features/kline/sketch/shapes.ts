import type { Place } from '../chart/places.ts';

/** One stroke of a picture, CSS pixels. */
export type Shape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly colour: string;
      readonly radius?: number;
    }
  | { readonly kind: 'line'; readonly points: readonly Place[]; readonly colour: string; readonly dash?: number[] }
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly text: string; readonly colour: string };

/** A horizontal line. */
export const level = (from: number, to: number, y: number): readonly Place[] => [
  { x: from, y },
  { x: to, y },
];

/** Puts a picture further down. */
export const lowered = (shapes: readonly Shape[], by: number): Shape[] =>
  shapes.map((shape) =>
    shape.kind === 'line'
      ? { ...shape, points: shape.points.map(({ x, y }) => ({ x, y: y + by })) }
      : { ...shape, y: shape.y + by },
  );
