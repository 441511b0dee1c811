import { expect, test } from 'vitest';
import { isCurrency } from '../money/currencies.ts';
import { catalogue, listingOf } from './catalogue.ts';

test('an unknown symbol is not listed', () => {
  expect(listingOf('BTCEUR')).toBeUndefined();
  expect(listingOf('btcusdt')).toBeUndefined();
});

test('at least 24 pairs whose base the ledger holds, and 10 futures', () => {
  const pairs = catalogue.filter((listing) => listing.group === 'usdt');
  expect(pairs.length).toBeGreaterThanOrEqual(24);
  expect(pairs.filter((listing) => !isCurrency(listing.base))).toEqual([]);
  expect(catalogue.length - pairs.length).toBeGreaterThanOrEqual(10);
});

test('symbols are unique, named base + quote, and fit the price and quantity scales', () => {
  expect(new Set(catalogue.map((listing) => listing.symbol)).size).toBe(catalogue.length);
  for (const listing of catalogue) {
    expect(listingOf(listing.symbol)).toBe(listing);
    expect(listing.symbol).toBe(listing.base + listing.quote);
    expect(Math.max(listing.priceDecimals, listing.quantityDecimals)).toBeLessThanOrEqual(8);
  }
});
