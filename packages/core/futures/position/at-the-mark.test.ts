import { describe, expect, test } from 'vitest';
import type { Price } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import type { Effects } from '../../state.ts';
import { at, Trader } from '../test-trader.ts';

const of = { userId: 'a', orderNo: 'f' } as const;
const counter = { ...of, newOrderNo: 'g' } as const;
const references = ({ journals }: Effects): string[] => journals.map(({ reference }) => reference);
const statusOf = (trader: Trader, orderNo = 'f') => trader.state.futures.orders.get(orderNo)?.status;
const changed = ({ changedFutures }: Effects): string[] => [...changedFutures].map(({ orderNo }) => orderNo);

describe('the first mark after receipt', () => {
  test('is none of the very moment of receipt', () => {
    const trader = new Trader();
    trader.now += 10;
    trader.place();
    const mark = { symbol: 'BTCUSDT', price: at('60000'), time: trader.now, seq: 1, backfilled: false };
    trader.do({ kind: 'tick', marks: [mark] });
    expect(statusOf(trader)).toBe('pending');
  });

  test('comes within two seconds, or the order is cancelled by the mark itself', () => {
    for (const [late, status] of [
      [1_750, 'holding'],
      [1_751, undefined],
    ] as const) {
      const trader = new Trader();
      trader.place();
      trader.now += late;
      trader.mark();
      expect(statusOf(trader)).toBe(status);
    }
  });

  test('does what was asked for in the order of asking, and of numbers within one moment', () => {
    const trader = new Trader({ funds: '607.2' });
    trader.place({ orderNo: 'z', lots: 100n });
    trader.place({ orderNo: 'b', lots: 100n });
    // A higher price than what is frozen: the first is cancelled, its money carries the second.
    trader.mark('60006');
    expect([statusOf(trader, 'b'), statusOf(trader, 'z')]).toEqual([undefined, 'holding']);
  });

  test('fills limits and carries out stops in the order of receipt, whatever price comes first', () => {
    const trader = new Trader();
    const small = { orderType: 'limit', lots: 10n } as const;
    trader.place({ ...small, orderNo: 'y', price: at('58000'), stopLoss: at('56900') });
    trader.place({ ...small, orderNo: 'b', price: at('59000'), stopLoss: at('56500') });
    trader.place({ ...small, orderNo: 'c', price: at('59500') });
    trader.now += 1;
    trader.place({ ...small, orderNo: 'a', price: at('59800') });
    expect(references(trader.mark('57000'))).toEqual(['b', 'c', 'y', 'a']);
    trader.mark('56400');
    expect(references(trader.mark('56400'))).toEqual(['b', 'y']);
  });
});

describe('money at the mark', () => {
  test('that suffices to the last unit opens, one unit less cancels and returns all', () => {
    for (const [funds, status] of [
      ['3036.506', 'holding'],
      ['3036.505999', undefined],
    ] as const) {
      const trader = new Trader({ funds });
      trader.place();
      const effects = trader.mark('60010');
      expect(statusOf(trader)).toBe(status);
      expect(changed(effects)).toEqual(['f']);
      expect(trader.money()).toEqual(
        status === 'holding' ? { available: '0', frozen: '3000.5' } : { available: funds, frozen: '0' },
      );
    }
  });

  test('that lacks for a better price opens a limit at its own', () => {
    const trader = new Trader({ funds: '2985.4', mark: '58000' });
    trader.place({ direction: 'short', orderType: 'limit', price: at('59000') });
    trader.mark('59500');
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', open: { price: at('59000') } });
    expect(trader.money()).toEqual({ available: '0', frozen: '2950' });
  });

  test('that lacks for a chased limit lets it wait for its price again, once', () => {
    const trader = new Trader({ funds: '3036' });
    trader.place({ orderType: 'limit', price: at('50000') });
    expect(trader.chase().ok).toBe(true);
    expect(changed(trader.mark('60010'))).toEqual(['f']);
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'pending', marketSince: null });
    expect(references(trader.mark('50000'))).toEqual(['f']);
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', open: { price: at('50000') } });
  });

  test('a chased limit without a mark waits for its price again', () => {
    const trader = new Trader();
    trader.place({ orderType: 'limit', price: at('55000') });
    trader.chase();
    trader.now += 2_001;
    trader.do({ kind: 'clock' });
    expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'pending', marketSince: null });
    trader.mark('60000');
    expect(statusOf(trader)).toBe('pending');
    trader.mark('55000');
    expect(statusOf(trader)).toBe('holding');
  });

  test('carries a lock and a reverse to the last unit, upfront and at the mark', () => {
    for (const [kind, upfront, late] of [
      // 2964 come back of the position at 60000, 2864.06 at 59900, where the counter order takes 3030.94.
      ['reverse-position', '3108', '3202.88'],
      ['lock-position', '6072', '6077.06'],
    ] as const) {
      const later = kind === 'reverse-position' ? '59900' : '60100';
      for (const short of [false, true]) {
        const less = (funds: string) => new Trader({ funds: String(Number(funds) - (short ? 0.000001 : 0)) });
        const first = less(upfront);
        first.open();
        expect(first.do({ kind, ...counter }).result).toMatchObject(
          short ? { ok: false, refusal: 'insufficient-balance' } : { ok: true },
        );
        const second = less(late);
        second.open();
        expect(second.do({ kind, ...counter }).result.ok).toBe(true);
        const { placedFutures } = second.mark(later);
        expect([...placedFutures].map(({ orderNo }) => orderNo)).toEqual(short ? [] : ['g']);
        expect(statusOf(second, 'g')).toBe(short ? undefined : kind === 'lock-position' ? 'locked' : 'holding');
      }
    }
  });
});

