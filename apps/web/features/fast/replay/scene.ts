import { rangeOf } from '../chart/scale.ts';
import { stretchesOf, thinned, type Replay } from './replay.ts';

/** Units of the picture, which is stretched to its place. */
export const picture = { width: 1_000, height: 100 } as const;
/** More would fall on the same points of a phone. */
const partsAtMost = 240;

/** A part of the way without a gap: its line, and the area between it and the entry price. */
export interface Way {
  readonly line: string;
  readonly area: string;
}
/** What is drawn of a contract. Places are shares of the picture, from left and top. */
export interface Scene {
  /** Before the entry, and from it on. */
  readonly lead: readonly Way[];
  readonly ways: readonly Way[];
  readonly x: (time: number) => number;
  readonly y: (price: string) => number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

export function sceneOf({ marks, from, entryAt, to }: Replay): Scene {
  const { low, high } = rangeOf(marks.map(({ price }) => Number(price))) ?? { low: 0, high: 1 };
  const x = (time: number): number => (time - from) / Math.max(1, to - from);
  const y = (price: string): number => (high - Number(price)) / (high - low);
  const across = (time: number) => rounded(x(time) * picture.width);
  const entry = rounded(y(marks.find(({ time }) => time === entryAt)?.price ?? '0') * picture.height);
  const wayOf = (stretch: Replay['marks']): Way => {
    const few = thinned(stretch, partsAtMost);
    const places = few.map(({ time, price }) => `${across(time)} ${rounded(y(price) * picture.height)}`);
    const [start, end] = [across(few[0]?.time ?? from), across(few.at(-1)?.time ?? to)];
    const line = `M${places.join('L')}`;
    return { line, area: `${line}L${end} ${entry}L${start} ${entry}Z` };
  };
  const waysOf = (some: Replay['marks']) => stretchesOf(some).map(wayOf);
  return {
    lead: waysOf(marks.filter(({ time }) => time <= entryAt)),
    ways: waysOf(marks.filter(({ time }) => time >= entryAt)),
    x,
    y,
  };
}
