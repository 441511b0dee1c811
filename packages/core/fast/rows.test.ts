import { expect, test } from 'vitest';
import { at, Trader } from '../futures/test-trader.ts';
import { amount } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import type { Effects } from '../state.ts';

const start = new Trader().now;
const rows = ({ changedFastOrders }: Effects) => [...changedFastOrders].map(({ orderNo, result }) => [orderNo, result]);

function customer(): Trader {
  const trader = new Trader();
  trader.do({ kind: 'take-test-funds', userId: 'a' });
  return trader;
}

const place = (trader: Trader, orderNo = 'o', stake = '100') =>
  trader.do({
    kind: 'place-fast-order',
    userId: 'a',
    orderNo,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt(stake),
    bound: null,
  });

test('what is placed, entered and settled is a row each time, and no other', () => {
  const trader = customer();
  const { result, effects } = place(trader);
  if (!result.ok) throw new Error(result.refusal);
  expect([...effects.placedFastOrders]).toEqual([result.value]);
  expect(rows(trader.mark())).toEqual([['o', null]]);
  expect(rows(trader.mark())).toEqual([]);
  trader.now = start + 30_250;
  expect(rows(trader.mark('60001'))).toEqual([['o', 'win']]);
  expect(rows(trader.mark('60001'))).toEqual([]);
});

test('a mark of the very moment of receipt is no entry', () => {
  const trader = customer();
  trader.now += 10;
  const { result } = place(trader);
  const mark = { symbol: 'BTCUSDT', price: at('60001'), time: trader.now, seq: 1, backfilled: false };
  expect(rows(trader.do({ kind: 'tick', marks: [mark] }).effects)).toEqual([]);
  expect(result).toMatchObject({ ok: true, value: { entry: null } });
});

test('own loss limits count the stakes that are open, and no longer those that have ended', () => {
  const trader = customer();
  trader.do({ kind: 'update-limits', userId: 'a', dailyLoss: usdt('300'), stake: undefined, timeOutMs: undefined });
  for (const orderNo of ['o', 'p']) expect(place(trader, orderNo).result.ok).toBe(true);
  const beyond = { ok: false, refusal: 'own-loss-limit' };
  expect(place(trader, 'q', '100.000001').result).toEqual(beyond);
  trader.mark();
  trader.now += 250;
  expect(place(trader, 'q', '50').result.ok).toBe(true);
  trader.mark();
  trader.now = start + 30_250;
  // Both come back as ties; the third runs on.
  trader.mark('60000');
  expect(trader.state.fast.orders.size).toBe(1);
  expect(place(trader, 'r', '250.000001').result).toEqual(beyond);
  expect(place(trader, 'r', '250').result.ok).toBe(true);
});

test.each(['USDCUSDT', 'SHIBUSDT', 'PEPEUSDT'])('no fast order is taken on %s, whose tick is too coarse', (symbol) => {
  const trader = customer();
  trader.do({ kind: 'tick', marks: [{ symbol, price: at('1'), time: trader.now, seq: 0, backfilled: false }] });
  const { result } = trader.do({
    kind: 'place-fast-order',
    userId: 'a',
    orderNo: 'o',
    symbol,
    direction: 'up',
    seconds: 30,
    stake: amount(100_000_000n),
    bound: null,
  });
  expect(result).toEqual({ ok: false, refusal: 'symbol-unknown', field: 'symbol' });
});
