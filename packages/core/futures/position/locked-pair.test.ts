import { describe, expect, test } from 'vitest';
import { amount } from '../../money/amount.ts';
import { formatAmount } from '../../money/currencies.ts';
import { profitAt } from '../formulas.ts';
import type { FuturesOrder } from '../order.ts';
import { futuresAccount } from '../settle.ts';
import { at, Trader } from '../test-trader.ts';

/** One bitcoin long from 60000 at 20x, locked at the same mark: 3000 of margin and 36 of fee on each side. */
function pairOf(funds = '10000'): { trader: Trader; long: FuturesOrder; short: FuturesOrder } {
  const trader = new Trader({ funds });
  const long = trader.open();
  expect(trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' }).result.ok).toBe(true);
  trader.mark('60000');
  const short = trader.state.futures.orders.get('g');
  if (short === undefined) throw new Error('it is locked');
  return { trader, long, short };
}

/** Money and floating profit of all that is open, at a mark. */
function equity(trader: Trader, mark: string): string {
  const { available, frozen } = futuresAccount(trader.state, 'a');
  const floating = [...trader.state.futures.orders.values()].map(({ direction, size, open }) =>
    open === null ? 0n : profitAt(direction, size, open.price, at(mark)),
  );
  return formatAmount(amount(floating.reduce((sum, units) => sum + units, available + frozen)), 'USDT');
}

describe('a locked pair', () => {
  test('holds both margins and is liquidated by nothing', () => {
    const { trader, long, short } = pairOf();
    expect(trader.money()).toEqual({ available: '3928', frozen: '6000' });
    for (const mark of ['57000', '57000', '40000', '40000', '90000', '90000']) {
      trader.mark(mark);
      expect(equity(trader, mark)).toBe('9928');
    }
    expect([long, short].map(({ status, lockedWith }) => [status, lockedWith])).toEqual([
      ['locked', 'g'],
      ['locked', 'f'],
    ]);
  });

  test('needs the money of an opposite position', () => {
    const trader = new Trader({ funds: '6071.999999' });
    trader.open();
    expect(trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' }).result).toMatchObject({
      refusal: 'insufficient-balance',
    });
  });
});

describe('closing one leg', () => {
  test('that loses pays what is left of it: the other stands by itself', () => {
    const { trader, long, short } = pairOf();
    trader.close('f');
    trader.mark('58000');
    // 3000 − 2000 − 34.8.
    expect([long.status, short.status, short.lockedWith, formatAmount(short.held, 'USDT')]).toEqual([
      'closed',
      'holding',
      null,
      '3000',
    ]);
    expect(trader.money()).toEqual({ available: '4893.2', frozen: '3000' });
    expect(equity(trader, '58000')).toBe('9893.2');
  });

  test('that wins raises the other to its initial margin at the mark first, and pays out only the rest', () => {
    const { trader, long, short } = pairOf();
    trader.close('g');
    const { receipts } = trader.mark('58000');
    expect(receipts.map(({ content }) => content.split('\n').slice(7, 11))).toEqual([
      ['profit 2000000000', 'fee 34800000', 'paid 4965200000', 'kept 1900000000'],
    ]);
    // 3000 + 2000 − 34.8 = 4965.2; the long has lost 2000 and needs 2900 at 58000, so 1900 stay with it.
    expect([short.status, long.status, formatAmount(long.held, 'USDT')]).toEqual(['closed', 'holding', '4900']);
    expect(trader.money()).toEqual({ available: '6993.2', frozen: '4900' });
    expect(equity(trader, '58000')).toBe('9893.2');
  });

  test('that has lost more than its margin closes both', () => {
    const { trader, long, short } = pairOf();
    trader.close('f');
    const { receipts } = trader.mark('54000');
    expect(receipts.map(({ receiptNo, content }) => [receiptNo, ...content.split('\n').slice(9, 12)])).toEqual(
      ['f', 'g'].map((leg) => [leg, 'profit 0', 'fee 64800000', 'paid 5935200000']),
    );
    expect([long, short].map(({ status, closeReason, profit }) => [status, closeReason, profit])).toEqual([
      ['closed', 'user', -6_000_000_000n],
      ['closed', 'user', 6_000_000_000n],
    ]);
    expect(trader.money()).toEqual({ available: '9863.2', frozen: '0' });
  });

  test('whose proceeds can’t carry the other closes both, whatever lies free beside them', () => {
    const { trader, long, short } = pairOf('1000000');
    trader.close('f');
    trader.mark('130000');
    // 73000 − 78 of the long; the short has lost 70000 of 3000 and needs 6500: 73500 are more than there are.
    expect([long.status, short.status]).toEqual(['closed', 'closed']);
    // All margins less both fees of 78.
    expect(trader.money()).toEqual({ available: String(1_000_000 - 72 - 156), frozen: '0' });
    expect(formatAmount(amount(long.fee + short.fee), 'USDT')).toBe('228');
  });
});
