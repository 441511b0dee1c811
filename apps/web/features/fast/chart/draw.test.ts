import { expect, test, vi } from 'vitest';
import { drawFrame, type Frame, type Palette } from './draw.ts';

vi.mock('./price-history.ts', () => ({}));

const palette: Palette = {
  ink: 'ink',
  faint: 'faint',
  line: 'line',
  brand: 'brand',
  page: 'page',
  up: 'up',
  down: 'down',
  label: 'label',
  font: 'sans',
};

/** A context that notes what is written, and which ways are drawn in which colour; a letter is ten wide. */
function canvas() {
  const words: [text: string, x: number, y: number][] = [];
  const strokes: { colour: unknown; way: number[][] }[] = [];
  const discs: { colour: unknown; at: number[]; radius: number }[] = [];
  let way: number[][] = [];
  const nothing = () => undefined;
  const context = {
    fillStyle: '',
    strokeStyle: '',
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string, x: number, y: number) => void words.push([text, x, y]),
    beginPath: () => void (way = []),
    moveTo: (x: number, y: number) => void way.push([x, y]),
    lineTo: (x: number, y: number) => void way.push([x, y]),
    stroke: () => void strokes.push({ colour: context.strokeStyle, way }),
    arc: (x: number, y: number, radius: number) => void discs.push({ colour: context.fillStyle, at: [x, y], radius }),
    createLinearGradient: () => ({ addColorStop: nothing }),
    ...Object.fromEntries(
      ['clearRect', 'setLineDash', 'roundRect', 'fill', 'save', 'restore', 'rect', 'clip'].map((name) => [
        name,
        nothing,
      ]),
    ),
  };
  return { context: context as unknown as CanvasRenderingContext2D, words, strokes, discs };
}

const frame: Frame = {
  width: 300,
  height: 120,
  from: 0,
  to: 60_000,
  range: { low: 100, high: 200 },
  points: [
    { time: 0, price: 100 },
    { time: 30_000, price: 200 },
  ],
  entries: [],
  writePrice: (price) => String(price),
  writeTime: (time) => `${time / 1_000}s`,
};
/** The picture is as wide as the axis leaves: 300, without three letters and twenty points. */
const right = 250;
function drawn(changes: Partial<Frame> = {}) {
  const made = canvas();
  drawFrame(made.context, { ...frame, ...changes }, palette);
  return made;
}
const lineOf = ({ strokes }: ReturnType<typeof drawn>) =>
  strokes.filter(({ colour }) => colour === 'brand').map(({ way }) => way);

test('without a price there is no axis and no line, only the times', () => {
  const { words, discs, strokes } = drawn({ range: null, points: [] });
  expect(words.map(([text]) => text)).toEqual(['15s', '30s', '45s']);
  expect([discs, strokes]).toEqual([[], []]);
});

test('the lowest price lies at the foot, the highest at the top, the window fills the width', () => {
  expect(lineOf(drawn())).toEqual([
    [
      [0, 98],
      [125, 8],
    ],
  ]);
});

test('prices stand in a column of their own, beside the line that they name', () => {
  const { words } = drawn();
  const prices = words.filter(([, x]) => x === 292);
  expect(prices.map(([text]) => text)).toEqual(['100', '200']);
  expect(prices.map(([, , y]) => Math.round(y))).toEqual([99, 9]);
});

test('the head of a growing line carries the newest price; the axis makes room for it', () => {
  const { words, discs } = drawn({ tag: '200.00' });
  expect(words.at(-1)).toEqual(['200.00', 292, 8.5]);
  expect(words.filter(([text, x]) => x === 292 && text === '200')).toEqual([]);
  expect(discs.map(({ at }) => at)).toEqual([
    [125, 8],
    [125, 8],
    [125, 8],
  ]);
});

test('where only the close of each minute is known the line is thin', () => {
  const points = [0, 25_000, 50_000, 55_000].map((time) => ({ time, price: 150 }));
  const { strokes } = drawn({ points });
  const ways = strokes.filter(({ colour }) => String(colour).startsWith('brand'));
  expect(ways.map(({ colour, way }) => [colour, way.length])).toEqual([
    ['brand80', 3],
    ['brand', 2],
  ]);
});

test('the moment that is marked has its words above it', () => {
  const { words } = drawn({ mark: { time: 30_000, text: '30 s' } });
  expect(words.find(([text]) => text === '30 s')).toEqual(['30 s', 125.5, 12]);
});

const entry = { id: 'a', direction: 'up', price: 150, from: 15_000, to: 45_000 } as const;

test('an order is drawn at its price from its begin to its end, in the colour of its direction', () => {
  const { strokes, discs } = drawn({ entries: [entry] });
  expect(strokes.filter(({ colour }) => colour === 'up').map(({ way }) => way)).toEqual([
    [
      [62.5, 53],
      [187.5, 53],
    ],
    [
      [187.5, 24],
      [187.5, 100],
    ],
  ]);
  expect(discs.filter(({ colour }) => colour === 'up')).toEqual([
    { colour: 'up', at: [187.5, 53], radius: 3 },
    { colour: 'up', at: [71.5, 53], radius: 9 },
  ]);
});

test('an order that ends outside of the window is cut at its edge, one that has ended before it is not drawn', () => {
  const { strokes } = drawn({ entries: [{ ...entry, direction: 'down', from: -5_000, to: 90_000 }] });
  expect(strokes.filter(({ colour }) => colour === 'down').map(({ way }) => way)).toEqual([
    [
      [0, 53],
      [right, 53],
    ],
  ]);
  const gone = drawn({ entries: [{ ...entry, from: -9_000, to: -1 }] });
  expect([...gone.strokes, ...gone.discs].filter(({ colour }) => colour === 'up')).toEqual([]);
});

test('where an order has ended there is a dot with a sign of its own for each way to end', () => {
  const order = { id: 'a', direction: 'up', price: 120, from: 15_000, to: 30_000 } as const;
  const ended = (end: 'win' | 'lose' | 'tie', time = 30_000) =>
    drawn({ entries: [{ ...order, exit: { time, price: 200, end } }] });
  const dotOf = ({ discs }: ReturnType<typeof drawn>) => discs.find(({ radius, at }) => radius === 9 && at[0] === 125);
  expect((['win', 'lose', 'tie'] as const).map((end) => dotOf(ended(end))?.colour)).toEqual(['up', 'down', 'faint']);
  expect(dotOf(ended('win'))?.at).toEqual([125, 8]);
  const signOf = (end: 'win' | 'lose' | 'tie') => ended(end).strokes.filter(({ colour }) => colour === 'page');
  expect(new Set((['win', 'lose', 'tie'] as const).map((end) => JSON.stringify(signOf(end)))).size).toBe(3);
  expect(dotOf(drawn({ entries: [order] }))).toBeUndefined();
  expect(ended('win', -1).strokes.filter(({ colour }) => colour === 'page')).toEqual([]);
});
