import { expect, test } from 'vitest';
import { Trader } from '../futures/test-trader.ts';
import { amount } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';

/** A step of BTCUSDT at 60000.01 is worth 600000.1 units: every fill has a remainder. */
const order = { kind: 'place-spot-order', symbol: 'BTCUSDT', type: 'limit', tick: 6_000_001, budget: null } as const;

test('another’s order is as if it did not exist', () => {
  const trader = new Trader();
  trader.do({
    kind: 'adjust-balance',
    adjustmentId: 'x',
    userId: 'a',
    accountType: 2,
    currency: 'USDT',
    amount: usdt('100'),
    reverses: null,
    reason: 'a test',
    approval: 'test',
  });
  expect(trader.do({ ...order, userId: 'a', orderNo: 'mine', side: 'buy', steps: 33 }).result.ok).toBe(true);
  for (const orderNo of ['mine', 'none']) {
    expect(trader.do({ kind: 'end-spot-order', userId: 'b', orderNo, untouched: false }).result).toEqual({
      ok: false,
      refusal: 'not-found',
    });
  }
  expect(trader.do({ kind: 'end-spot-order', userId: 'a', orderNo: 'mine', untouched: false }).result.ok).toBe(true);
});

test('many small fills cost their buyer no more than one large one: rounded up once, over all of them', () => {
  const trader = new Trader();
  const give = (userId: string, currency: 'USDT' | 'BTC', units: bigint) =>
    trader.do({
      kind: 'adjust-balance',
      adjustmentId: `${userId}-${currency}`,
      userId,
      accountType: 2,
      currency,
      amount: amount(units),
      reverses: null,
      reason: 'a test',
      approval: 'test',
    });
  give('a', 'USDT', usdt('19.800004'));
  give('b', 'BTC', 33_000n);
  const bought = trader.do({ ...order, userId: 'a', orderNo: 'buy', side: 'buy', steps: 33 }).result;
  if (!bought.ok) throw new Error(bought.refusal);
  expect(bought.value.held).toBe(19_800_004n);
  const deals = ['s1', 's2', 's3'].flatMap((orderNo) =>
    trader
      .do({ ...order, userId: 'b', orderNo, side: 'sell', steps: 11 })
      .effects.deals.filter(({ order: of }) => of === bought.value)
      .map((deal) => deal.amount),
  );
  expect(deals).toEqual([6_600_002n, 6_600_001n, 6_600_001n]);
  expect(bought.value).toMatchObject({ status: 'filled', dealAmount: 19_800_004n, held: 0n });
  expect(trader.state.accounts.get('a:2:USDT')).toMatchObject({ available: 0n, frozen: 0n });
});
