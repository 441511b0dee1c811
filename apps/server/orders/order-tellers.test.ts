import { usdt } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { expect, test } from 'vitest';
import { asData } from '../engine/seams/as-data.ts';
import { besideAfter, markAt } from '../engine/seams/test-beside.ts';
import { placeFastOrder, placedFast } from '../features/fast/place-order.ts';
import { placedFutures } from '../features/futures/place-order.ts';
import { actedOnFutures } from '../features/futures/own-orders.ts';
import { placedSpot } from '../features/spot/place-order.ts';
import { carriedOutOrders, orderTellers } from './carry-out-orders.ts';

const beside = besideAfter([{ kind: 'take-test-funds', userId: 'a' }], [markAt('BTCUSDT', '60000')]);

test('a fast order outside of the range names it, whatever the ticket was', () => {
  expect(placedFast.refuse({ refusal: 'stake-range', field: 'amount' }, null, beside)).toEqual({
    ok: false,
    error: 'stake-range',
    field: 'amount',
    params: {
      min: '1',
      max: '10000',
      currency: 'USDT',
    },
  });
});

test('what futures allow depends on the mark, and without one nothing is named', () => {
  const size = { symbol: 'BTCUSDT', lots: '1' } as never;
  const refused = placedFutures.refuse({ refusal: 'lots-range', field: 'lots' }, size, beside);
  expect(refused).toMatchObject({ error: 'lots-range', field: 'lots', params: { min: '1' } });
  expect(Object.keys(refused.params ?? {})).toEqual(['min', 'max', 'tick']);
  const silent = besideAfter([]);
  expect(placedFutures.refuse({ refusal: 'lots-range', field: 'lots' }, size, silent).params).toEqual({});
  expect(actedOnFutures.refuse({ refusal: 'not-found', field: 'takeProfit' }, null, beside)).toMatchObject({
    field: 'stopProfit',
    params: {},
  });
});

test('the band of a spot order is that of the mark', () => {
  const refused = placedSpot.refuse({ refusal: 'price-band', field: 'price' }, { symbol: 'BTCUSDT' }, beside);
  const { min, max } = refused.params ?? {};
  expect([Number(min) < 60_000, Number(max) > 60_000]).toEqual([true, true]);
  expect(placedSpot.refuse({ refusal: 'notional-min' }, { symbol: 'BTCUSDT' }, beside).params).toMatchObject({
    currency: 'USDT',
  });
});

test('orders together are told as each alone would be, in their places, and what was not tried stays as it is', () => {
  const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;
  const one = placeFastOrder(beside, ticket, { userId: 'a', country: null });
  if (!one.ok) throw new Error(one.error);
  const { command, told } = one.value;
  const after = besideAfter([{ kind: 'take-test-funds', userId: 'a' }, command], [markAt('BTCUSDT', '60000')]);
  const order = after.state.fast.orders.get(command.orderNo);
  if (order === undefined) throw new Error('the order is not open');
  const never = { ok: false, error: 'decimal-scale', field: 'amount' } as never;
  const asked = asData([ok(told), never, ok(told)]);
  const no = { ok: false, refusal: 'stake-range', field: 'amount' } as const;
  const [first, second, third, ...more] = carriedOutOrders.present([ok(order), no] as never, asked, after);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ ok: true, value: { orderNo: command.orderNo, amount: '100', result: null } });
  expect(second).toBe(asked[1]);
  expect(third).toEqual(placedFast.refuse(no, null, after));
  expect(order.stake).toBe(usdt('100'));
  expect(() => carriedOutOrders.present([ok(order)], [ok({ teller: 'x', args: null })], after)).toThrow(
    'nobody tells x',
  );
});

test('every order that can come with others is told by a name of its own', () => {
  expect(orderTellers.map(({ name }) => name)).toEqual([
    'placed-fast',
    'placed-futures',
    'placed-spot',
    'acted-on-futures',
    'ended-spot',
    'amended-spot',
  ]);
});
