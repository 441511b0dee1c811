import type { Command } from '@candor/core/engine.ts';
import { apply } from '@candor/core/engine.ts';
import { product } from '@candor/core/earn/test-house.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { settingsOf } from '@candor/core/rule-versions/settings.ts';
import { expect, test } from 'vitest';
import { asData } from '../engine/seams/as-data.ts';
import type { Beside } from '../engine/seams/beside.ts';
import type { AnyQuestion, AnyTeller } from '../engine/seams/named.ts';
import { besideAfter, besideAt, markAt } from '../engine/seams/test-beside.ts';
import { deposit, funds, futures, toFutures, withdrawal } from '../engine/seams/test-commands.ts';
import { named } from './named.ts';

const tried = new Set<string>();

/** What a question answers, as another process would get it. */
function ask(beside: Beside, name: string, args: unknown): unknown {
  tried.add(name);
  const { answer } = named.questions.get(name) as AnyQuestion;
  return asData(answer(beside, asData(args) as never));
}

/** What a command's teller tells of its value. */
function tell(beside: Beside, name: string, command: Command, args: unknown): unknown {
  tried.add(name);
  const { result } = apply(beside.state, command, besideAt);
  if (!result.ok) throw new Error(`${command.kind} is refused: ${result.refusal}`);
  const teller = named.tellers.get(name) as AnyTeller;
  return asData(teller.present(result.value as never, asData(args) as never, beside));
}

const toSpot = { ...toFutures, transferId: 't2', toType: 2, amount: usdt('1000') } as const;
const marks = [markAt('BTCUSDT', '60000')];
const sold: Command[] = [
  { kind: 'change-product', product },
  { kind: 'fund-pool', productId: 'p', amount: usdt('500'), reference: 'r' },
];
const purchase = {
  kind: 'purchase-earn-product',
  product: 'lock-mining',
  productId: 'p',
  userId: 'a',
  orderNo: 'e',
  amount: usdt('1000'),
} as const;
const spot = {
  kind: 'place-spot-order',
  userId: 'a',
  orderNo: 's',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  tick: 5_900_000,
  steps: 100,
  budget: null,
} as const;

test('balances are told as they are right after the command', () => {
  expect(tell(besideAfter([]), 'changed-balance', funds, { userId: 'a' })).toMatchObject({
    accountType: 1,
    currencyCode: 'USDT',
    available: '10000',
  });
  const args = { transferId: 't3', userId: 'a', fromType: 1, toType: 3, currencyCode: 'USDT' };
  expect(tell(besideAfter([funds]), 'transferred', toFutures, args)).toMatchObject({
    id: 't3',
    from: { accountType: 1, available: '8000' },
    to: { accountType: 3, available: '2000' },
  });
  const limits = { kind: 'update-limits', userId: 'a', dailyLoss: usdt('50'), stake: undefined, timeOutMs: undefined };
  expect(tell(besideAfter([funds]), 'updated-limits', limits as Command, { userId: 'a' })).toMatchObject({
    dailyLossUsdt: '50',
    stakeUsdt: null,
    lostTodayUsdt: '0',
  });
});

test('deposits and withdrawals are told with what their owner sees of the form', () => {
  const form = { screenshot: 'file', bankName: null, cardNo: null };
  expect(tell(besideAfter([funds]), 'deposit', deposit, form)).toMatchObject({
    orderNo: 'd',
    amount: '100',
    screenshot: 'file',
    step: 'requested',
  });
  const beside = besideAfter([funds]);
  expect(tell(beside, 'withdrawal', withdrawal, null)).toMatchObject({ orderNo: 'w', amount: '1000', address: 'T' });
  expect(ask(beside, 'open-withdrawal', 'w')).toMatchObject({ userId: 'a' });
  expect(ask(besideAfter([funds, deposit]), 'open-deposit', 'd')).toMatchObject({ userId: 'a', vndRate: null });
  expect(ask(beside, 'withdrawal-standing', { userId: 'a', currency: 'USDT' })).toEqual({
    available: '9000',
    bonusLocked: '0',
    withdrawalsFrozen: false,
    usedToday: 'w',
  });
  expect(ask(beside, 'payout-blocked', { userId: 'a' })).toBeNull();
  expect(ask(besideAfter([{ kind: 'freeze-withdrawals', userId: 'a' }]), 'frozen-by-owner', 'a')).toBe(true);
});

test('what closing an account pays, and what stands against it, are of one moment', () => {
  const free = besideAfter([funds], marks);
  expect(ask(free, 'closing-terms', 'a')).toMatchObject({
    blockers: { withdrawals: 0, fast: 0 },
    payout: { total: '10000' },
    bonusLocked: '0',
  });
  expect(ask(free, 'closing-blocked', 'a')).toBe(false);
  const bound = besideAfter([funds, withdrawal], marks);
  expect(ask(bound, 'closing-blocked', 'a')).toBe(true);
  expect(ask(bound, 'closing-terms', 'a')).toMatchObject({ blockers: { withdrawals: 1, fast: 0 } });
});

