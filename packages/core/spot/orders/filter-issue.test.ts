import { expect, test } from 'vitest';
import type { Mark } from '../../market/mark.ts';
import { fraction } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import { assert } from '../../result.ts';
import { maxTick } from '../price-key.ts';
import { spotRules } from '../rules.ts';
import { withinFilters } from './filter-issue.ts';

const pair = spotRules.pairs.get('BTCUSDT');
assert(pair !== undefined, 'the pair is listed');
const mark: Mark = { symbol: 'BTCUSDT', time: 1, price: fraction('60000') as never, seq: 1, backfilled: false };
type Order = Parameters<typeof withinFilters>[1];
const bid: Order = { side: 'buy', type: 'limit', tick: 6_000_000, steps: 1_000, budget: null };
const ask: Order = { ...bid, side: 'sell' };
const market: Order = { ...bid, type: 'market', tick: null };
const judge = (order: Order) => withinFilters(spotRules, order, pair, mark);

test.each<[string, Order, string]>([
  ['a limit without a price', { ...bid, tick: null }, 'order-price-required'],
  ['a bid a tick above the band', { ...bid, tick: 6_600_001 }, 'price-band'],
  ['an ask a tick below the band', { ...ask, tick: 5_399_999 }, 'price-band'],
  ['an ask beyond all prices', { ...ask, tick: maxTick + 1 }, 'price-band'],
  ['a bid off the band of its stop', { ...bid, stop: { tick: 5_000_000, when: 'falling' } }, 'price-band'],
  ['no size', { ...bid, steps: null }, 'quantity-step'],
  ['a step less than an order is worth', { ...bid, tick: 5_000_000, steps: 9 }, 'notional-min'],
  ['a market sale of too little', { ...market, side: 'sell', steps: 8 }, 'notional-min'],
  ['a sum that is too small', { ...market, steps: null, budget: usdt('4.999999') }, 'notional-min'],
])('%s is unfit', (_name, order, refusal) => {
  expect(judge(order)).toMatchObject({ ok: false, refusal });
});

test.each<[string, Order]>([
  ['a bid at the edge of the band', { ...bid, tick: 6_600_000 }],
  ['an ask at the edge of the band', { ...ask, tick: 5_400_000 }],
  ['an ask at the highest price', { ...ask, tick: maxTick }],
  ['a bid near its stop', { ...bid, tick: 5_500_000, stop: { tick: 5_000_000, when: 'falling' } }],
  ['a limit of the least worth', { ...bid, tick: 5_000_000, steps: 10 }],
  ['the least sum', { ...market, steps: null, budget: usdt('5') }],
  ['a market sale', { ...market, side: 'sell', steps: 9 }],
])('%s is fit', (_name, order) => {
  expect(judge(order).ok).toBe(true);
});
