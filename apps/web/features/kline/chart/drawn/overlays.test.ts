import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeIn } from '../../../../locales/format.ts';

interface Asked {
  chart: object;
  overlay: object;
  coordinates: { x: number; y: number }[];
  bounding: { width: number; height: number };
}
interface Template {
  name: string;
  totalStep: number;
  createPointFigures: (asked: Asked) => object[];
  createYAxisFigures?: (asked: Asked) => object[];
}
const templates = new Map<string, Template>();
const figures: { name: string; checkEventOn: (at: object, attrs: object) => boolean }[] = [];
vi.mock('klinecharts', () => ({
  utils: { calcTextWidth: (text: string) => 10 * text.length },
  registerOverlay: (template: Template) => templates.set(template.name, template),
  registerFigure: (figure: (typeof figures)[number]) => figures.push(figure),
}));
const { alertLineName, overlayNames, ownLineName, registerLines } = await import('./overlays.ts');

beforeAll(() => registerLines());
beforeEach(() => {
  writeIn('en');
  closes = [];
  shown = [];
  onCandles = [];
});

const line = { color: 'blue', size: 1 };
interface Shown {
  id: string;
  name: string;
  points: { value?: number }[];
  extendData?: object;
}
let closes: number[] = [];
let shown: Shown[] = [];
let onCandles: { name: string }[] = [];
/** Another one each time: what is placed together is kept for a drawing. */
const chartOf = (overlays: readonly Shown[]) => ({
  getStyles: () => ({ overlay: { line, text: {} } }),
  getSymbol: () => ({ pricePrecision: 2 }),
  getDataList: () => closes.map((close) => ({ close })),
  /** A point of the price is a pixel. */
  convertToPixel: (points: { value: number }[], { paneId }: { paneId: string }) =>
    paneId === 'candle_pane' ? points.map(({ value }) => ({ y: value - 60_000 })) : [],
  getOverlays: ({ name }: { name: string }) => overlays.filter((overlay) => overlay.name === name),
  getIndicators: () => onCandles,
});
const bounding = { width: 300, height: 200 };
function drawn(name: string, coordinates: Asked['coordinates'], data: Partial<Shown> = {}, beside: Shown[] = []) {
  const overlay = { id: 'own', name, points: [], ...data };
  const asked = { chart: chartOf([...beside, overlay]), overlay, coordinates, bounding };
  const template = templates.get(name);
  return { figures: template?.createPointFigures(asked), label: template?.createYAxisFigures?.(asked) };
}
const grip = (from: object, to: object) => [{ type: 'grip', attrs: { from, to }, styles: line }];
const [a, b] = [
  { x: 10, y: 20 },
  { x: 110, y: 70 },
];

test('a line that has no place yet draws nothing', () => {
  const extendData = { text: '', color: '', onColor: '', decimals: 2 };
  for (const name of [...Object.values(overlayNames), ownLineName])
    expect(drawn(name, [], { extendData }).figures, name).toEqual([]);
});

test('a trend is a point until it has its second, then what lies between them', () => {
  expect(drawn(overlayNames.trend, [a]).figures).toEqual([
    { type: 'circle', attrs: { ...a, r: 5 }, styles: { style: 'fill', color: 'blue' }, ignoreEvent: true },
  ]);
  expect(drawn(overlayNames.trend, [a, b]).figures).toEqual(grip(a, b));
});

test('a level goes through the whole width, a moment through the whole height', () => {
  expect(drawn(overlayNames.horizontal, [a]).figures).toEqual(grip({ x: 0, y: 20 }, { x: 300, y: 20 }));
  expect(drawn(overlayNames.vertical, [a]).figures).toEqual(grip({ x: 10, y: 0 }, { x: 10, y: 200 }));
});

test('the line of an alert says where it stands, and has its price on the axis', () => {
  const places: object[] = [];
  const extendData = { text: 'Price alert', onPlaced: (place: object) => places.push(place) };
  const { figures: shown, label } = drawn(alertLineName, [a], { points: [{ value: 60_020 }], extendData });
  expect(places).toEqual([{ y: 20, width: 300, height: 200 }]);
  expect(shown).toMatchObject([
    {
      type: 'line',
      attrs: {
        coordinates: [
          { x: 0, y: 20 },
          { x: 300, y: 20 },
        ],
      },
      styles: { color: 'blue' },
    },
    { type: 'text', attrs: { text: 'Price alert' } },
  ]);
  expect(label).toMatchObject([{ attrs: { y: 20, text: '60,020.00' } }]);
});

test('the price of a level stands on the axis in the decimals of the symbol, as the language writes it', () => {
  const text = () => drawn(overlayNames.horizontal, [a], { points: [{ value: 60_020.5 }] }).label;
  expect(text()).toEqual([
    {
      type: 'text',
      attrs: { x: 0, y: 21, text: '60,020.50', align: 'left', baseline: 'middle' },
      styles: undefined,
      ignoreEvent: true,
    },
  ]);
  writeIn('vi');
  expect(text()).toMatchObject([{ attrs: { text: '60.020,50' } }]);
  expect(drawn(overlayNames.horizontal, [a], { points: [{}] }).label).toEqual([]);
});

