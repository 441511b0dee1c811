import { describe, expect, test } from 'vitest';
import { amount, minus, plus } from '../../money/amount.ts';
import { formatAmount, usdt } from '../../money/currencies.ts';
import { realRules } from '../../rules.ts';
import { houseAccount } from '../settle.ts';
import { at, Trader } from '../test-trader.ts';
import type { CloseAll } from './close-all.ts';

const all = (trader: Trader, symbol: string | null = null, userId = 'a') => close(trader, { userId, symbol });
const close = (trader: Trader, asked: Partial<CloseAll>) => {
  const { result } = trader.do({ kind: 'close-all', userId: 'a', symbol: null, pairOf: null, ...asked });
  return result.ok ? result.value.map(({ order, refusal }) => [order.orderNo, refusal]) : result;
};
const statusOf = (trader: Trader) =>
  [...trader.state.futures.orders.values()].map(({ orderNo, status }) => `${orderNo} ${status}`).sort();

/** As if the house had paid others all but this. */
function houseHas({ state }: Trader, text: string): void {
  const [house, world] = [houseAccount(state, 'futures-house'), houseAccount(state, 'world')];
  world.available = minus(plus(world.available, house.available), usdt(text));
  house.available = usdt(text);
}

test('an unknown symbol is refused', () => {
  const trader = new Trader();
  trader.open();
  expect(all(trader, 'NOSUCH')).toEqual({ ok: false, refusal: 'symbol-unknown', field: 'symbol' });
});

test('all own positions close at one mark; what waits, and what is another’s, stays', () => {
  const trader = new Trader();
  const small = { lots: 10n } as const;
  trader.open({ ...small, orderNo: 'one' });
  trader.open({ ...small, orderNo: 'two', direction: 'short' });
  trader.open({ ...small, orderNo: 'other', userId: 'b' });
  trader.place({ ...small, orderNo: 'limit', orderType: 'limit', price: at('55000') });
  expect(all(trader)).toEqual([
    ['one', null],
    ['two', null],
  ]);
  const { changedFutures } = trader.mark('60100');
  expect([...changedFutures].map(({ orderNo, status, close }) => [orderNo, status, close?.price])).toEqual([
    ['one', 'closed', at('60100')],
    ['two', 'closed', at('60100')],
  ]);
  expect(statusOf(trader)).toEqual(['limit pending', 'other holding']);
});

test('only those of the symbol, where one is named', () => {
  const trader = new Trader();
  trader.open();
  expect(all(trader, 'ETHUSDT')).toEqual([]);
  expect(all(trader, 'BTCUSDT')).toEqual([['f', null]]);
});

test('where nothing is open there is no outcome', () => {
  expect(all(new Trader())).toEqual([]);
});

test('a position that is asked of already says so, and the others close', () => {
  const trader = new Trader();
  trader.open({ orderNo: 'one', lots: 10n });
  trader.open({ orderNo: 'two', lots: 10n });
  trader.do({ kind: 'close-part', userId: 'a', orderNo: 'one', newOrderNo: 'p', lots: 4n });
  expect(all(trader)).toEqual([
    ['one', 'order-already-asked'],
    ['two', null],
  ]);
  trader.mark();
  expect(statusOf(trader)).toEqual(['one holding']);
});

test('without a mark in two seconds nothing closes', () => {
  const trader = new Trader();
  trader.open();
  all(trader);
  trader.now += 2_001;
  trader.do({ kind: 'clock' });
  expect(trader.state.futures.orders.get('f')).toMatchObject({ status: 'holding', request: null });
});

const notFound = { ok: false, refusal: 'not-found' };

