import { describe, expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { fraction, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { Rules } from '../state.ts';
import { FuturesBook } from './book.ts';
import { at, Trader } from './test-trader.ts';
import { now as start } from '../test-apply.ts';

const bitcoin = paperRules.futures.contracts.get('BTCUSDT');
if (bitcoin === undefined) throw new Error('there is a contract');
/** The rules with other terms of the one contract. */
const withTerms = (changes: Partial<typeof bitcoin>): Rules => ({
  ...paperRules,
  futures: { ...paperRules.futures, contracts: new Map([['BTCUSDT', { ...bitcoin, ...changes }]]) },
});

const limit = { orderType: 'limit' } as const;

describe('an order is refused, and nothing has changed', () => {
  test.each([
    [{ symbol: 'NOSUCH' }, 'symbol-unknown', 'symbol'],
    [{ symbol: 'ETHUSDT' }, 'symbol-unknown', 'symbol'],
    [{ lots: 0n }, 'lots-range', 'lots'],
    [{ leverage: 3 }, 'lever-unknown', 'leverage'],
    [limit, 'order-price-required', 'price'],
    [{ ...limit, price: at('0') }, 'order-price-required', 'price'],
    [{ ...limit, price: at('59000.005') }, 'price-tick', 'price'],
  ] as const)('%o: %s', (changes, refusal, field) => {
    const trader = new Trader();
    const before = canonicalState(trader.state);
    expect(trader.place(changes)).toEqual({ ok: false, refusal, field });
    expect(canonicalState(trader.state)).toBe(before);
  });

  test('a symbol that has a mark and no contract', () => {
    const trader = new Trader();
    const mark = { symbol: 'USDCUSDT', price: at('1'), time: trader.now, seq: 0, backfilled: false };
    trader.do({ kind: 'tick', marks: [mark] });
    expect(trader.place({ symbol: 'USDCUSDT' })).toEqual({ ok: false, refusal: 'symbol-unknown', field: 'symbol' });
  });

  test('a second without a mark', () => {
    const trader = new Trader();
    trader.now += 1_000;
    expect(trader.place().ok).toBe(true);
    trader.now += 1;
    expect(trader.place({ orderNo: 'g' })).toEqual({ ok: false, refusal: 'market-halted', field: 'symbol' });
  });
});

describe('the bound itself is accepted, and a unit beyond it is not', () => {
  test('of lots', () => {
    const trader = new Trader({ mark: '1' });
    expect(trader.place({ lots: 100_001n })).toEqual({ ok: false, refusal: 'lots-range', field: 'lots' });
    expect(trader.place({ lots: 100_000n }).ok).toBe(true);
  });

  test('of the last tier', () => {
    const trader = new Trader({ mark: '50000.01', funds: '3000000' });
    expect(trader.place({ lots: 100_000n, leverage: 2 })).toEqual({ ok: false, refusal: 'lots-range', field: 'lots' });
    trader.mark('50000');
    expect(trader.place({ lots: 100_000n, leverage: 2 }).ok).toBe(true);
  });

  test('of the money', () => {
    const poor = new Trader({ funds: '3035.999999' });
    expect(poor.place()).toEqual({ ok: false, refusal: 'insufficient-balance', field: 'lots' });
    const exact = new Trader({ funds: '3036' });
    expect(exact.place().ok).toBe(true);
    expect(exact.money()).toEqual({ available: '0', frozen: '3036' });
  });

  test('of the open interest, which counts positions at their opening price and is free again when they close', () => {
    const trader = new Trader({ rules: withTerms({ openInterestMax: usdt('90000') }) });
    trader.open();
    const beyond = { ok: false, refusal: 'open-interest-reached', field: 'lots' };
    expect(trader.place({ orderNo: 'g', lots: 501n })).toEqual(beyond);
    expect(trader.place({ orderNo: 'g', lots: 500n }).ok).toBe(true);
    trader.mark();
    expect(trader.place({ orderNo: 'h', lots: 1n })).toEqual(beyond);
    trader.close('f');
    trader.mark();
    expect(trader.place({ orderNo: 'h', lots: 1_000n }).ok).toBe(true);
  });
});

describe('what waits to open has its part of the open interest from its acceptance on', () => {
  const beyond = { ok: false, refusal: 'open-interest-reached', field: 'lots' };
  const full = () => new Trader({ rules: withTerms({ openInterestMax: usdt('60000') }) });

  test('at market at the last mark, until it has no mark', () => {
    const trader = full();
    trader.place({ lots: 500n });
    expect(trader.place({ orderNo: 'g', userId: 'b', lots: 501n })).toEqual(beyond);
    expect(trader.place({ orderNo: 'g', userId: 'b', lots: 500n }).ok).toBe(true);
    expect(trader.place({ orderNo: 'h', lots: 1n })).toEqual(beyond);
    trader.now += 2_001;
    trader.do({ kind: 'clock' });
    trader.mark();
    expect(trader.place({ orderNo: 'h', lots: 1_000n }).ok).toBe(true);
  });

  test('a limit at its price, until it is taken back', () => {
    const trader = full();
    trader.place({ ...limit, price: at('50000') });
    expect(trader.place({ orderNo: 'g', ...limit, price: at('10000.01') })).toEqual(beyond);
    expect(trader.place({ orderNo: 'g', ...limit, price: at('10000') }).ok).toBe(true);
    trader.do({ kind: 'revoke-futures-order', userId: 'a', orderNo: 'f' });
    expect(trader.place({ orderNo: 'h', ...limit, price: at('50000') }).ok).toBe(true);
  });

  test('a chased limit at the mark, itself counted once', () => {
    const trader = full();
    trader.place({ ...limit, price: at('50000') });
    trader.place({ orderNo: 'g', lots: 166n });
    expect(trader.chase()).toEqual(beyond);
    trader.do({ kind: 'revoke-futures-order', userId: 'a', orderNo: 'g' });
    expect(trader.chase().ok).toBe(true);
    expect(trader.place({ orderNo: 'h', lots: 1n })).toEqual(beyond);
  });

  test('after a restart as before it', () => {
    const trader = full();
    trader.place({ lots: 500n });
    trader.place({ orderNo: 'g', ...limit, lots: 500n, price: at('50000') });
    const interest = (book: FuturesBook) => book.promisedInterest('BTCUSDT', at('60000'), null);
    const again = new FuturesBook();
    for (const order of trader.state.futures.orders.values()) again.add(order);
    expect([interest(trader.state.futures), interest(again)]).toEqual([usdt('55000'), usdt('55000')]);
  });
});

test('an order at market is frozen whole, row by row, and keeps no price', () => {
  const trader = new Trader();
  const { result, effects } = trader.do({
    kind: 'place-futures-order',
    userId: 'a',
    orderNo: 'f',
    symbol: 'BTCUSDT',
    direction: 'short',
    orderType: 'market',
    price: at('1'),
    lots: 1_000n,
    leverage: 20,
    takeProfit: null,
    stopLoss: null,
  });
  const order = {
    orderNo: 'f',
    userId: 'a',
    symbol: 'BTCUSDT',
    direction: 'short',
    lots: 1_000n,
    size: 100_000_000n,
    leverage: 20,
    orderType: 'market',
    limitPrice: null,
    marketSince: start + 250,
    receivedAt: start + 250,
    feeRate: fraction('0.0006'),
    maintenanceRate: fraction('0.005'),
    takeProfit: null,
    stopLoss: null,
    status: 'pending',
    held: usdt('3036'),
    open: null,
    fee: zero,
    partOf: null,
    request: null,
    armed: [],
    lockedWith: null,
    close: null,
    closeReason: null,
    profit: null,
    closedAt: null,
  };
  expect(result).toEqual({ ok: true, value: order });
  expect([...effects.placedFutures]).toEqual([order]);
  expect(effects.journals.map(({ kind, reference, entries }) => [kind, reference, entries.length])).toEqual([
    ['futures-hold', 'f', 1],
  ]);
});

test('where nothing is charged, no fee is booked', () => {
  const trader = new Trader({ rules: withTerms({ feeRate: fraction('0') }) });
  trader.open();
  trader.close();
  const { journals } = trader.mark('60001');
  expect(journals.map(({ entries }) => entries.map(({ account }) => account.id))).toEqual([
    ['a:3:USDT', 'futures-house:0:USDT'],
  ]);
});
