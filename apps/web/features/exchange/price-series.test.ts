import { expect, test } from 'vitest';
import { priceSeriesOf } from './price-series.ts';

const btc = { spark: [50_000, 55_000, 60_000], changeRate: '0.25' };
const eth = { spark: [1_000, 2_500, 2_000, 3_000], changeRate: '-0.5' };

test('a coin in dollars has the series and the change of its own quotation, whichever way is exchanged', () => {
  const series = { values: [50_000, 55_000, 60_000], base: 'BTC', quote: 'USDT', change: 0.25 };
  expect(priceSeriesOf('BTC', 'USDT', { BTC: btc })).toEqual(series);
  expect(priceSeriesOf('USDT', 'BTC', { BTC: btc })).toEqual(series);
});

test('of two coins the dearer is told in the cheaper, with what both changes come to', () => {
  const series = { values: [20, 27.5, 20], base: 'BTC', quote: 'ETH', change: 1.5 };
  expect(priceSeriesOf('BTC', 'ETH', { BTC: btc, ETH: eth })).toEqual(series);
  expect(priceSeriesOf('ETH', 'BTC', { BTC: btc, ETH: eth })).toEqual(series);
});

test('without a quotation there is neither', () => {
  expect(priceSeriesOf('BTC', 'USDT', {})).toMatchObject({ values: [], change: null });
});