describe('what no longer waits', () => {
  test('is not filled: a limit that was taken back', () => {
    const trader = new Trader();
    trader.place({ orderType: 'limit', price: at('59000') });
    trader.do({ kind: 'revoke-futures-order', ...of });
    expect(trader.mark('58000').journals).toEqual([]);
  });

  test('does not close: a stop that has been moved', () => {
    const trader = new Trader();
    trader.open({ stopLoss: at('59500') });
    trader.do({ kind: 'set-stops', ...of, stopLoss: at('58500'), takeProfit: undefined });
    for (let i = 0; i < 3; i += 1) trader.mark('59000');
    expect(statusOf(trader)).toBe('holding');
  });

  test('who sets a stop after the first mark at the liquidation price is liquidated by the second one', () => {
    const trader = new Trader();
    const order = trader.open();
    trader.mark('57320');
    expect(trader.do({ kind: 'set-stops', ...of, takeProfit: at('61000'), stopLoss: undefined }).result.ok).toBe(true);
    expect(order.armed).toEqual(['liquidation']);
    trader.mark('57320');
    expect(order).toMatchObject({ status: 'closed', closeReason: 'liquidation' });
  });

  test('a stop that is set anew after its first mark needs two marks again; the one beside it keeps its first', () => {
    const trader = new Trader();
    const order = trader.open({ stopLoss: at('59900') });
    const set = (takeProfit: Price | null | undefined, stopLoss?: Price | null) => {
      expect(trader.do({ kind: 'set-stops', ...of, takeProfit, stopLoss }).result.ok).toBe(true);
      return order.armed;
    };
    trader.mark('59900');
    expect(order.armed).toEqual(['stopLoss']);
    expect(set(at('61000'))).toEqual(['stopLoss']);
    trader.mark('60500');
    expect(set(at('60500'))).toEqual([]);
    trader.mark('60500');
    expect(order.armed).toEqual(['takeProfit']);
    expect(set(undefined, at('59000'))).toEqual(['takeProfit']);
    expect(set(at('60600'))).toEqual([]);
    trader.mark('59000');
    expect(set(undefined, at('58900'))).toEqual([]);
    trader.mark('58900');
    expect(statusOf(trader)).toBe('holding');
    trader.mark('58900');
    expect(statusOf(trader)).toBeUndefined();
  });

  test('changes no row: an alarm that has passed, a position that has ended', () => {
    const trader = new Trader();
    trader.open({ stopLoss: at('59500') });
    expect(changed(trader.mark('59400'))).toEqual(['f']);
    expect(changed(trader.mark('59600'))).toEqual(['f']);
    expect(trader.state.futures.orders.get('f')?.armed).toEqual([]);
    expect(changed(trader.mark('59600'))).toEqual([]);
    trader.mark('59400');
    expect([...trader.mark('59400').changedFutures]).toMatchObject([{ closeReason: 'stopLoss', armed: [] }]);
    expect(changed(trader.mark('59400'))).toEqual([]);
  });

  test('changes no row: the alarm of a position that has been locked', () => {
    const trader = new Trader();
    trader.open({ stopLoss: at('59500') });
    trader.mark('59400');
    trader.do({ kind: 'lock-position', ...counter });
    const { changedFutures } = trader.mark('59600');
    expect([...changedFutures]).toMatchObject([{ orderNo: 'f', status: 'locked', lockedWith: 'g', armed: [] }]);
    expect(changed(trader.mark('59400'))).toEqual([]);
  });
});