test('a product is bought and redeemed under the name that it has in the language of the call', () => {
  const beside = besideAfter([...sold, funds]);
  expect(ask(beside, 'earn-products', null)).toMatchObject([{ product: { productId: 'p' }, pool: usdt('500') }]);
  expect(ask(beside, 'earn-product', 'p')).toMatchObject({ days: 30 });
  expect(ask(beside, 'wanted-purchase', purchase)).toMatchObject({ ok: true, value: { orderNo: 'e' } });
  const speaking: Beside = Object.create(beside, {
    productName: { value: ({ productId }: { productId: string }, language: string) => `${productId} in ${language}` },
  }) as Beside;
  expect(tell(speaking, 'purchased-lock', purchase, { language: 'vi' })).toMatchObject({
    orderNo: 'e',
    productName: 'p in vi',
    amount: '1000',
  });
  expect(ask(speaking, 'open-earn-order', 'e')).toMatchObject({ userId: 'a', kind: 'lock-mining' });
  expect(ask(speaking, 'earn-liabilities', null)).toMatchObject([{ orders: 1, principal: usdt('1000') }]);
  const redeem = { kind: 'redeem-earn-order', product: 'lock-mining', userId: 'a', orderNo: 'e' } as const;
  expect(tell(speaking, 'redeemed-lock', redeem, { language: 'de' })).toMatchObject({ productName: 'p in de' });
});

test('wealth is told by its own row', () => {
  const wealth = { ...product, kind: 'wealth' } as const;
  const beside = besideAfter([
    { kind: 'change-product', product: wealth },
    { kind: 'fund-pool', productId: 'p', amount: usdt('500'), reference: 'r' },
    funds,
  ]);
  const buy = { ...purchase, product: 'wealth' } as const;
  expect(tell(beside, 'purchased-wealth', buy, { language: 'en' })).toMatchObject({ productName: 'p', amount: '1000' });
  const redeem = { kind: 'redeem-earn-order', product: 'wealth', userId: 'a', orderNo: 'e' } as const;
  expect(tell(beside, 'redeemed-wealth', redeem, { language: 'en' })).toMatchObject({ productName: 'p' });
});

test('a quote and its exchange carry the same terms, and a refusal names the range at the mark', () => {
  const beside = besideAfter([funds], marks);
  const quote = { kind: 'quote-exchange', quoteId: 'q', userId: 'a', from: 'USDT', to: 'BTC', source: 'test' } as const;
  const told = tell(beside, 'quote', { ...quote, quantity: usdt('100') }, null);
  expect(told).toMatchObject({ quoteId: 'q', quantity: '100', currencyCode: 'USDT', targetCurrency: 'BTC' });
  const carried = tell(beside, 'exchange', { kind: 'execute-exchange', userId: 'a', quoteId: 'q' }, null);
  const { rate: quoted } = told as { rate: string };
  expect(carried).toMatchObject({ id: 'q', rate: quoted });
  expect(Object.keys(ask(beside, 'exchange-range', 'BTC') as object)).toEqual(['min', 'max', 'currency']);
  expect(ask(besideAfter([]), 'exchange-range', 'BTC')).toEqual({});
});

test('orders are told with the mark beside them, and found by their owner alone', () => {
  const placed = besideAfter([funds, toFutures], marks);
  expect(tell(placed, 'placed-futures', futures, { symbol: 'BTCUSDT', lots: '1' })).toMatchObject({
    orderNo: 'f',
    status: 'pending',
  });
  expect(ask(placed, 'own-futures', { userId: 'a', orderNo: 'f' })).toMatchObject({ orderNo: 'f' });
  expect(ask(placed, 'own-futures', { userId: 'b', orderNo: 'f' })).toBeNull();
  const all = { kind: 'close-all', userId: 'a', symbol: null, pairOf: null } as const;
  expect(tell(placed, 'closed-all', all, null)).toEqual([]);
  const revoke = { kind: 'revoke-futures-order', userId: 'a', orderNo: 'f' } as const;
  expect(tell(besideAfter([funds, toFutures, futures], marks), 'acted-on-futures', revoke, null)).toMatchObject({
    orderNo: 'f',
  });
  const fast = { kind: 'place-fast-order', userId: 'a', orderNo: 'o', symbol: 'BTCUSDT', direction: 'up' } as const;
  const ticket = { ...fast, seconds: 30, stake: usdt('10'), bound: null };
  expect(tell(placed, 'placed-fast', ticket, null)).toMatchObject({ orderNo: 'o', currentPrice: '60000' });
  expect(tell(placed, 'carried-out-orders', { kind: 'carry-out-orders', orders: [] }, [])).toEqual([]);
});

