import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Chart } from 'klinecharts';
import { expect, test, vi } from 'vitest';
import { bandsOf } from '../sketch/bands.ts';
import type { Bar } from '../series/bars.ts';
import { indicators, type Indicator } from '../choices.ts';
import { counts, IndicatorPanes } from './indicator-panes.ts';

type Row = Readonly<Record<string, number | undefined>>;
interface Formula {
  calc: (bars: readonly Bar[], indicator: { calcParams: readonly number[]; figures: unknown[] }) => Row[];
  figures: unknown[];
  regenerateFigures: ((params: readonly number[]) => unknown[]) | null;
}
vi.stubGlobal('window', { navigator: { userAgent: '' } });
/** The library keeps its formulas to itself: its own file, with a door to them. */
const file = createRequire(import.meta.url)
  .resolve('klinecharts')
  .replace('index.cjs', 'index.esm.js');
const door = `${readFileSync(file, 'utf8')}\nexport const formulaOf = (name) => new (getIndicatorClass(name))();`;
const { formulaOf } = (await import(
  /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(door).toString('base64')}`
)) as { formulaOf: (name: Indicator) => Formula };

/** What the library draws of candles with the numbers of this page. */
function drawn(name: Indicator, bars: readonly Bar[]): Row[] {
  const formula = formulaOf(name);
  const calcParams = counts[name];
  const figures = formula.regenerateFigures?.(calcParams) ?? formula.figures;
  return formula.calc(bars, { calcParams, figures });
}
const barOf = (close: number, at: number, spread = 1): Bar => ({
  timestamp: at * 60_000,
  open: close,
  high: close + spread,
  low: close - spread,
  close,
  volume: at,
});
const rising = Array.from({ length: 60 }, (_, at) => barOf(at + 1, at));
const waves = Array.from({ length: 120 }, (_, at) => barOf(100 + 9 * Math.sin(at / 5) + ((at * 7) % 5), at, 2));
const rounded = (row: Row | undefined): Row =>
  Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, Number(value?.toFixed(6))]));

test('every indicator that can be chosen is one of the library, with its numbers', () => {
  expect(Object.keys(counts).sort()).toEqual([...indicators].sort());
  for (const name of indicators) expect(drawn(name, rising), name).toHaveLength(rising.length);
});

test('MA of 5, 10 and 30: the mean of so many closes, none before there are as many', () => {
  const rows = drawn('MA', rising);
  expect(rows[3]).toEqual({});
  expect(rows[4]).toEqual({ ma1: 3 });
  expect(rows[59]).toEqual({ ma1: 58, ma2: 55.5, ma3: 45.5 });
});

test('EMA of 12 and 26: begins with the mean, then each close counts two in n + 1', () => {
  const emaOf = (count: number): number =>
    waves.slice(count).reduce((ema, { close }) => ema + ((close - ema) * 2) / (count + 1), meanOf(waves, count));
  expect(rounded(drawn('EMA', waves).at(-1))).toEqual(rounded({ ema1: emaOf(12), ema2: emaOf(26) }));
});

test('BOLL of 20 and 2 is what the first picture draws of it', () => {
  const rows = drawn('BOLL', waves);
  bandsOf(waves.map(({ close }) => close)).forEach((band, at) =>
    expect(rounded(rows[at])).toEqual(rounded({ ...band })),
  );
});

test('MACD of 12, 26 and 9: two averages apart, their mean of nine, and twice the rest', () => {
  const { dif = 0, dea = 0, macd } = drawn('MACD', waves).at(-1) ?? {};
  const { ema1 = 0, ema2 = 0 } = drawn('EMA', waves).at(-1) ?? {};
  expect(dif).toBeCloseTo(ema1 - ema2, 9);
  expect(macd).toBeCloseTo(2 * (dif - dea), 9);
  // What rises by one has averages 7 apart, and nothing beside that.
  expect(rounded(drawn('MACD', rising).at(-1))).toEqual({ dif: 7, dea: 7, macd: 0 });
});

/** Wilder's own example, as it is taught with 14 days. */
const taught = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46.0, 46.03,
];
test('RSI of 14 is that of the worked example, 100 where nothing falls', () => {
  const rows = drawn(
    'RSI',
    taught.map((close, at) => barOf(close, at)),
  );
  expect(rows[13]).toEqual({});
  // The closes are taught with four decimals, here with two.
  for (const [at, value] of [70.53, 66.32, 66.55].entries()) expect(rows[14 + at]?.['rsi1']).toBeCloseTo(value, 0);
  expect(drawn('RSI', rising).at(-1)).toEqual({ rsi1: 100 });
});

test('KDJ of 9, 3 and 3: where the close lies between the extremes, twice smoothed by a third from 50 on', () => {
  const rows = drawn('KDJ', rising);
  expect(rows[7]).toEqual({});
  // Nine candles that rise by one, one beside the close: 9 of 10.
  const k = (50 * 2 + 90) / 3;
  const d = (50 * 2 + k) / 3;
  expect(rounded(rows[8])).toEqual(rounded({ k, d, j: 3 * k - 2 * d }));
  expect(rounded(rows[9])).toMatchObject(rounded({ k: (k * 2 + 90) / 3 }));
});

test('the prices get another scale once, and what is kept free above them again', () => {
  const told: object[] = [];
  const chart = { overrideYAxis: (axis: object) => told.push(axis), setPaneOptions: () => undefined };
  const panes = new IndicatorPanes(chart as Partial<Chart> as Chart, { clientHeight: 500 } as HTMLElement);
  panes.setScale('even');
  expect(told).toEqual([]);
  panes.setScale('log');
  panes.setScale('log');
  expect(told).toEqual([
    { paneId: 'candle_pane', name: 'logarithm' },
    { paneId: 'candle_pane', gap: { top: 32 } },
  ]);
});

function meanOf(bars: readonly Bar[], count: number): number {
  return bars.slice(0, count).reduce((sum, { close }) => sum + close, 0) / count;
}