describe('stops', () => {
  test.each([
    ['long', { takeProfit: at('60100') }, '60100', '60099.99', 'takeProfit'],
    ['long', { stopLoss: at('59900') }, '59900', '59900.01', 'stopLoss'],
    ['short', { takeProfit: at('59900') }, '59900', '59900.01', 'takeProfit'],
    ['short', { stopLoss: at('60100') }, '60100', '60099.99', 'stopLoss'],
  ] as const)('of a %s: %o on the second mark in a row at %s', (direction, stop, there, before, reason) => {
    const trader = new Trader();
    const order = trader.open({ direction, ...stop });
    for (const mark of [before, there, before, there]) trader.mark(mark);
    expect(order.status).toBe('holding');
    const { receipts } = trader.mark(there);
    expect(order).toMatchObject({ status: 'closed', closeReason: reason, close: { price: at(there) } });
    const lines = receipts.map(({ content }) => content.split('\n'));
    expect(lines.map(([terms]) => terms)).toEqual([
      `terms futures|f|a|BTCUSDT|${direction}|1000|100000000|20|60000|500000|${order.receivedAt}`,
    ]);
    expect(lines.map((all) => all.slice(2, 5))).toEqual([
      [
        `open 1@${order.open?.time}=6000000000000`,
        `close 6@${order.close?.time}=${at(there)}`,
        `trigger ${reason === 'takeProfit' ? 'stopProfit' : reason}=${at(there)}`,
      ],
    ]);
  });

  test('that the opening mark equals do not arm', () => {
    const trader = new Trader();
    trader.place({ takeProfit: at('60100'), stopLoss: at('59900') });
    trader.mark('60100');
    expect(trader.state.futures.orders.get('f')).toMatchObject({ takeProfit: null, stopLoss: at('59900') });
  });
});

test('what its owner asks for says so: from when the next mark counted, and what came of it', () => {
  const trader = new Trader();
  const { receivedAt, open } = trader.open();
  const asked = trader.now;
  trader.do({ kind: 'reverse-position', ...counter });
  const [closing, opening, ...more] = trader.mark('60100').receipts;
  const { close } = trader.state.futures.orders.get('g') ?? {};
  expect([more, close]).toEqual([[], null]);
  const at = trader.now;
  expect(closing).toMatchObject({ receiptNo: 'f', time: at });
  expect(closing?.content.split('\n')).toEqual([
    `terms futures-close|f|a|BTCUSDT|long|1000|100000000|20|60000|500000|${receivedAt}`,
    'margin 3000000000',
    'limit -',
    `open 1@${open?.time}=6000000000000`,
    `asked ${asked}`,
    `close 2@${at}=6010000000000`,
    'reason reverse',
    'profit 100000000',
    'fee 36060000',
    'paid 3063940000',
    'kept 0',
    `journal ${closing?.journal}`,
  ]);
  expect(opening).toMatchObject({ receiptNo: 'g-open', time: at });
  expect(opening?.content.split('\n')).toEqual([
    `terms futures-open|g|a|BTCUSDT|short|1000|100000000|20|60000|500000|${at}`,
    'limit -',
    `asked ${asked}`,
    `mark 2@${at}=6010000000000`,
    'price 6010000000000',
    'margin 3005000000',
    'fee 36060000',
    `journal ${opening?.journal}`,
  ]);
});

test('a liquidation begins where it begins exactly, not at its rounded price', () => {
  const trader = new Trader();
  const order = trader.open();
  for (let i = 0; i < 3; i += 1) trader.mark('57320.99758649');
  expect(order).toMatchObject({ status: 'holding', armed: [] });
  for (let i = 0; i < 2; i += 1) trader.mark('57320.99758648');
  expect(order.closeReason).toBe('liquidation');
});

test('opening margins count towards the release of a bonus, locked legs do not', () => {
  const volume = (trader: Trader) => trader.state.bonuses.get('a')?.volume;
  const trader = new Trader();
  trader.do({ kind: 'sign-up-gift', userId: 'a' });
  trader.open({ lots: 10n });
  expect(volume(trader)).toBe(usdt('30'));
  trader.do({ kind: 'reverse-position', ...counter });
  trader.mark();
  expect(volume(trader)).toBe(usdt('60'));
  trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'g', newOrderNo: 'h' });
  trader.mark();
  expect([statusOf(trader, 'h'), volume(trader)]).toEqual(['locked', usdt('60')]);
});

test('the counter order of a short is a long', () => {
  const trader = new Trader();
  trader.open({ direction: 'short' });
  trader.do({ kind: 'reverse-position', ...counter });
  trader.mark();
  expect(trader.state.futures.orders.get('g')).toMatchObject({ direction: 'long', status: 'holding' });
});

test('stops of a position are held against the mark, whatever its limit was', () => {
  const trader = new Trader();
  trader.place({ orderType: 'limit', price: at('59000') });
  trader.mark('59000');
  trader.mark('60000');
  const stops = { kind: 'set-stops', ...of, stopLoss: at('59500'), takeProfit: undefined } as const;
  expect(trader.do(stops).result.ok).toBe(true);
});

test('a short limit above the mark is frozen at its own price', () => {
  const trader = new Trader({ mark: '58000' });
  trader.place({ direction: 'short', orderType: 'limit', price: at('59000') });
  expect(trader.money().frozen).toBe('2985.4');
});
