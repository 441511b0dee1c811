import { expect, test } from 'vitest';
import { feeCurrency, isOpen } from '../order.ts';
import { Desk } from './test-desk.ts';

test('an order is open while it rests, untouched or traded in part, and its fee is in what it receives', () => {
  const desk = new Desk();
  const [bought, sold] = [desk.placed(), desk.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 400 })];
  const untouched = desk.placed({ orderNo: 't', tick: 5_900_000 });
  expect([untouched, bought, sold].map((order) => [order.status, isOpen(order)])).toEqual([
    ['open', true],
    ['partial', true],
    ['filled', false],
  ]);
  desk.cancel();
  expect([bought.status, isOpen(bought)]).toEqual(['cancelled', false]);
  expect([feeCurrency(bought, 'BTC'), feeCurrency(sold, 'BTC')]).toEqual(['BTC', 'USDT']);
});
