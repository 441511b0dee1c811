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
  registerOverlay: (template: Template) => templates.set(template.name, template),
  registerFigure: (figure: (typeof figures)[number]) => figures.push(figure),
}));
const { alertLineName, overlayNames, ownLineName, registerLines } = await import('./overlays.ts');

beforeAll(() => registerLines());
beforeEach(() => {
  writeIn('en');
  closes = [];
});

const line = { color: 'blue', size: 1 };
let closes: number[] = [];
const chart = {
  getStyles: () => ({ overlay: { line } }),
  getSymbol: () => ({ pricePrecision: 2 }),
  getDataList: () => closes.map((close) => ({ close })),
  /** A point of the price is a pixel. */
  convertToPixel: ({ value }: { value: number }, { paneId }: { paneId: string }) =>
    paneId === 'candle_pane' ? { y: value - 60_000 } : [],
};
const bounding = { width: 300, height: 200 };
function drawn(name: string, coordinates: Asked['coordinates'], overlay: object = { points: [] }) {
  const asked = { chart, overlay, coordinates, bounding };
  const template = templates.get(name);
  return { figures: template?.createPointFigures(asked), label: template?.createYAxisFigures?.(asked) };
}
const grip = (from: object, to: object) => [{ type: 'grip', attrs: { from, to }, styles: line }];
const [a, b] = [
  { x: 10, y: 20 },
  { x: 110, y: 70 },
];

test('a line that has no place yet draws nothing', () => {
  const overlay = { points: [], extendData: { text: '', color: '', onColor: '', decimals: 2 } };
  for (const name of [...Object.values(overlayNames), ownLineName])
    expect(drawn(name, [], overlay).figures, name).toEqual([]);
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
  const { figures: shown, label } = drawn(alertLineName, [a], { points: [{ value: 60_000.5 }], extendData });
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
  expect(label).toMatchObject([{ attrs: { y: 20, text: '60,000.50' } }]);
});

test('the price of a level stands on the axis in the decimals of the symbol, as the language writes it', () => {
  const text = () => drawn(overlayNames.horizontal, [a], { points: [{ value: 60_000.5 }] }).label;
  expect(text()).toEqual([
    {
      type: 'text',
      attrs: { x: 0, y: 20, text: '60,000.50', align: 'left', baseline: 'middle' },
      styles: undefined,
      ignoreEvent: true,
    },
  ]);
  writeIn('vi');
  expect(text()).toMatchObject([{ attrs: { text: '60.000,50' } }]);
  expect(drawn(overlayNames.horizontal, [a], { points: [{}] }).label).toEqual([]);
});

test('an own line is dashed in the colour of what it is, and can’t be taken hold of', () => {
  const extendData = { text: 'Long 5', color: 'green', onColor: 'white', decimals: 1 };
  const { figures: own, label } = drawn(ownLineName, [a], { points: [{ value: 60_000 }], extendData });
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
  expect(label).toMatchObject([{ attrs: { text: '60,000.0' }, styles, ignoreEvent: true }]);
});

test('the price of an own line stands beside the last price, not on it', () => {
  const extendData = { text: 'Long 5', color: 'green', onColor: 'white', decimals: 1 };
  const place = () => drawn(ownLineName, [a], { points: [{ value: 60_020 }], extendData }).label;
  closes = [60_500, 60_030];
  expect(place()).toMatchObject([{ attrs: { y: 10 } }]);
  closes = [60_030, 60_500];
  expect(place()).toMatchObject([{ attrs: { y: 20 } }]);
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