test('an own line is dashed in the colour of what it is, and can’t be taken hold of', () => {
  const extendData = { text: 'Long 5', color: 'green', onColor: 'white', decimals: 1 };
  const { figures: own, label } = drawn(ownLineName, [a], { points: [{ value: 60_020 }], extendData });
  const styles = { color: 'white', backgroundColor: 'green', borderColor: 'green' };
  expect(own).toEqual([
    {
      type: 'line',
      attrs: {
        coordinates: [
          { x: 0, y: 20 },
          { x: 300, y: 20 },
        ],
      },
      styles: { style: 'dashed', dashedValue: [6, 4], color: 'green', size: 1 },
      ignoreEvent: true,
    },
    {
      type: 'text',
      attrs: { x: 6, y: 20, text: 'Long 5', align: 'left', baseline: 'middle' },
      styles,
      ignoreEvent: true,
    },
  ]);
  expect(label).toMatchObject([{ attrs: { text: '60,020.0' }, styles, ignoreEvent: true }]);
});

const own = { text: 'Long 5', color: 'green', onColor: 'white', decimals: 1 };
/** Puts lines on the chart. @returns where each goes through, where its words and where its price stand */
function placesOf(lines: readonly (readonly [name: string, value: number])[]) {
  const extendData = { ...own, onPlaced: () => undefined };
  shown = lines.map(([name, value], at) => ({ id: String(at), name, points: [{ value }], extendData }));
  const yOf = (one: object | undefined): unknown => (one as { attrs: { y: unknown } } | undefined)?.attrs.y;
  return lines.map(([name, value], at) => {
    const others = shown.filter(({ id }) => id !== String(at));
    const { figures: [line, words] = [], label: [tag] = [] } = drawn(
      name,
      [{ x: 0, y: value - 60_000 }],
      shown[at],
      others,
    );
    const { coordinates = [] } = (line as { attrs: { coordinates?: { x: number; y: number }[] } }).attrs;
    return { line: coordinates.map(({ x, y }) => [x, y]), words: yOf(words), tag: yOf(tag) };
  });
}

test('the price of an own line stands beside the last price, not on it', () => {
  closes = [60_500, 60_080];
  expect(placesOf([[ownLineName, 60_070]])).toMatchObject([{ tag: 60 }]);
  closes = [60_080, 60_500];
  expect(placesOf([[ownLineName, 60_070]])).toMatchObject([{ tag: 70 }]);
});

const straight = (y: number) => [0, 300].map((x) => [x, y]);
/** Beside the longest words, six letters of ten points. */
const bent = (from: number, to: number) => [
  [0, from + 0.5],
  [76, from + 0.5],
  [88, to + 0.5],
  [300, to + 0.5],
];

test('lines at one price have their words and prices beneath each other', () => {
  expect(
    placesOf([
      [ownLineName, 60_099],
      [ownLineName, 60_100],
      [overlayNames.horizontal, 60_101],
      [ownLineName, 60_170],
    ]),
  ).toEqual([
    { line: bent(90, 99), words: 90, tag: 80 },
    { line: bent(110, 100), words: 110, tag: 100 },
    { line: [], words: undefined, tag: 120 },
    { line: straight(170), words: 170, tag: 170 },
  ]);
  expect(
    placesOf([
      [ownLineName, 60_099],
      [alertLineName, 60_100],
    ]),
  ).toMatchObject([{ words: 90 }, { words: 110 }]);
});

test('nothing is written beneath the legend of the indicators on the candles', () => {
  onCandles = [{ name: 'BOLL' }, { name: 'compared' }, { name: 'MA' }];
  expect(placesOf([[ownLineName, 60_020]])).toEqual([{ line: bent(80, 20), words: 80, tag: 20 }]);
  onCandles = [];
  expect(placesOf([[ownLineName, 60_004]])).toMatchObject([{ words: 10, tag: 10 }]);
});

test('where not all find room, those nearest to the last price are written; a line out of sight has nothing', () => {
  closes = [60_190];
  onCandles = [{ name: 'BOLL' }, { name: 'MA' }, { name: 'EMA' }];
  const lines = placesOf([15, 40, 60, 80, 100, 120, 140, 160, 260].map((y) => [ownLineName, 60_000 + y] as const));
  expect(lines.map(({ words }) => words)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    112,
    132,
    152,
    172,
    undefined,
  ]);
  expect(lines[0]?.line).toEqual(straight(15));
});

test('a finger takes hold of a line within 14 points of it, and not beyond its ends', () => {
  const held = (x: number, y: number) =>
    figures[0]?.checkEventOn({ x, y }, { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } });
  expect([held(50, 14), held(50, 15), held(114, 0), held(115, 0), held(-14, 0), held(50, -14)]).toEqual([
    true,
    false,
    true,
    false,
    true,
    true,
  ]);
});
