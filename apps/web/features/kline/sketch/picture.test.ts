import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Palette } from '../chart/palette.ts';
import type { Bar } from '../series/bars.ts';
import type { Picture } from './arrange.ts';
import { canSketch, pictureOf } from './picture.ts';
import type { Shape } from './shapes.ts';

const palette: Palette = {
  up: '#up',
  down: '#down',
  ink: '#ink',
  soft: '#soft',
  faint: '#faint',
  line: '#line',
  raised: '#raised',
  page: '#page',
  brand: '#brand',
  warn: '#warn',
  onTrade: '#onTrade',
  font: 'any',
};
/** Every letter is six pixels wide. */
const writing = {
  price: String,
  volume: (value: number) => `${value}`,
  time: String,
  widthOf: (text: string) => text.length * 6,
};
const [width, height] = [390, 502];
const plain: Omit<Picture, 'bars'> = {
  decimals: 2,
  left: '',
  shown: ['BOLL', 'VOL'],
  period: '1m',
  width,
  height,
  palette,
  writing,
  volumeName: 'Vol',
};
const drawnOf = (bars: readonly Bar[], change: Partial<Picture> = {}) => pictureOf({ ...plain, bars, ...change });
const barsOf = (closes: readonly number[]): Bar[] =>
  closes.map((close, at) => {
    const open = closes[at - 1] ?? close;
    const [high, low] = [Math.max(open, close), Math.min(open, close)];
    return { timestamp: at * 60_000, open, close, high: high * 1.001, low: low * 0.999, volume: at };
  });

type Rect = Extract<Shape, { kind: 'rect' }>;
const rects = (shapes: readonly Shape[], is: (rect: Rect) => boolean) =>
  shapes.filter((shape): shape is Rect => shape.kind === 'rect' && is(shape));
const wicks = (shapes: readonly Shape[]) => rects(shapes, (rect) => rect.width === 1);
const bodies = (shapes: readonly Shape[]) => rects(shapes, (rect) => rect.width === 5);
/** The last price: the dashes across the candles. */
const last = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'line' && shape.dash?.[0] === 4 ? [shape] : []));

test('no candles, and no room, make no picture', () => {
  expect(drawnOf([]).shapes).toEqual([]);
  expect(drawnOf(barsOf([1, 2]), { height: 120 }).shapes).toEqual([]);
});

test('only what is drawn exactly as the library does is sketched', () => {
  const even = { candles: 'solid', shown: ['BOLL', 'VOL'], scale: 'even' } as const;
  expect(canSketch(even)).toBe(true);
  expect(canSketch({ ...even, shown: [] })).toBe(true);
  expect(canSketch({ ...even, candles: 'area' })).toBe(false);
  expect(canSketch({ ...even, shown: ['MACD'] })).toBe(false);
  expect(canSketch({ ...even, scale: 'log' })).toBe(false);
});

test('one candle stands beside what is kept free, with its price on the axis', () => {
  const { shapes } = drawnOf(barsOf([90_000]));
  const axis = shapes.find((shape) => shape.kind === 'line' && shape.points[0]?.x === shape.points[1]?.x);
  const edge = axis?.kind === 'line' ? (axis.points[0]?.x ?? 0) : 0;
  expect(wicks(shapes)).toMatchObject([{ x: edge - 40 - 4 }]);
  expect(bodies(shapes)).toMatchObject([{ x: edge - 46, height: 1, colour: '#soft' }]);
  expect(shapes).toContainEqual(expect.objectContaining({ kind: 'text', text: '90000.00', colour: '#onTrade' }));
  expect(last(shapes)[0]?.points[0]?.y).toBe(bodies(shapes)[0]?.y);
});

test('what is left of the running candle stands under the last price, on a plate as wide', () => {
  const plates = (left: string) => rects(drawnOf(barsOf([90_000]), { left }).shapes, (rect) => rect.radius === 4);
  expect(plates('')).toHaveLength(1);
  const [price, clock] = plates('04:59');
  expect(clock).toMatchObject({ x: price?.x, y: (price?.y ?? 0) + 19, width: price?.width, colour: '#soft' });
  expect(drawnOf(barsOf([90_000]), { left: '04:59' }).shapes).toContainEqual(
    expect.objectContaining({ kind: 'text', text: '04:59', colour: '#onTrade' }),
  );
  expect(plates('2:04:59 and longer').map((plate) => plate.width)).toEqual([118, 118]);
});

test('candles are eight pixels apart, green where they rise and red where they fall', () => {
  const { shapes, first } = drawnOf(barsOf(Array.from({ length: 200 }, (_, at) => 100 + (at % 2))));
  const xs = wicks(shapes).map(({ x }) => x);
  expect(xs.slice(1).map((x, at) => x - (xs[at] ?? 0))).toEqual(xs.slice(1).map(() => 8));
  expect(xs).toHaveLength(200 - first);
  expect(new Set(bodies(shapes).map(({ colour }) => colour))).toEqual(new Set(['#up', '#down']));
});

test('bands, volumes and their words are there if they are shown, and else not', () => {
  const bars = barsOf(Array.from({ length: 60 }, (_, at) => 100 + at));
  const belongs = (shape: Shape) =>
    shape.colour === '#warn' || shape.colour === '#up99' || (shape.kind === 'text' && /BOLL|Vol/.test(shape.text));
  expect(drawnOf(bars).shapes.filter(belongs).length).toBeGreaterThan(30);
  expect(drawnOf(bars, { shown: [] }).shapes.filter(belongs)).toEqual([]);
});

test('times stand under their candles, apart from each other, also where the next candles will be', () => {
  const { shapes } = drawnOf(barsOf(Array.from({ length: 200 }, (_, at) => 100 + at)));
  const times = shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.y > height - 22
      ? [{ x: shape.x + (shape.text.length * 6) / 2, text: shape.text }]
      : [],
  );
  expect(times.length).toBeGreaterThan(1);
  const candles = wicks(shapes);
  for (const { x, text } of times) {
    const at = Number(text) / 60_000;
    const [last] = candles.slice(-1);
    expect(x).toBe((last?.x ?? 0) + (at - 199) * 8);
  }
});

test('the highest and the lowest price on screen are named, towards the middle', () => {
  const closes = Array.from({ length: 30 }, (_, at) => (at === 3 ? 200 : 100 + at / 10));
  const { shapes } = drawnOf(barsOf(closes), { shown: [] });
  const named = (text: string) => shapes.find((shape) => shape.kind === 'text' && shape.text === text);
  const [high, low] = [named('200.20'), named('99.90')];
  expect([high?.colour, low?.colour]).toEqual(['#soft', '#soft']);
  expect(high?.kind === 'text' && low?.kind === 'text' && high.y < low.y).toBe(true);
});

const price = fc.double({ min: 1e-8, max: 1e9, noNaN: true });
test('whatever the prices, every stroke has its place on the canvas and a body lies on its wick', () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 120 }),
      fc.integer({ min: 0, max: 8 }),
      (closes, decimals) => {
        const { shapes } = drawnOf(barsOf(closes), { decimals });
        for (const shape of shapes)
          for (const { x, y } of shape.kind === 'line' ? shape.points : [shape]) {
            expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(height);
          }
        const bodied = bodies(shapes);
        wicks(shapes).forEach((wick, at) => {
          const body = bodied[at];
          expect(body?.x).toBe(wick.x - 2);
          expect(body?.y).toBeGreaterThanOrEqual(wick.y);
          expect((body?.y ?? 0) + (body?.height ?? 0)).toBeLessThanOrEqual(wick.y + Math.max(wick.height, 1) + 1);
        });
      },
    ),
  );
});
