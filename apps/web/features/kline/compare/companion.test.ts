import type { KLineData } from 'klinecharts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../chart/board.ts';
import type { Bar } from '../series/bars.ts';
import type { Series } from '../series/series.ts';
import { Companion, type Changes } from './companion.ts';

const minuteMs = 60_000;
const bar = (minute: number, close: number): Bar => ({
  timestamp: minute * minuteMs,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
});

type Calc = (bars: KLineData[]) => { close?: number }[];

/** What of a chart the companion touches; `own` are the candles of the chart, the first of them on screen. */
function chartOf(own: readonly Bar[]) {
  const made = { own, from: 0, calc: null as Calc | null, isPercent: false, onRange: (): void => undefined };
  const chart = {
    getDataList: () => made.own,
    getVisibleRange: () => ({ realFrom: made.from }),
    getDom: () => ({}),
    getIndicators: () => (made.calc === null ? [] : [{}]),
    createIndicator: ({ calc }: { calc: Calc }) => {
      made.calc = calc;
    },
    overrideIndicator: ({ calc }: { calc: Calc }) => {
      made.calc = calc;
      calc([...made.own]);
    },
    removeIndicator: () => {
      made.calc = null;
    },
    subscribeAction: (_name: string, told: () => void) => {
      made.onRange = told;
    },
    unsubscribeAction: () => {
      made.onRange = () => undefined;
    },
  };
  const showPercent = (on: boolean): void => {
    made.isPercent = on;
  };
  const board = { chart, showPercent } as Partial<Record<keyof Board, unknown>> as Board;
  const changes: Changes[] = [];
  const companion = new Companion(board, (change) => changes.push(change));
  const closes = () => made.calc?.([...made.own]).map(({ close }) => close ?? null);
  return { made, companion, changes, closes };
}

const frames: (() => void)[] = [];
const drawFrames = (): void => frames.splice(0).forEach((frame) => frame());
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
});

const own = [bar(1, 100), bar(2, 110), bar(3, 120)];

test('the board is as without it until candles have come, and again when it is closed', () => {
  const { made, companion, closes } = chartOf(own);
  companion.onBars([], false);
  expect([made.calc, made.isPercent]).toEqual([null, false]);
  companion.onBars([bar(1, 10), bar(2, 11), bar(3, 12)], false);
  expect(made.isPercent).toBe(true);
  expect(closes()).toEqual([100, 110, 120].map((close) => expect.closeTo(close, 9)));
  companion.close();
  expect([made.calc, made.isPercent]).toEqual([null, false]);
});

test('both are counted from the first candle on screen; a candle without its counterpart is a gap', () => {
  const { made, companion, changes, closes } = chartOf(own);
  companion.onBars([bar(1, 10), bar(3, 15)], false);
  expect(closes()).toEqual([100, null, 150]);
  expect(changes.at(-1)).toEqual({ own: expect.closeTo(0.2, 9), other: expect.closeTo(0.5, 9) });
  made.from = 2;
  made.onRange();
  drawFrames();
  expect(changes.at(-1)).toEqual({ own: 0, other: 0 });
  const told = changes.length;
  made.onRange();
  drawFrames();
  expect(changes.length).toBe(told);
});

test('a price moves the newest candle, a new candle follows it, both in one drawing', () => {
  const { companion, changes } = chartOf(own);
  companion.onBars([bar(1, 10), bar(2, 11)], false);
  companion.onBar(bar(2, 12));
  companion.onBar(bar(3, 20));
  expect(frames).toHaveLength(1);
  drawFrames();
  expect(changes.at(-1)?.other).toBeCloseTo(1, 9);
});

test('older candles are fetched while there are fewer than of the chart, one page at a time', async () => {
  const { companion, closes } = chartOf(own);
  const asked: number[] = [];
  const pages: Record<number, { bars: Bar[]; more: boolean }> = {
    [3 * minuteMs]: { bars: [bar(2, 11)], more: true },
    [2 * minuteMs]: { bars: [bar(1, 10)], more: true },
  };
  const older: Series['older'] = (before) => {
    asked.push(before / minuteMs);
    return Promise.resolve(pages[before] ?? { bars: [], more: false });
  };
  companion.extendBy(older);
  companion.onBars([bar(3, 12)], true);
  closes();
  closes();
  expect(asked).toEqual([3]);
  await vi.waitFor(() => {
    drawFrames();
    expect(closes()).toEqual([100, 110, 120].map((close) => expect.closeTo(close, 9)));
  });
  drawFrames();
  expect(asked).toEqual([3, 2]);
});

test('a page that comes after it was closed changes nothing', async () => {
  const { made, companion, changes, closes } = chartOf(own);
  let come: (page: { bars: Bar[]; more: boolean }) => void = () => undefined;
  companion.extendBy(() => new Promise((resolve) => (come = resolve)));
  companion.onBars([bar(3, 12)], true);
  closes();
  companion.close();
  const told = changes.length;
  come({ bars: [bar(1, 10)], more: false });
  await Promise.resolve();
  await Promise.resolve();
  expect([frames.length, changes.length, made.calc]).toEqual([0, told, null]);
});
