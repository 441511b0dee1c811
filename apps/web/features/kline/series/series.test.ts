import { expect, test, vi } from 'vitest';
import type { Bar } from './bars.ts';
import { firstSize, pageSize, Series, type Range } from './series.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12);
const bar = (index: number, close = 100, volume = 5): Bar => ({
  timestamp: start + index * minute,
  open: 100,
  high: Math.max(100, close),
  low: Math.min(100, close),
  close,
  volume,
});

/** A series over a server whose candles the test sets; `shown` is what a chart would hold. */
function opened(
  candles: Bar[],
  answer: (range: Range) => Promise<Bar[]> = async ({ from = 0, to = Infinity, limit }) =>
    candles
      .filter((each) => each.timestamp >= from && each.timestamp <= to)
      .slice(-limit)
      .map((each) => ({ ...each })),
) {
  const statuses: string[] = [];
  let shown: Bar[] = [];
  let more = false;
  const fetchBars = vi.fn(answer);
  const series = new Series({
    period: '1m',
    fetchBars,
    onStatus: (status) => statuses.push(status),
    onBars: (bars, rest) => {
      shown = [...bars];
      more = rest;
    },
    onBar: (now) => {
      if (shown.at(-1)?.timestamp === now.timestamp) shown[shown.length - 1] = now;
      else shown.push(now);
    },
  });
  return { series, candles, statuses, fetchBars, shown: () => shown, more: () => more };
}

const settled = () => vi.waitFor(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve)));

test('a failed load says so, and can be tried again', async () => {
  let fails = true;
  const { series, statuses } = opened([], async () => {
    if (fails) throw new Error('down');
    return [bar(0)];
  });
  await series.load();
  fails = false;
  await series.load();
  expect(statuses).toEqual(['loading', 'failed', 'loading', 'ready']);
});

test('without a candle there is nothing to show, and a mark begins nothing', async () => {
  const { series, statuses, shown } = opened([]);
  await series.load();
  series.mark(100, start);
  expect(statuses).toEqual(['loading', 'empty']);
  expect(shown()).toEqual([]);
});

test('what arrives after the series was left is dropped', async () => {
  const { series, statuses, shown } = opened([bar(0)]);
  const loading = series.load();
  series.close();
  await loading;
  expect(statuses).toEqual(['loading']);
  expect(shown()).toEqual([]);
});

test('candles that come show the mark that is newer, and none of another bucket', async () => {
  const { series, shown } = opened([bar(0), bar(1)]);
  const loading = series.load();
  series.mark(104, start + minute + 500);
  await loading;
  expect(shown().at(-1)).toEqual({ ...bar(1), high: 104, close: 104 });

  const other = opened([bar(0), bar(1)]);
  const late = other.series.load();
  other.series.mark(104, start + 500);
  await late;
  expect(other.shown()).toEqual([bar(0), bar(1)]);
});

test('marks move close, high and low of the running bar, and leave its open and volume', async () => {
  const { series, shown } = opened([bar(0), bar(1)]);
  await series.load();
  series.mark(103, start + minute + 1);
  series.mark(98, start + minute + 2);
  series.mark(101, start + minute + 3);
  expect(shown().at(-1)).toEqual({ ...bar(1), high: 103, low: 98, close: 101 });
  series.mark(500, start);
  expect(shown().at(-1)?.close).toBe(101);
});

test('the first mark of a bucket opens its bar, and the closed one gets its volume from the server', async () => {
  const { series, candles, shown } = opened([bar(0), bar(1)]);
  await series.load();
  candles.splice(1, 1, bar(1, 102, 77), bar(2, 104, 1));
  series.mark(104, start + 2 * minute + 250);
  expect(shown().at(-1)).toMatchObject({ timestamp: start + 2 * minute, open: 104, volume: 0 });
  await settled();
  expect(shown()).toHaveLength(3);
  expect(shown()[1]).toEqual(bar(1, 102, 77));
  expect(shown()[2]).toMatchObject({ close: 104, volume: 1 });
});

test('a mark that comes during the request is newer than its answer', async () => {
  const { series, candles, shown } = opened([bar(0), bar(1)]);
  await series.load();
  candles[1] = bar(1, 100, 9);
  const catching = series.catchUp();
  series.mark(107, start + minute + 500);
  await catching;
  expect(shown().at(-1)).toMatchObject({ close: 107, high: 107, volume: 9 });
});

test('after a gap the missed bars come in order, without holes', async () => {
  const { series, candles, shown } = opened([bar(0), bar(1)]);
  await series.load();
  candles.push(bar(2), bar(3), bar(4, 109));
  series.mark(109, start + 4 * minute + 10);
  expect(shown()).toHaveLength(2);
  await settled();
  expect(shown().map((each) => (each.timestamp - start) / minute)).toEqual([0, 1, 2, 3, 4]);
  series.mark(110, start + 4 * minute + 20);
  expect(shown().at(-1)?.close).toBe(110);
});

test('a gap longer than a page loads everything anew', async () => {
  const { series, candles, statuses, shown } = opened([bar(0), bar(1)]);
  await series.load();
  for (let index = 2; index < pageSize + 50; index++) candles.push(bar(index));
  await series.catchUp();
  expect(statuses).toEqual(['loading', 'ready', 'loading', 'ready']);
  expect(shown()).toHaveLength(firstSize);
});

test('paused, the last bar stands still; resumed, it catches up', async () => {
  const { series, candles, fetchBars, shown } = opened([bar(0), bar(1)]);
  await series.load();
  series.pause(true);
  series.mark(120, start + minute + 1);
  series.mark(130, start + 3 * minute);
  await series.catchUp();
  expect(shown()).toEqual([bar(0), bar(1)]);
  expect(fetchBars).toHaveBeenCalledTimes(1);
  candles.splice(1, 1, bar(1, 105), bar(2, 106));
  series.pause(false);
  await settled();
  expect(shown()).toEqual([bar(0), bar(1, 105), bar(2, 106)]);
});

test('older pages end before the first bar and go on until one is not full', async () => {
  const all = Array.from({ length: firstSize + 20 }, (_, index) => bar(index));
  const { series, shown, more } = opened(all);
  await series.load();
  expect(more()).toBe(true);
  const first = shown()[0]?.timestamp ?? 0;
  const page = await series.older(first);
  expect(page.bars.map((each) => each.timestamp)).toEqual(all.slice(0, 20).map((each) => each.timestamp));
  expect(page.more).toBe(false);
});

test('a failed older page is not asked for again at once', async () => {
  vi.useFakeTimers();
  const { series } = opened([], async () => {
    throw new Error('down');
  });
  const asked = series.older(start);
  let answered = false;
  void asked.then(() => (answered = true));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await asked).toEqual({ bars: [], more: true });
  vi.useRealTimers();
});
