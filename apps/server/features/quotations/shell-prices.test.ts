import { expect, test } from 'vitest';
import { shellPrices } from './shell-prices.ts';

const row = { symbol: 'BTCUSDT', price: '88602.96', priceDecimals: 2, time: 1_000 };
const shown = (halted: boolean, price: string | null) =>
  shellPrices({ rows: () => [{ ...row, price }], halted: () => halted } as never);

test('what is halted or has no price is listed without one', () => {
  expect([shown(true, row.price), shown(false, null)]).toEqual([[{ ...row, price: null }], [{ ...row, price: null }]]);
});

test('what is alive has its price, with its time', () => {
  expect(shown(false, row.price)).toEqual([row]);
});
