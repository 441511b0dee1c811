import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Mark } from '../market/mark.ts';
import { amount, price, zero } from '../money/amount.ts';
import { parseAmount, usdt, type Currency } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import { accountOf, type Rules, type State } from '../state.ts';
import { beginTurn, record } from '../turn.ts';
import type { QuoteExchange } from './quote-exchange.ts';
import { exchangeReceipt } from './quote.ts';

const start = 1_800_000_000_000;
const whole = 10n ** 8n;
const mark = (symbol: string, seq: number, after: number, units: bigint): Mark => ({
  symbol,
  seq,
  time: start + after,
  price: price(units),
  backfilled: false,
});
const tick = (state: State, seq: number, after: number, btc = 60_000n * whole): void => {
  apply(
    state,
    { kind: 'tick', marks: [mark('BTCUSDT', seq, after, btc), mark('ETHUSDT', seq, after, 3_000n * whole)] },
    start + after,
  );
};
function funded(rules: Rules = paperRules): State {
  const state = emptyState(rules);
  apply(state, { kind: 'fund-house' }, start);
  apply(state, { kind: 'take-test-funds', userId: 'a' }, start);
  tick(state, 0, 0);
  return state;
}
const quote = (state: State, after: number, changes: Partial<QuoteExchange> = {}) =>
  apply(
    state,
    {
      kind: 'quote-exchange',
      quoteId: 'q1',
      userId: 'a',
      from: 'USDT',
      to: 'BTC',
      quantity: usdt('600'),
      source: 'test',
      ...changes,
    },
    start + after,
  ).result;
const execute = (state: State, after: number, quoteId = 'q1', userId = 'a') =>
  apply(state, { kind: 'execute-exchange', userId, quoteId }, start + after);
const own = (state: State, currency: Currency) => state.accounts.get(`a:1:${currency}`)?.available ?? zero;

test.each<[string, Partial<QuoteExchange>, string, string]>([
  ['into itself', { to: 'USDT' }, 'same-currency', 'targetCurrency'],
  ['the dong, which has no market', { to: 'VND' }, 'currency-unknown', 'targetCurrency'],
  ['from a currency without a mark', { from: 'SOL' }, 'currency-unknown', 'currencyCode'],
  ['nothing', { quantity: zero }, 'exchange-range', 'quantity'],
  ['less than nothing', { quantity: amount(-1n) }, 'exchange-range', 'quantity'],
  ['one unit less than the minimum', { quantity: usdt('0.999999') }, 'exchange-range', 'quantity'],
  ['one unit more than the maximum', { quantity: usdt('100000.000001') }, 'exchange-range', 'quantity'],
  ['a unit more than there is', { quantity: usdt('10000.000001') }, 'insufficient-balance', 'quantity'],
  ['what another user has', { userId: 'b' }, 'insufficient-balance', 'quantity'],
])('refuses to quote %s and changes nothing', (_name, changes, refusal, field) => {
  const state = funded();
  const before = canonicalState(state);
  expect(quote(state, 0, changes)).toEqual({ ok: false, refusal, field });
  expect(canonicalState(state)).toBe(before);
});

test('refuses a quote on a mark that is older than a second, on either side', () => {
  const state = funded();
  expect(quote(state, 1_001)).toMatchObject({ refusal: 'market-halted', field: 'targetCurrency' });
  expect(quote(state, 1_001, { from: 'BTC', to: 'USDT' })).toMatchObject({
    refusal: 'market-halted',
    field: 'currencyCode',
  });
  expect(quote(state, 1_000).ok).toBe(true);
});

test('the bounds themselves are in range, and all that is there may be exchanged', () => {
  const state = funded();
  expect(quote(state, 0, { quantity: usdt('1') }).ok).toBe(true);
  expect(quote(state, 0, { quantity: usdt('10000') }).ok).toBe(true);
  expect(quote(state, 0, { quantity: usdt('100000') })).toMatchObject({ refusal: 'insufficient-balance' });
});

test('where the fee would take all of it nothing is exchanged, whatever the minimum', () => {
  const free = funded({ ...paperRules, exchange: { ...paperRules.exchange, minWorth: zero } });
  // 0.001 USDT are one unit of bitcoin, which is the fee.
  expect(quote(free, 0, { quantity: amount(1_000n) })).toEqual({
    ok: false,
    refusal: 'exchange-range',
    field: 'quantity',
  });
  expect(quote(free, 0, { quantity: amount(1_201n) })).toMatchObject({ value: { gross: 2n, fee: 1n, obtainable: 1n } });
});

test('the house covers a quote to the last unit of what buying outside costs', () => {
  const funding = (text: string) => funded({ ...paperRules, funding: { 'exchange-house': usdt(text) } });
  expect(quote(funding('599.999399'), 0)).toMatchObject({ refusal: 'exchange-limit-reached' });
  expect(quote(funding('599.9994'), 0).ok).toBe(true);
});