describe('a locked pair', () => {
  const pair = (trader: Trader, mark = '60000') => {
    const long = trader.open();
    trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'f', newOrderNo: 'g' });
    trader.mark(mark);
    const short = trader.state.futures.orders.get('g');
    if (short === undefined) throw new Error('it is locked');
    return { long, short };
  };

  test.each(['54000', '60000', '66000'])('closes both legs at one mark as one, at %s', (mark) => {
    const trader = new Trader();
    const { long, short } = pair(trader);
    expect(all(trader)).toEqual([
      ['f', null],
      ['g', null],
    ]);
    expect(trader.mark(mark).journals.map(({ kind }) => kind)).toEqual(['futures-close']);
    expect([long.status, short.status, statusOf(trader)]).toEqual(['closed', 'closed', []]);
    expect(amount((long.profit ?? 1n) + (short.profit ?? 1n))).toBe(0n);
    const closing = Number(mark) * 0.0006 * 2;
    expect(trader.money()).toEqual({ available: String(10_000 - 72 - closing), frozen: '0' });
    expect(formatAmount(amount(long.fee + short.fee), 'USDT')).toBe(String(72 + closing));
  });

  test.each(['f', 'g'])('closes alone where one of its legs is named: %s', (pairOf) => {
    const trader = new Trader();
    pair(trader);
    trader.open({ orderNo: 'single', lots: 10n });
    trader.open({ orderNo: 'h', userId: 'b', lots: 10n });
    expect(close(trader, { pairOf, symbol: 'ETHUSDT' })).toEqual(notFound);
    expect(close(trader, { pairOf, userId: 'b' })).toEqual(notFound);
    expect(close(trader, { pairOf })).toEqual([
      ['f', null],
      ['g', null],
    ]);
    expect(trader.mark('60100').journals.map(({ kind }) => kind)).toEqual(['futures-close']);
    expect(statusOf(trader)).toEqual(['h holding', 'single holding']);
  });

  test('of which one leg has closed is what is left of it', () => {
    const trader = new Trader();
    pair(trader);
    trader.close('f');
    trader.mark();
    expect(close(trader, { pairOf: 'f' })).toEqual(notFound);
    expect(close(trader, { pairOf: 'g' })).toEqual([['g', null]]);
    trader.mark();
    expect(statusOf(trader)).toEqual([]);
  });

  test('closes though the house could not pay its winning leg alone', () => {
    const trader = new Trader({
      rules: { ...realRules, funding: {} },
      funds: '100000',
    });
    trader.do({ kind: 'top-up-reserve', reserve: 'futures-house', amount: usdt('120000'), reference: 't' });
    pair(trader);
    trader.mark('200000');
    trader.close('f');
    trader.mark('200000');
    expect(statusOf(trader)).toEqual(['f locked', 'g locked']);
    all(trader);
    trader.mark('200000');
    expect(statusOf(trader)).toEqual([]);
  });

  test('that the house can’t pay stays as it is, and nothing is asked of it any more', () => {
    const trader = new Trader({ rules: { ...realRules, funding: {} }, funds: '100000' });
    trader.do({ kind: 'top-up-reserve', reserve: 'futures-house', amount: usdt('122000'), reference: 't' });
    // Between opening and locking it has won 1000 for good.
    const { long, short } = pair(trader, '61000');
    houseHas(trader, '999');
    all(trader);
    trader.mark('61000');
    for (const leg of [long, short]) expect(leg).toMatchObject({ status: 'locked', request: null });
    houseHas(trader, '1000');
    all(trader);
    trader.mark('61000');
    expect(statusOf(trader)).toEqual([]);
  });

  test('closes one leg alone when the other was asked for after the mark', () => {
    const trader = new Trader();
    const { long, short } = pair(trader);
    trader.close('f');
    trader.now += 250;
    trader.close('g');
    const mark = { symbol: 'BTCUSDT', price: at('60000'), time: trader.now, seq: 99, backfilled: false };
    trader.do({ kind: 'tick', marks: [mark] });
    expect([long.status, short.status, short.request?.kind]).toEqual(['closed', 'holding', 'close']);
    trader.now += 250;
    trader.do({ kind: 'tick', marks: [{ ...mark, time: trader.now, seq: 100 }] });
    expect(short.status).toBe('closed');
  });
});
