import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { brokenInvariants } from '../../invariants.ts';
import { minus } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import type { FuturesOrder } from '../order.ts';
import { closingAt, futuresAccount } from '../settle.ts';
import { at, Trader } from '../test-trader.ts';

const part = (trader: Trader, lots: bigint, userId = 'a') =>
  trader.do({ kind: 'close-part', userId, orderNo: 'f', newOrderNo: 'p', lots }).result;
const shown = ({ status, lots, size, held, fee, profit, closeReason }: FuturesOrder) => ({
  status,
  lots,
  size,
  held,
  fee,
  profit,
  closeReason,
});
const orderOf = (trader: Trader, orderNo: string): FuturesOrder | undefined => trader.state.futures.orders.get(orderNo);

describe('a part that can’t be closed is refused, and nothing has changed', () => {
  const open = (): Trader => {
    const trader = new Trader();
    trader.open();
    return trader;
  };
  const locked = (): Trader => {
    const trader = open();
    trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' });
    trader.mark();
    return trader;
  };
  const asked = (): Trader => {
    const trader = open();
    trader.close();
    return trader;
  };
  const askedPart = (): Trader => {
    const trader = open();
    part(trader, 1n);
    return trader;
  };
  const waiting = (): Trader => {
    const trader = new Trader();
    trader.place({ orderType: 'limit', price: at('55000') });
    return trader;
  };
  test.each([
    ['no lots', open, 0n, 'a', 'lots-range', 'lots'],
    ['fewer than none', open, -1n, 'a', 'lots-range', 'lots'],
    ['more than there are', open, 1_001n, 'a', 'lots-range', 'lots'],
    ['another’s position', open, 1n, 'b', 'not-found', 'orderNo'],
    ['a limit that waits', waiting, 1n, 'a', 'order-not-holding', 'orderNo'],
    ['a leg of a locked pair', locked, 1n, 'a', 'order-locked', 'orderNo'],
    ['what closes already', asked, 1n, 'a', 'order-already-asked', 'orderNo'],
    ['what closes in part already', askedPart, 1n, 'a', 'order-already-asked', 'orderNo'],
  ] as const)('%s', (_what, begin, lots, userId, refusal, field) => {
    const trader = begin();
    const before = canonicalState(trader.state);
    expect(part(trader, lots, userId)).toEqual({ ok: false, refusal, field });
    expect(canonicalState(trader.state)).toBe(before);
  });
});

test('a part closes at the next mark as an order of its own, and the rest lives on', () => {
  const trader = new Trader();
  const order = trader.open({ takeProfit: at('61000'), stopLoss: at('59000') });
  expect(part(trader, 400n).ok).toBe(true);
  expect(order).toMatchObject({ lots: 1_000n, request: { kind: 'close', orderNo: 'p', lots: 400n } });
  const { placedFutures, changedFutures, journals } = trader.mark('60200');
  const [closed] = placedFutures;
  expect(closed === undefined ? null : shown(closed)).toEqual({
    status: 'closed',
    lots: 400n,
    size: 40_000_000n,
    held: 0n,
    // 14.4 of the opening, 0.4 × 60200 × 0.0006 for closing.
    fee: usdt('28.848'),
    profit: usdt('80'),
    closeReason: 'user',
  });
  expect(closed).toMatchObject({ orderNo: 'p', partOf: 'f', leverage: 20, open: order.open, request: null, armed: [] });
  expect([...changedFutures].map(({ orderNo }) => orderNo).sort()).toEqual(['f', 'p']);
  expect(journals.map(({ kind, reference }) => [kind, reference])).toEqual([['futures-close', 'p']]);
  expect(order).toMatchObject({
    status: 'holding',
    lots: 600n,
    size: 60_000_000n,
    held: usdt('1800'),
    fee: usdt('21.6'),
    leverage: 20,
    request: null,
    takeProfit: at('61000'),
    stopLoss: at('59000'),
  });
  expect(orderOf(trader, 'p')).toBeUndefined();
  // 10000 − 3036 + 1200 + 80 − 14.448.
  expect(trader.money()).toEqual({ available: '8229.552', frozen: '1800' });
  expect(trader.state.futures.promisedInterest('BTCUSDT', at('60000'), null)).toBe(usdt('36000'));
  trader.close();
  trader.mark('60200');
  expect(order).toMatchObject({ status: 'closed', profit: usdt('120'), fee: usdt('43.272') });
  expect(trader.state.futures.totalOpenInterest()).toBe(0n);
});