test('of two quotes that the house could cover alone the second one waits', () => {
  const state = funded({ ...paperRules, funding: { 'exchange-house': usdt('600') } });
  apply(state, { kind: 'take-test-funds', userId: 'b' }, start);
  for (const userId of ['a', 'b']) {
    expect(quote(state, 0, { userId, quoteId: userId, quantity: usdt('599') }).ok).toBe(true);
    expect(execute(state, 0, userId, userId).result.ok).toBe(true);
  }
  const coins = { from: 'BTC', to: 'ETH', quantity: parseAmount('0.009', 'BTC') ?? zero } as const;
  for (const userId of ['a', 'b']) expect(quote(state, 0, { ...coins, userId, quoteId: userId }).ok).toBe(true);
  expect(execute(state, 0, 'a', 'a').result.ok).toBe(true);
  expect(execute(state, 0, 'b', 'b').result).toEqual({
    ok: false,
    refusal: 'exchange-limit-reached',
    field: 'quoteId',
  });
});

test('a quote out of a coin waits for its market too', () => {
  const state = funded();
  quote(state, 0);
  execute(state, 0);
  expect(quote(state, 0, { from: 'BTC', to: 'USDT', quantity: amount(100_000n) }).ok).toBe(true);
  expect(execute(state, 1_001).result).toEqual({ ok: false, refusal: 'market-halted', field: 'quoteId' });
});

test('a quote is a row when it is made and gone when it is used or has expired', () => {
  const state = funded();
  apply(state, { kind: 'take-test-funds', userId: 'b' }, start);
  const ask = (userId: string, after: number) =>
    apply(
      state,
      {
        kind: 'quote-exchange',
        quoteId: userId,
        userId,
        from: 'USDT',
        to: 'BTC',
        quantity: usdt('600'),
        source: 'test',
      },
      start + after,
    );
  const made = ask('a', 0);
  expect([...made.effects.quotes]).toEqual([['a', made.result.ok ? made.result.value : null]]);
  const { result, effects } = execute(state, 0, 'a');
  expect([...effects.quotes]).toEqual([['a', null]]);
  expect(effects.exchanges).toEqual([result.ok ? result.value : null]);
  ask('a', 0);
  tick(state, 1, 10_000);
  expect([...ask('b', 10_000).effects.quotes].map(([userId, quoted]) => [userId, quoted?.quoteId ?? null])).toEqual([
    ['a', null],
    ['b', 'b'],
  ]);
});

test('a quote is carried out exactly as quoted, once, and both currencies add up', () => {
  const state = funded();
  expect(quote(state, 0)).toMatchObject({
    ok: true,
    value: { gross: 999_999n, fee: 1_000n, obtainable: 998_999n, expiresAt: start + 10_000 },
  });
  expect(execute(state, 500, 'q1', 'b').result).toEqual({ ok: false, refusal: 'quote-ended', field: 'quoteId' });
  expect(execute(state, 500, 'other').result).toEqual({ ok: false, refusal: 'quote-ended', field: 'quoteId' });
  const { result, effects } = execute(state, 500);
  expect(result.ok).toBe(true);
  expect(effects.journals.map(({ kind }) => kind)).toEqual(['house-cover', 'exchange']);
  expect([own(state, 'USDT'), own(state, 'BTC')]).toEqual([usdt('9400'), 998_999n]);
  expect(state.accounts.get('fees:0:BTC')?.available).toBe(1_000n);
  // What the house sold it had bought at the mark: it is left with the roundings, and nothing of the coin.
  expect([
    state.accounts.get('exchange-house:0:USDT')?.available,
    state.accounts.get('exchange-house:0:BTC')?.available,
  ]).toEqual([usdt('100000000.0006'), 0n]);
  expect(brokenInvariants(state)).toEqual([]);
  for (let i = 0; i < 32; i += 1) expect(execute(state, 600).result).toMatchObject({ refusal: 'quote-ended' });
  expect(own(state, 'BTC')).toBe(998_999n);
});

test('of two quotes only the newer lives', () => {
  const state = funded();
  quote(state, 0);
  quote(state, 100, { quoteId: 'q2', quantity: usdt('60') });
  expect(execute(state, 200, 'q1').result).toMatchObject({ refusal: 'quote-ended' });
  expect(execute(state, 200, 'q2').result.ok).toBe(true);
  expect(own(state, 'USDT')).toBe(usdt('9940'));
});

test('a quote is good up to its last millisecond and never after', () => {
  const [late, just] = [funded(), funded()];
  for (const state of [late, just]) {
    quote(state, 0);
    tick(state, 1, 9_500);
  }
  expect(execute(late, 10_000).result).toEqual({ ok: false, refusal: 'quote-expired', field: 'quoteId' });
  expect(execute(just, 9_999).result.ok).toBe(true);
});

test.each([
  [60_030n, true],
  [60_031n, false],
  [59_971n, true],
  [59_969n, false],
])('while the mark is at %i the quote of 60,000 holds: %s', (btc, holds) => {
  const state = funded();
  quote(state, 0);
  tick(state, 1, 250, btc * whole);
  expect(execute(state, 300).result).toMatchObject(holds ? { ok: true } : { refusal: 'quote-moved' });
});

