import { openCandle } from '@candor/core/market/candles.ts';
import { expect, test } from 'vitest';
import { priceOf, testFeed } from '../test-feed.ts';
import { manualTime } from '../timing.ts';
import { createCandleStore } from './candle-store.ts';
import type { CandleTable } from './candle-table.ts';

const symbol = 'BTCUSDT';
const now = Date.UTC(2026, 10, 20, 12, 0, 30);
const minute = now - 90_000;
const noMarks = (): [] => [];

/** A table whose only minute costs what it is set to. */
function tableAt(first: string): { table: CandleTable; set(price: string): void; fail(): void } {
  let read = async (): Promise<string> => first;
  const table: Partial<CandleTable> = {
    since: async () => {
      const whole = { ...openCandle(minute, priceOf(await read())), whole: true };
      return new Map([[symbol, [whole]]]);
    },
    past: async () => new Map(),
  };
  return {
    table: table as CandleTable,
    set: (price) => (read = async () => price),
    fail: () =>
      (read = async () => {
        throw new Error('away');
      }),
  };
}
const opened = (table: CandleTable) => createCandleStore(testFeed(manualTime(now)), table);
const closeOf = (store: ReturnType<typeof opened>): number => Number(store.day(symbol, now)?.close) / 1e8;

test('what was read ahead is recalled once; later it is read anew', async () => {
  const { table, set } = tableAt('60000');
  const store = opened(table);
  store.readAhead(now);
  await Promise.resolve();
  set('61000');
  await store.recall(noMarks, now);
  expect(closeOf(store)).toBe(60_000);
  await store.recall(noMarks, now);
  expect(closeOf(store)).toBe(61_000);
});

test('a reading ahead that has failed is told by the recall, and the next one reads', async () => {
  const { table, set, fail } = tableAt('60000');
  const store = opened(table);
  fail();
  store.readAhead(now);
  await expect(store.recall(noMarks, now)).rejects.toThrow('away');
  set('61000');
  await store.recall(noMarks, now);
  expect(closeOf(store)).toBe(61_000);
});
