import { describe, expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { fraction } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import { paperRules } from '../../rules.ts';
import type { Rules } from '../../state.ts';
import { at, Trader } from '../test-trader.ts';

const bitcoin = paperRules.futures.contracts.get('BTCUSDT');
if (bitcoin === undefined) throw new Error('there is a contract');
const withOpenInterest = (max: string): Rules => ({
  ...paperRules,
  futures: { ...paperRules.futures, contracts: new Map([['BTCUSDT', { ...bitcoin, openInterestMax: usdt(max) }]]) },
});
/** A long limit so far off that its own price allows any size. */
const farOff = (trader: Trader, lots: bigint, leverage = 20) =>
  trader.place({ orderType: 'limit', price: at('1'), lots, leverage });

describe('a chase is judged at the mark, whatever the price of the limit has allowed', () => {
  test.each([
    ['more than the last tier', 100_000n, 20, 'lots-range', 'lots'],
    ['more leverage than its tier has', 1_667n, 20, 'lever-too-high', 'leverage'],
  ] as const)('%s', (_what, lots, leverage, refusal, field) => {
    const trader = new Trader({ funds: '1000000' });
    expect(farOff(trader, lots, leverage).ok).toBe(true);
    const before = canonicalState(trader.state);
    expect(trader.chase()).toEqual({ ok: false, refusal, field });
    expect(canonicalState(trader.state)).toBe(before);
  });

  test('to the bound of its tier it goes through', () => {
    const trader = new Trader({ funds: '1000000' });
    farOff(trader, 1_666n);
    expect(trader.chase().ok).toBe(true);
  });

  test('the open interest of the symbol', () => {
    for (const [max, ok] of [
      ['60000', true],
      ['59999.999999', false],
    ] as const) {
      const trader = new Trader({ rules: withOpenInterest(max) });
      farOff(trader, 1_000n);
      const answer = ok ? { ok } : { ok, refusal: 'open-interest-reached', field: 'lots' };
      expect(trader.chase()).toMatchObject(answer);
    }
  });

  test('the cap of the country, of which the order itself is counted once', () => {
    for (const [max, ok] of [
      ['120000', true],
      ['119999.999999', false],
    ] as const) {
      const cap = { country: 'VN', fastStakeMax: usdt('1'), futuresNotionalMax: usdt(max) };
      const trader = new Trader({ rules: { ...paperRules, caps: { countries: [cap] } } });
      trader.open({ orderNo: 'g', country: 'VN' });
      trader.place({ orderType: 'limit', price: at('50000'), country: 'VN' });
      const chase = { kind: 'chase-futures-order', userId: 'a', orderNo: 'f', country: 'VN' } as const;
      const answer = ok ? { ok } : { ok, refusal: 'country-cap', field: 'lots' };
      expect(trader.do(chase).result).toMatchObject(answer);
    }
  });

  test('what is chased counts at the mark for the next order', () => {
    const cap = { country: 'VN', fastStakeMax: usdt('1'), futuresNotionalMax: usdt('60000') };
    const trader = new Trader({ rules: { ...paperRules, caps: { countries: [cap] } } });
    farOff(trader, 1_000n);
    trader.do({ kind: 'chase-futures-order', userId: 'a', orderNo: 'f', country: 'VN' });
    expect(trader.place({ orderNo: 'g', lots: 1n, country: 'VN' })).toMatchObject({ refusal: 'country-cap' });
  });

  test('the money: what it holds, and what it takes beyond', () => {
    for (const [funds, ok] of [
      ['3036', true],
      ['3035.999999', false],
    ] as const) {
      const trader = new Trader({ funds });
      farOff(trader, 1_000n);
      expect(trader.chase()).toMatchObject(ok ? { ok } : { ok, refusal: 'insufficient-balance' });
    }
  });
});

describe('what is chased opens with the maintenance of the tier that it opens in', () => {
  test.each([
    // 1 BTC is worth 60000, in the first tier; 5 are worth 300000, in the second.
    ['a far-off long', { direction: 'long', price: at('1'), lots: 5_000n, leverage: 10 }, '0.01'],
    ['a short above', { direction: 'short', price: at('600000'), lots: 1_000n, leverage: 5 }, '0.005'],
  ] as const)('%s', (_what, changes, maintenanceRate) => {
    const trader = new Trader({ funds: '1000000' });
    trader.place({ orderType: 'limit', ...changes });
    expect(trader.chase().ok).toBe(true);
    const order = trader.state.futures.orders.get('f');
    const [receipt] = trader.mark().receipts;
    expect(order).toMatchObject({ status: 'holding', maintenanceRate: fraction(maintenanceRate) });
    expect(receipt?.content.split('\n')[0]?.split('|').at(-2)).toBe(String(fraction(maintenanceRate)));
  });

  test('and a chase without a mark leaves the limit with what was agreed on', () => {
    const trader = new Trader({ funds: '1000000' });
    trader.place({ orderType: 'limit', direction: 'short', price: at('600000'), leverage: 5 });
    trader.chase();
    trader.now += 2_001;
    trader.do({ kind: 'clock' });
    trader.mark('600000');
    const order = trader.state.futures.orders.get('f');
    expect(order).toMatchObject({ status: 'holding', maintenanceRate: fraction('0.02') });
  });

  test('stops are held against the liquidation at that rate', () => {
    // At 61000 the size lies in the second tier, at 60000 in the first: liquidated at 65632 with 0.56 %, at 65307 with
    // 1.06 %.
    const trader = new Trader({ funds: '1000000' });
    const short = { orderType: 'limit', direction: 'short', price: at('61000'), lots: 1_650n, leverage: 10 } as const;
    expect(trader.place({ ...short, stopLoss: at('65500') }).ok).toBe(true);
    expect(trader.chase().ok).toBe(true);
    trader.mark();
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', stopLoss: at('65500') });
  });
});