test('a symbol that operators have stopped prices nothing, and its quotes wait', () => {
  const state = funded();
  expect(quote(state, 0).ok).toBe(true);
  apply(state, { kind: 'set-halt', symbol: 'BTCUSDT', halted: true }, start);
  expect(execute(state, 0).result).toMatchObject({ refusal: 'market-paused' });
  expect(quote(state, 0)).toMatchObject({ refusal: 'market-paused', field: 'targetCurrency' });
  expect(quote(state, 0, { to: 'ETH' }).ok).toBe(true);
  expect(execute(state, 0).result.ok).toBe(true);
});

test('a quote waits for a halted market, and for money that has gone', () => {
  const state = funded();
  quote(state, 0);
  expect(execute(state, 2_000).result).toMatchObject({ refusal: 'market-halted' });
  tick(state, 1, 2_250);
  apply(
    state,
    {
      kind: 'transfer',
      transferId: 't',
      userId: 'a',
      fromType: 1,
      toType: 2,
      currency: 'USDT',
      amount: usdt('9400.000001'),
    },
    start + 2_250,
  );
  expect(execute(state, 2_300).result).toMatchObject({ refusal: 'insufficient-balance' });
  expect(brokenInvariants(state)).toEqual([]);
});

test('the house gives what it has or can buy, and not more', () => {
  const state = funded({ ...paperRules, funding: { 'exchange-house': usdt('599.999') } });
  expect(quote(state, 0)).toMatchObject({ refusal: 'exchange-limit-reached', field: 'quantity' });
  expect(quote(state, 0, { quantity: usdt('599') }).ok).toBe(true);
  expect(execute(state, 1).result.ok).toBe(true);
  expect(
    quote(state, 2, { quoteId: 'q2', from: 'BTC', to: 'ETH', quantity: parseAmount('0.009', 'BTC') ?? zero }).ok,
  ).toBe(true);
  expect(execute(state, 3, 'q2').result.ok).toBe(true);
  expect(brokenInvariants(state)).toEqual([]);
});

test('ten thousand round trips of one unit gain nothing: it is refused, and without a minimum it only loses', () => {
  const strict = funded();
  const free = funded({ ...paperRules, exchange: { ...paperRules.exchange, minWorth: zero } });
  const money = (state: State) => [own(state, 'USDT'), own(state, 'BTC')];
  const fund = (state: State) =>
    record(beginTurn(state, start), 'house-top-up', 'x', [
      pay(accountOf(state, 'world', accountTypes.house, 'BTC'), amount(10n)),
      receive(accountOf(state, 'a', accountTypes.account, 'BTC'), amount(10n)),
    ]);
  fund(free);
  const before = money(strict);
  const worth = (state: State) => own(state, 'USDT') + own(state, 'BTC') * 600n;
  let best = worth(free);
  for (let i = 0; i < 10_000; i += 1) {
    for (const [from, to] of [
      ['USDT', 'BTC'],
      ['BTC', 'USDT'],
    ] as const) {
      expect(quote(strict, 0, { quoteId: `q${i}`, from, to, quantity: amount(1n) }).ok).toBe(false);
      if (quote(free, 0, { quoteId: `q${i}`, from, to, quantity: amount(1n) }).ok) execute(free, 0, `q${i}`);
      expect(worth(free) <= best).toBe(true);
      best = worth(free);
    }
  }
  expect(money(strict)).toEqual(before);
  expect(best < usdt('10000') + 6_000n).toBe(true);
  expect(brokenInvariants(free)).toEqual([]);
});

test('quotes that have expired are forgotten with the next one, a user has one at most', () => {
  const state = funded();
  apply(state, { kind: 'take-test-funds', userId: 'b' }, start);
  quote(state, 0);
  quote(state, 5, { userId: 'b', quoteId: 'q2' });
  quote(state, 10, { quoteId: 'q3' });
  expect([...state.quotes.values()].map(({ quoteId }) => quoteId)).toEqual(['q2', 'q3']);
  tick(state, 1, 10_005);
  apply(state, { kind: 'take-test-funds', userId: 'c' }, start + 10_005);
  quote(state, 10_005, { userId: 'c', quoteId: 'q4' });
  expect([...state.quotes.values()].map(({ quoteId }) => quoteId)).toEqual(['q3', 'q4']);
});

test('the receipt tells terms, four marks, the arithmetic and the journal', () => {
  const state = funded();
  quote(state, 0);
  tick(state, 1, 250, 60_001n * whole);
  const { result } = execute(state, 300);
  if (!result.ok) throw new Error(result.refusal);
  expect(exchangeReceipt(result.value).split('\n')).toEqual([
    `terms exchange|q1|a|USDT|BTC|600000000|test|-|BTCUSDT#0@${start}=6000000000000|` +
      `16666666666666|100000|999999|1000|998999|${start}|${start + 10_000}`,
    'source test',
    'from -',
    `to BTCUSDT#0@${start}=6000000000000`,
    'from-at-execution -',
    `to-at-execution BTCUSDT#1@${start + 250}=6000100000000`,
    'rate 16666666666666',
    'gross 999999',
    'fee 1000',
    'obtainable 998999',
    `executed ${start + 300}`,
    `journal ${result.value.journal}`,
  ]);
});
