import { expect, test, vi } from 'vitest';
import type { Bar } from './bars.ts';
import { SharedSeries } from './shared-series.ts';

const minute = 60_000;
const bar = (at: number, close = 100): Bar => ({
  timestamp: at * minute,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
});

function opened(bars: Bar[]) {
  const fetchBars = vi.fn(() => Promise.resolve(bars));
  const series = new SharedSeries({ period: '1m', fetchBars, onStatus: () => undefined });
  return { series, fetchBars, close: series.open() };
}

function listener() {
  const drawn: Bar[] = [];
  return {
    drawn,
    onBars: (bars: Bar[]) => void drawn.splice(0, drawn.length, ...bars),
    onBar: (one: Bar) => void drawn.push(one),
  };
}

test('who comes later is told of all that is there, and nothing is asked for twice', async () => {
  const { series, fetchBars } = opened([bar(1), bar(2)]);
  const [early, late] = [listener(), listener()];
  series.listen(early);
  expect(early.drawn).toEqual([]);
  await vi.waitFor(() => expect(early.drawn).toHaveLength(2));
  series.mark(105, 2 * minute + 1);
  series.listen(late);
  expect(late.drawn.map(({ timestamp, close }) => [timestamp / minute, close])).toEqual([
    [1, 100],
    [2, 105],
  ]);
  expect(fetchBars).toHaveBeenCalledTimes(1);
});

test('each has a list of its own, and who has stopped hears no more', async () => {
  const { series } = opened([bar(1), bar(2)]);
  const lists: Bar[][] = [];
  const feeds = [0, 1].map(() => series.listen({ onBars: (bars) => void lists.push(bars), onBar: () => undefined }));
  await vi.waitFor(() => expect(lists).toHaveLength(2));
  expect(lists[0]).not.toBe(lists[1]);
  expect(lists[0]?.[1]).toBe(lists[1]?.[1]);
  feeds.forEach(({ stop }) => stop());
  series.retry();
  await Promise.resolve();
  expect(lists).toHaveLength(2);
});

test('what is closed and opened anew begins without the old candles', async () => {
  const { series, close } = opened([bar(1)]);
  const first = listener();
  series.listen(first);
  await vi.waitFor(() => expect(first.drawn).toHaveLength(1));
  close();
  const second = listener();
  series.listen(second);
  expect(second.drawn).toEqual([]);
  series.open();
  await vi.waitFor(() => expect(second.drawn).toHaveLength(1));
});
