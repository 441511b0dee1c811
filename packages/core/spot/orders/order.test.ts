import { expect, test } from 'vitest';
import { feeCurrency, isOpen } from '../order.ts';
import { Venue } from './test-venue.ts';

test('an order is open while it rests, untouched or traded in part, and its fee is in what it receives', () => {
  const venue = new Venue();
  const [bought, sold] = [venue.placed(), venue.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 400 })];
  const untouched = venue.placed({ orderNo: 't', tick: 5_900_000 });
  expect([untouched, bought, sold].map((order) => [order.status, isOpen(order)])).toEqual([
    ['open', true],
    ['partial', true],
    ['filled', false],
  ]);
  venue.cancel();
  expect([bought.status, isOpen(bought)]).toEqual(['cancelled', false]);
  expect([feeCurrency(bought, 'BTC'), feeCurrency(sold, 'BTC')]).toEqual(['BTC', 'USDT']);
});
