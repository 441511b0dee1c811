import { describe, expect, test } from 'vitest';
import { unpaidPositions } from '../futures/exposure.ts';
import { Trader } from '../futures/test-trader.ts';
import { usdt } from '../money/currencies.ts';
import { realRules } from '../rules.ts';

const reverse = { kind: 'reverse-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' } as const;
const lock = { ...reverse, kind: 'lock-position' } as const;
const tenth = { lots: 100n, leverage: 1 } as const;

/** With real money: USDT of the house, and 50000 of each customer. */
function funded(units: string): Trader {
  const trader = new Trader({ rules: realRules, funds: '50000' });
  fund(trader, units);
  return trader;
}
const fund = (trader: Trader, units: string) =>
  trader.do({ kind: 'top-up-reserve', reserve: 'futures-house', amount: usdt(units), reference: 'p' });

describe('what the house could not pay', () => {
  test('a position that loses frees no more than its notional when it is turned', () => {
    const trader = funded('12000');
    trader.open(tenth);
    trader.open({ ...tenth, orderNo: 'w', userId: 'b' });
    trader.mark('180000');
    trader.close('w', 'b');
    trader.mark('180000');
    expect(trader.house('futures-house')).toBe('0');
    trader.mark('59400');
    // 0.1 BTC at 59400; the 60 that the long has lost are not the house's yet.
    fund(trader, '5939.999999');
    expect(trader.do(reverse).result).toEqual({ ok: false, refusal: 'house-limit-reached' });
    fund(trader, '0.000001');
    expect(trader.do(reverse).result.ok).toBe(true);
  });

  test.each([
    ['turned', reverse, '6000'],
    ['locked', lock, '12000'],
  ] as const)('is not %s at a mark that has come in between: the position stays as it was', (_what, command, house) => {
    const trader = funded(house);
    const order = trader.open(tenth);
    expect(trader.do(command).result.ok).toBe(true);
    const before = { ...order, request: null };
    expect(trader.mark('60600').journals).toEqual([]);
    expect([...trader.state.futures.orders.values()]).toEqual([before]);
  });

  test('is not paid for a leg: the pair stays locked until the house is funded', () => {
    const trader = funded('12000');
    const order = trader.open(tenth);
    trader.do(lock);
    trader.mark();
    // The long leg has gained 0.1 × 140000.
    trader.mark('200000');
    trader.close();
    trader.mark();
    expect([order.status, order.request, order.lockedWith]).toEqual(['locked', null, 'g']);
    fund(trader, '2000');
    trader.close();
    trader.mark();
    expect([order.status, trader.state.futures.orders.size]).toEqual(['closed', 0]);
  });
});

describe('positions that the house can’t pay', () => {
  /** 0.05, 0.1 and 0.05 BTC from 60000, and 12000 of the house. */
  function three(mark: string): Trader {
    const trader = funded('12000');
    trader.open({ ...tenth, lots: 50n, orderNo: 'first' });
    trader.open({ ...tenth, orderNo: 'largest' });
    trader.open({ ...tenth, lots: 50n, orderNo: 'last', userId: 'b' });
    trader.mark(mark);
    return trader;
  }

  test.each([
    ['180000: 12000 for the largest is all that there is', '180000', null],
    ['300000: 24000 for the largest, 12000 for each other', '300000', { positions: 1, missing: usdt('12000') }],
    ['310000: 25000 for the largest, 12500 for each other', '310000', { positions: 3, missing: usdt('13000') }],
  ])('are those that win more than it has, each by itself, at %s', (_name, mark, unpaid) => {
    expect(unpaidPositions(three(mark).state)).toEqual(unpaid);
  });

  test('are none without a mark', () => {
    const { state } = three('310000');
    state.marks.clear();
    expect(unpaidPositions(state)).toBeNull();
  });
});
