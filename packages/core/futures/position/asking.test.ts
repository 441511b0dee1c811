import { describe, expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { amount } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import type { SetStops } from './set-stops.ts';
import { paperRules } from '../../rules.ts';
import type { Rules } from '../../state.ts';
import { at, Trader } from '../test-trader.ts';

const of = { userId: 'a', orderNo: 'f' } as const;
const counter = { ...of, newOrderNo: 'g' } as const;
const stops = (changes: Partial<SetStops>): SetStops => ({
  kind: 'set-stops',
  ...of,
  takeProfit: undefined,
  stopLoss: undefined,
  ...changes,
});

const waiting = (): Trader => {
  const trader = new Trader();
  trader.place({ orderType: 'limit', price: at('55000') });
  return trader;
};
const open = (): Trader => {
  const trader = new Trader();
  trader.open();
  return trader;
};
const asked = (): Trader => {
  const trader = open();
  trader.close();
  return trader;
};
const locked = (): Trader => {
  const trader = open();
  trader.do({ kind: 'lock-position', ...counter });
  trader.mark();
  return trader;
};
const silent = (trader: Trader): Trader => {
  trader.now += 1_001;
  return trader;
};
const chased = (): Trader => {
  const trader = waiting();
  trader.chase();
  return trader;
};

describe('what can’t be asked for is refused, and nothing has changed', () => {
  test.each([
    ['revoke-futures-order', 'an open position', open, 'order-not-pending'],
    ['chase-futures-order', 'an open position', open, 'order-not-pending'],
    ['chase-futures-order', 'what is chased already', chased, 'order-already-asked'],
    ['chase-futures-order', 'a limit while no mark comes', () => silent(waiting()), 'market-halted'],
    ['close-position', 'a limit that waits', waiting, 'order-not-holding'],
    ['close-position', 'what closes already', asked, 'order-already-asked'],
    ['reverse-position', 'a limit that waits', waiting, 'order-not-holding'],
    ['reverse-position', 'a leg of a pair', locked, 'order-not-holding'],
    ['reverse-position', 'what closes already', asked, 'order-already-asked'],
    ['reverse-position', 'a position while no mark comes', () => silent(open()), 'market-halted'],
    ['lock-position', 'a leg of a pair', locked, 'order-not-holding'],
    ['lock-position', 'what closes already', asked, 'order-already-asked'],
    ['lock-position', 'a position while no mark comes', () => silent(open()), 'market-halted'],
  ] as const)('%s of %s', (kind, _what, begin, refusal) => {
    const trader = begin();
    const before = canonicalState(trader.state);
    expect(trader.do({ kind, ...counter }).result).toEqual({ ok: false, refusal });
    expect(canonicalState(trader.state)).toBe(before);
  });

  test.each([
    [locked, { stopLoss: at('59000') }, 'order-not-holding', 'orderNo'],
    [open, { takeProfit: at('61000.005') }, 'price-tick', 'takeProfit'],
    [open, { stopLoss: at('59000.005') }, 'price-tick', 'stopLoss'],
    // A limit at 55000 is held against its own price, one that is chased against the mark.
    [waiting, { stopLoss: at('55000.01') }, 'reference-below-stop-loss', 'stopLoss'],
    [chased, { takeProfit: at('59999.99') }, 'stop-profit-below-reference', 'takeProfit'],
  ] as const)('stops: %o %o', (begin, changes, refusal, field) => {
    const trader = begin();
    const before = canonicalState(trader.state);
    expect(trader.do(stops(changes)).result).toEqual({ ok: false, refusal, field });
    expect(canonicalState(trader.state)).toBe(before);
  });
});

describe('what is asked for is a row of its own', () => {
  test.each([
    ['chase-futures-order', waiting],
    ['close-position', open],
    ['reverse-position', open],
    ['lock-position', open],
    ['revoke-futures-order', waiting],
  ] as const)('%s', (kind, begin) => {
    const trader = begin();
    const order = trader.state.futures.orders.get('f');
    expect([...trader.do({ kind, ...counter }).effects.changedFutures]).toEqual([order]);
  });

  test('stops, and what is not named stays', () => {
    const trader = open();
    trader.do(stops({ takeProfit: at('61000'), stopLoss: at('59000') }));
    const { effects } = trader.do(stops({ takeProfit: null }));
    expect([...effects.changedFutures]).toMatchObject([{ takeProfit: null, stopLoss: at('59000') }]);
    trader.do(stops({ stopLoss: null, takeProfit: at('62000') }));
    expect(trader.state.futures.orders.get('f')).toMatchObject({ takeProfit: at('62000'), stopLoss: null });
  });

  test('a request that no mark carries out is forgotten, and that is a row too', () => {
    const trader = asked();
    trader.now += 2_001;
    const { effects } = trader.do({ kind: 'clock' });
    expect([...effects.changedFutures]).toMatchObject([{ orderNo: 'f', request: null, status: 'holding' }]);
  });
});

describe('a lock takes room as any other opening does', () => {
  const lock = { kind: 'lock-position', ...counter, country: 'VN' } as const;
  const rooms = (openInterest: string, cap: string): Rules => ({
    ...paperRules,
    caps: { countries: [{ country: 'VN', fastStakeMax: usdt('1'), futuresNotionalMax: usdt(cap) }] },
    futures: {
      ...paperRules.futures,
      contracts: new Map(
        [...paperRules.futures.contracts].map(([symbol, one]) => [
          symbol,
          { ...one, openInterestMax: usdt(openInterest) },
        ]),
      ),
    },
  });

  test.each([
    ['120000', '120000', null],
    ['119999.999999', '120000', 'open-interest-reached'],
    ['120000', '119999.999999', 'country-cap'],
  ] as const)('of open interest %s and a cap of %s', (openInterest, cap, refusal) => {
    const trader = new Trader({ rules: rooms(openInterest, cap) });
    trader.open();
    const expected = refusal === null ? { ok: true } : { ok: false, refusal, field: 'lots' };
    expect(trader.do(lock).result).toMatchObject(expected);
  });

  test('and has it from its acceptance on', () => {
    for (const [openInterest, cap, refusal] of [
      ['120000', '200000', 'open-interest-reached'],
      ['200000', '120000', 'country-cap'],
    ] as const) {
      const trader = new Trader({ rules: rooms(openInterest, cap) });
      trader.open();
      trader.do(lock);
      expect(trader.place({ orderNo: 'h', lots: 1n, country: 'VN' })).toMatchObject({ refusal });
      trader.now += 2_001;
      trader.do({ kind: 'clock' });
      trader.mark();
      expect(trader.place({ orderNo: 'h', lots: 1n, country: 'VN' }).ok).toBe(true);
    }
  });
});

describe('own limits', () => {
  const limitTo = (
    trader: Trader,
    changes: { dailyLoss?: string; stake?: string; timeOutMs?: number; less?: bigint },
  ): void => {
    const { dailyLoss, stake, timeOutMs, less = 0n } = changes;
    trader.do({
      kind: 'update-limits',
      userId: 'a',
      dailyLoss: dailyLoss === undefined ? undefined : amount(usdt(dailyLoss) - less),
      stake: stake === undefined ? undefined : usdt(stake),
      timeOutMs,
    });
  };

  test.each(['lock-position', 'reverse-position'] as const)('hold the stake of a %s', (kind) => {
    const trader = open();
    limitTo(trader, { stake: '3035.999999' });
    expect(trader.do({ kind, ...counter }).result).toEqual({ ok: false, refusal: 'own-stake-limit' });
  });

  test('a chase has the stake of the mark, and risks only what it takes beyond what is held already', () => {
    // 2783 are held for 55000, at 60000 it takes 3036.
    for (const limit of ['dailyLoss', 'stake'] as const) {
      for (const [most, ok] of [
        ['3036', true],
        ['3035.999999', false],
      ] as const) {
        const trader = waiting();
        limitTo(trader, { [limit]: most });
        expect(trader.chase().ok, limit).toBe(ok);
      }
    }
    const other = waiting();
    limitTo(other, { timeOutMs: 60_000 });
    expect(other.chase()).toEqual({ ok: false, refusal: 'own-time-out' });
  });

  test.each([
    // 36 are lost, 3000 are open. Closing brings 2964, the counter order takes 3036.
    ['60000', '3108'],
    // Closing brings 1964.6: 1000 of loss and the fee are lost with it. The counter order takes 2985.4.
    ['59000', '4056.8'],
    // Closing brings 3963.4, of which the gain was at no risk before. The counter order takes 3086.6.
    ['61000', '3122.6'],
  ] as const)('a reverse risks what it takes beyond what the closing sets free: at %s', (mark, dailyLoss) => {
    for (const [less, ok] of [
      [0n, true],
      [1n, false],
    ] as const) {
      const trader = open();
      trader.mark(mark);
      limitTo(trader, { dailyLoss, less });
      expect(trader.do({ kind: 'reverse-position', ...counter }).result.ok).toBe(ok);
    }
  });

  test('a reverse whose closing brings all that the counter order takes risks nothing more', () => {
    const short = new Trader();
    short.open({ direction: 'short' });
    short.mark('58000');
    limitTo(short, { dailyLoss: '3036' });
    expect(short.do({ kind: 'reverse-position', ...counter }).result.ok).toBe(true);
  });

  test('a lock risks all that it takes', () => {
    for (const [dailyLoss, ok] of [
      ['6072', true],
      ['6071.999999', false],
    ] as const) {
      const trader = open();
      limitTo(trader, { dailyLoss });
      expect(trader.do({ kind: 'lock-position', ...counter }).result.ok).toBe(ok);
    }
  });
});

test('a limit that is chased opens at no mark from before that, not even at one that reaches its price', () => {
  const trader = waiting();
  const order = trader.state.futures.orders.get('f');
  trader.now += 200;
  trader.chase();
  const opened = [-100, 100].map((later, passed) => {
    const mark = {
      symbol: 'BTCUSDT',
      price: at('54000'),
      time: trader.now + later,
      seq: 1 + passed,
      backfilled: false,
    };
    trader.do({ kind: 'tick', marks: [mark] });
    return order?.open?.time ?? null;
  });
  expect(opened).toEqual([null, trader.now + 100]);
});
