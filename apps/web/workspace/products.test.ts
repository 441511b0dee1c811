import { expect, test } from 'vitest';
import { productAt, productFor } from './products.ts';

const coin = { symbol: 'BTCUSDT', group: 'usdt' } as const;
const gold = { symbol: 'XAU', group: 'futures' } as const;
const traded = { fast: ['BTCUSDT'], futures: ['BTCUSDT', 'XAU'] };

test('each page of trading names its ticket, the chart none', () => {
  expect(productAt('pages/market/market', null)).toBe('fast');
  expect(productAt('pages/market/market', 'futures')).toBe('futures');
  expect(productAt('pages/contract/contract', 'spot')).toBe('futures');
  expect(productAt('pages/currency/currency', null)).toBe('spot');
  expect(productAt('pages/futures/kline', null)).toBeUndefined();
});

test('a ticket stays while it trades the symbol, else one that does takes its place', () => {
  expect(productFor(coin, 'fast', traded)).toBe('fast');
  expect(productFor(gold, 'spot', traded)).toBe('futures');
  expect(productFor(gold, 'fast', traded)).toBe('futures');
  expect(productFor({ ...coin, symbol: 'XRPUSDT' }, 'fast', traded)).toBe('spot');
});

test('what is not known yet changes nothing', () => {
  expect(productFor(undefined, 'spot', traded)).toBe('spot');
  expect(productFor(gold, 'fast', {})).toBe('fast');
});
