import { expect, test } from 'vitest';
import { Trader } from '../futures/test-trader.ts';
import { amount, zero } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { concentrationOf } from './concentration.ts';
import { stressOf } from './stress.ts';

/** Customers with what fast orders are paid from. */
function staking(): Trader {
  const trader = new Trader();
  for (const userId of ['a', 'b']) {
    const funds = { accountType: 1, currency: 'USDT', amount: usdt('1000'), reverses: null } as const;
    const why = { reason: 'a test', approval: 'test', adjustmentId: `stakes-${userId}` };
    trader.do({ kind: 'adjust-balance', userId, ...funds, ...why });
  }
  return trader;
}
const shown = (trader: Trader, percents: readonly number[]) =>
  stressOf(trader.state, percents).map(({ symbol, percent, futures, fast }) => ({
    symbol,
    percent,
    futures: formatAmount(futures, 'USDT'),
    fast: formatAmount(fast, 'USDT'),
  }));

test('without open orders there is nothing to move', () => {
  const trader = new Trader();
  expect(stressOf(trader.state, [5, -5])).toEqual([]);
  expect(concentrationOf(trader.state, 10)).toEqual({ customers: [], total: 0n });
});

test('a long position wins 5 % of its notional upwards, and loses no more than its margin', () => {
  const trader = new Trader();
  trader.place({ userId: 'a', orderNo: 'long', direction: 'long', lots: 1_000n, leverage: 20 });
  trader.mark('60000');
  // The margin is a twentieth: 3,000 USDT, which a fall of five per cent takes whole, and one of ten no more.
  expect(shown(trader, [5, -5, -10])).toEqual([
    { symbol: 'BTCUSDT', percent: 5, futures: '-3000', fast: '0' },
    { symbol: 'BTCUSDT', percent: -5, futures: '3000', fast: '0' },
    { symbol: 'BTCUSDT', percent: -10, futures: '3000', fast: '0' },
  ]);
});

test('equal positions against each other cost the house nothing, until one of them has lost its margin', () => {
  const trader = new Trader();
  trader.place({ userId: 'a', orderNo: 'long', direction: 'long', lots: 100n, leverage: 20 });
  trader.place({ userId: 'b', orderNo: 'short', direction: 'short', lots: 100n, leverage: 20 });
  trader.mark('60000');
  expect(shown(trader, [4, 10]).map(({ futures }) => futures)).toEqual(['0', '-300']);
});

test('fast orders that have entered pay or keep their stakes, those that have not are left out', () => {
  const trader = staking();
  const order = { kind: 'place-fast-order', symbol: 'BTCUSDT', seconds: 30, bound: null } as const;
  const stake = usdt('100');
  trader.do({ ...order, userId: 'a', orderNo: 'up', direction: 'up', stake });
  trader.mark('60000');
  const payout = trader.state.fast.orders.get('up')?.payout ?? zero;
  expect(shown(trader, [0, 1, -1])).toEqual([
    { symbol: 'BTCUSDT', percent: 0, futures: '0', fast: '0' },
    { symbol: 'BTCUSDT', percent: 1, futures: '0', fast: `-${formatAmount(payout, 'USDT')}` },
    { symbol: 'BTCUSDT', percent: -1, futures: '0', fast: '100' },
  ]);
  trader.do({ ...order, userId: 'b', orderNo: 'waits', direction: 'down', stake });
  expect(shown(trader, [-1]).map(({ fast }) => fast)).toEqual(['100']);
  const { customers, total } = concentrationOf(trader.state, 1);
  expect(customers).toHaveLength(1);
  expect(formatAmount(total, 'USDT')).toBe(formatAmount(amount(payout * 2n), 'USDT'));
});

test('customers stand by size, the largest first, and by name where they are alike', () => {
  const trader = new Trader();
  trader.place({ userId: 'b', orderNo: 'b1', direction: 'long', lots: 100n });
  trader.place({ userId: 'a', orderNo: 'a1', direction: 'short', lots: 100n });
  trader.place({ userId: 'b', orderNo: 'b2', direction: 'long', lots: 1n });
  trader.mark('60000');
  const rows = concentrationOf(trader.state, 10).customers.map(({ userId, futures, fast }) => [
    userId,
    formatAmount(futures, 'USDT'),
    formatAmount(fast, 'USDT'),
  ]);
  expect(rows).toEqual([
    ['b', '6060', '0'],
    ['a', '6000', '0'],
  ]);
});