test('a spot order is in the book that is looked at, until it is ended', () => {
  const beside = besideAfter([funds, toSpot], marks);
  expect(tell(beside, 'placed-spot', spot, { symbol: 'BTCUSDT' })).toMatchObject({ orderNo: 's', symbol: 'BTCUSDT' });
  expect(ask(beside, 'book-levels', 'BTCUSDT')).toEqual({ bids: [{ tick: 5_900_000, steps: 100 }], asks: [] });
  const deep = { bids: [{ tick: 5_900_000, steps: 100 }], asks: [] };
  expect(ask(beside, 'deep-book', { symbol: 'BTCUSDT', levels: 1_000 })).toEqual(deep);
  expect(ask(beside, 'deep-book', { symbol: 'BTCUSDT', levels: 0 })).toEqual({ bids: [], asks: [] });
  const amend = { kind: 'amend-spot-order', userId: 'a', orderNo: 's', steps: 50 } as const;
  const less = { orderNo: 's', quantity: '0.0005' };
  expect(tell(beside, 'amended-spot', amend, { symbol: 'BTCUSDT' })).toMatchObject(less);
  const end = { kind: 'end-spot-order', userId: 'a', orderNo: 's', untouched: false } as const;
  expect(tell(beside, 'ended-spot', end, null)).toMatchObject({ orderNo: 's' });
  expect(ask(beside, 'book-levels', 'BTCUSDT')).toEqual({ bids: [], asks: [] });
});

test('a countdown is told, and known as due when its time has come', () => {
  const countdown = { kind: 'set-countdown', userId: 'a', symbol: null, countdownMs: 5_000 } as const;
  const told = tell(besideAfter([funds], marks), 'countdown', countdown, null);
  expect(told).toMatchObject({ symbol: null, countdownTime: 5_000 });
});

test('of two orders of which one ends the other both are told', () => {
  const list = {
    kind: 'place-spot-list',
    userId: 'a',
    orderNo: 'l',
    symbol: 'BTCUSDT',
    side: 'buy',
    steps: 100,
    limit: { orderNo: 'x', tick: 5_900_000 },
    stop: { orderNo: 'y', tick: null, at: { when: 'rising', tick: 6_100_000 } },
  } as const;
  const beside = besideAfter([funds, toSpot], marks);
  expect(tell(beside, 'placed-spot-list', list, { symbol: 'BTCUSDT' })).toMatchObject({
    limit: { orderNo: 'x', symbol: 'BTCUSDT' },
    stop: { orderNo: 'y', symbol: 'BTCUSDT' },
  });
});

test('what operators look at is the house as it is now', () => {
  const beside = besideAfter([funds], marks);
  expect(ask(beside, 'exposure', { symbols: ['BTCUSDT'] })).toMatchObject({
    time: besideAt,
    symbols: [{ symbol: 'BTCUSDT', halted: false, fastOrders: 0, spotOrders: 0 }],
  });
  expect(ask(beside, 'reserve-use', { symbols: ['BTCUSDT'] })).toEqual([
    { name: 'fast-reserve', used: usdt('0'), limit: usdt('100000000') },
    { name: 'fast:BTCUSDT', used: usdt('0'), limit: usdt('25000000') },
  ]);
  expect(ask(beside, 'stress', { percent: 5 })).toEqual({ time: besideAt, stress: [], customers: [], total: '0' });
  expect(ask(beside, 'unpaid', null)).toBeNull();
  expect(ask(beside, 'next-journal', null)).toBe(beside.state.nextJournal);
  const units = (currency: string) => ask(beside, 'worth-of-units', { currency, units: usdt('2') });
  expect([units('USDT'), units('DOGE')]).toEqual([usdt('2'), 'unknown']);
  expect(ask(beside, 'worth-of-all', 'a')).toBe(usdt('10000'));
  expect(ask(beside, 'awaits-bonus', 'a')).toBe(true);
  expect(ask(beside, 'self-excluded', 'a')).toBe(false);
  expect(ask(beside, 'loss-limited', 'a')).toBe(false);
  expect(ask(beside, 'order-rates', 'a')).toMatchObject({ perTenSeconds: 100, perDay: 200_000 });
});

test('other rules are judged and weighed beside those in force', () => {
  const beside = besideAfter([funds], marks);
  const settings = settingsOf(beside.state.rules);
  const change = { basedOn: 1, settings, from: null };
  expect(ask(beside, 'judged-rules', change)).toEqual({ ok: true, value: besideAt + 60_000 });
  expect(ask(beside, 'judged-rules', { ...change, basedOn: 0 })).toMatchObject({ refusal: 'rules-moved' });
  const { base, worst } = ask(beside, 'weighed-rules', { settings }) as { base: object; worst: Record<string, object> };
  expect(base).toMatchObject({ version: 1, since: 0 });
  expect(worst['after']).toEqual(worst['before']);
});

test('whatever is named to the engine has been tried above as data', () => {
  expect([...named.tellers.keys(), ...named.questions.keys()].filter((name) => !tried.has(name))).toEqual([]);
});
