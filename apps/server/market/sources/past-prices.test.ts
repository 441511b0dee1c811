import { listingOf } from '@candor/core/market/catalogue.ts';
import { sourceRules } from '@candor/core/market/sources.ts';
import { expect, test } from 'vitest';
import { priceOf } from '../test-feed.ts';
import { pastOf } from './past-prices.ts';

const listing = listingOf('BTCUSDT');
if (listing === null || listing === undefined) throw new Error('BTCUSDT is listed');
const listings = new Map([['BTCUSDT', listing]]);
const knows = (source: string, prices: Readonly<Record<number, string>>) => ({
  source,
  historyMarks: async () =>
    Object.entries(prices).map(([time, price]) => ({ time: Number(time), price: priceOf(price) })),
});

test('a gap is filled by the rule of live prices over all that know it, or stays where two are apart', async () => {
  const past = pastOf(
    [
      knows('one', { 250: '60000', 500: '60000', 750: '60000', 1_000: '60000' }),
      knows('two', { 500: '60000.02', 750: '60200', 1_000: '60200' }),
      knows('three', { 1_000: '60001' }),
    ],
    listings,
    sourceRules,
  );
  const marks = await past('BTCUSDT', 0, 1_000);
  expect(marks.map(({ time, price }) => [time, price])).toEqual([
    [250, priceOf('60000')],
    [500, priceOf('60000.01')],
    [1_000, priceOf('60001')],
  ]);
  expect(marks[1]?.quotes).toEqual([
    { source: 'one', price: priceOf('60000'), statedAt: 500, arrivedAt: 500, saidAt: 500 },
    { source: 'two', price: priceOf('60000.02'), statedAt: 500, arrivedAt: 500, saidAt: 500 },
  ]);
  expect(await past('ETHUSDT', 0, 1_000)).toEqual([]);
});
