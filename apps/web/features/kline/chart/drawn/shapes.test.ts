import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../../locales/format.ts';
import { boxFigures, fibonacciFigures, measureFigures, rayFigures } from './shapes.ts';

beforeEach(() => writeIn('de'));

const line = { color: '#00f', size: 2 };
const last = { upColor: '#0f0', downColor: '#f00', text: { color: '#000' } };
const chart = {
  getStyles: () => ({ overlay: { line }, candle: { priceMark: { last } } }),
  getSymbol: () => ({ pricePrecision: 2 }),
};
const bounding = { width: 300, height: 200 };
const [a, b] = [
  { x: 110, y: 120 },
  { x: 10, y: 20 },
];
type Draw = typeof rayFigures;
const drawn = (draw: Draw, coordinates: object[], values: number[] = []) => {
  const asked = { chart, coordinates, bounding, overlay: { points: values.map((value) => ({ value })) } };
  return [draw(asked as object as Parameters<Draw>[0])].flat() as {
    type: string;
    attrs: object;
    ignoreEvent?: boolean;
  }[];
};
const all = [rayFigures, boxFigures, fibonacciFigures, measureFigures];
const textsOf = (figures: { type: string; attrs: object }[]) =>
  figures.flatMap(({ type, attrs }) => (type === 'text' && 'text' in attrs ? [attrs.text] : []));

test('nothing before the first place, a point until the second', () => {
  for (const draw of all) {
    expect(drawn(draw, [])).toEqual([]);
    expect(drawn(draw, [a])).toMatchObject([{ type: 'circle', attrs: a }]);
  }
});

test('a ray goes through its second place to the edge', () => {
  const from = { x: 100, y: 100 };
  const [ray] = drawn(rayFigures, [from, { x: 50, y: 75 }]);
  expect(ray).toMatchObject({ type: 'grip', attrs: { from, to: { x: 0, y: 50 } } });
});

test('a rectangle has four edges to take hold of, and candles are scrolled through it', () => {
  const [fill, ...edges] = drawn(boxFigures, [a, b]);
  expect(fill).toMatchObject({ type: 'rect', attrs: { x: 10, y: 20, width: 100, height: 100 }, ignoreEvent: true });
  expect(edges.map(({ type, ignoreEvent }) => [type, ignoreEvent])).toEqual(
    Array.from({ length: 4 }, () => ['grip', undefined]),
  );
  expect(edges[0]?.attrs).toEqual({ from: a, to: { x: 10, y: 120 } });
  expect(edges[3]?.attrs).toEqual({ from: { x: 110, y: 20 }, to: a });
});

test('the prices of a Fibonacci retracement stand at their shares, as the language writes them', () => {
  const figures = drawn(fibonacciFigures, [a, b], [100, 200]);
  expect(textsOf(figures)).toEqual(
    [
      '0 %  200,00',
      '23,6 %  176,40',
      '38,2 %  161,80',
      '50 %  150,00',
      '61,8 %  138,20',
      '78,6 %  121,40',
      '100 %  100,00',
    ].map((text) => text.replace(' %', '\u00a0%')),
  );
  expect(figures[4]).toMatchObject({ type: 'grip', attrs: { from: { x: 10, y: 58.2 }, to: { x: 110, y: 58.2 } } });
});

test('a measure says how far the price has moved, in the colour of the way', () => {
  const up = drawn(measureFigures, [a, b], [100, 125.5]);
  expect(textsOf(up)).toEqual(['+25,50\u00a0%  +25,50']);
  expect(up[0]).toMatchObject({ styles: { color: '#0f01f' } });
  const down = drawn(measureFigures, [b, a], [200, 150]);
  expect(textsOf(down)).toEqual(['−25,00\u00a0%  −50,00']);
  expect(down[0]).toMatchObject({ styles: { color: '#f001f' } });
  expect(textsOf(drawn(measureFigures, [a, b], [0, 5]))).toEqual(['0,00\u00a0%  +5,00']);
});