test('what is left goes on to be stopped and liquidated', () => {
  for (const [price, closeReason] of [
    ['59000', 'stopLoss'],
    ['57321', 'liquidation'],
  ] as const) {
    const trader = new Trader();
    const order = trader.open(closeReason === 'stopLoss' ? { stopLoss: at('59000') } : {});
    part(trader, 1n);
    trader.mark();
    for (let i = 0; i < 2; i += 1) trader.mark(closeReason === 'liquidation' ? '57320' : price);
    expect(order).toMatchObject({ status: 'closed', closeReason, lots: 999n });
  }
});

test('an alarm of the mark before stays with the rest', () => {
  const trader = new Trader();
  const order = trader.open({ stopLoss: at('59900') });
  trader.mark('59900');
  part(trader, 400n);
  trader.mark('59900');
  expect(order).toMatchObject({ status: 'closed', closeReason: 'stopLoss', lots: 600n });
});

test('all lots close the position whole, under its own number', () => {
  const trader = new Trader();
  const order = trader.open();
  expect(part(trader, 1_000n).ok).toBe(true);
  expect(order.request).toEqual({ kind: 'close', at: trader.now, orderNo: null, lots: null });
  expect(trader.mark('60200').placedFutures.size).toBe(0);
  expect(order).toMatchObject({ status: 'closed', closeReason: 'user', lots: 1_000n });
});

test('without a mark in two seconds nothing has changed, and it can be asked for again', () => {
  const trader = new Trader();
  const order = trader.open();
  const before = canonicalState(trader.state);
  part(trader, 400n);
  trader.now += 2_001;
  trader.do({ kind: 'clock' });
  expect(canonicalState(trader.state)).toBe(before);
  expect(order.request).toBeNull();
  expect(part(trader, 400n).ok).toBe(true);
});

test('margin, fees and size are divided to the last unit, and no part costs less than the whole would', () => {
  const cents = fc.integer({ min: 5_800_000, max: 6_200_000 }).map((whole) => (whole / 100).toFixed(2));
  fc.assert(
    fc.property(
      fc.record({
        direction: fc.constantFrom<'long' | 'short'>('long', 'short'),
        lots: fc.bigInt({ min: 2n, max: 500n }),
        leverage: fc.constantFrom(1, 2, 5, 10, 20),
        openAt: cents,
        marks: fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 500n }), cents), { minLength: 1, maxLength: 5 }),
      }),
      ({ direction, lots, leverage, openAt, marks }) => {
        const trader = new Trader({ funds: '100000', mark: openAt });
        const order = trader.open({ direction, lots, leverage });
        for (const [wanted, mark] of marks) {
          if (order.lots < 2n || order.status !== 'holding') break;
          const some = 1n + (wanted % (order.lots - 1n));
          const before = { ...order };
          const money = futuresAccount(trader.state, 'a').available;
          trader.do({ kind: 'close-part', userId: 'a', orderNo: 'f', newOrderNo: 'p', lots: some });
          const [piece] = trader.mark(mark).placedFutures;
          if (piece === undefined || order.closedAt !== null) break;
          expect([order.lots + piece.lots, order.size + piece.size]).toEqual([before.lots, before.size]);
          const share = { ...before, held: (before.held * some) / before.lots, fee: (before.fee * some) / before.lots };
          expect([order.held, order.fee]).toEqual([before.held - share.held, before.fee - share.fee]);
          const open = piece.open?.price ?? at('0');
          const alone = closingAt({ ...piece, held: minus(before.held, order.held) }, open, at(mark));
          expect(piece.profit).toBe(alone.profit);
          expect(piece.fee).toBe(share.fee + alone.fee);
          expect(futuresAccount(trader.state, 'a').available - money).toBe(alone.proceeds);
          expect(brokenInvariants(trader.state)).toEqual([]);
        }
      },
    ),
    { numRuns: 200 },
  );
});
