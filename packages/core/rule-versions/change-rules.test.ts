import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { fraction } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import { applied, now, run } from '../test-apply.ts';
import { rulesNoticeMs, type ChangeRules } from './change-rules.ts';
import { differencesOf, houseWorst, keptOpen } from './preview.ts';
import { settingsOf, withSettings, writeSettings, type RuleSettings } from './settings.ts';
import { comingAt, versionAt } from './version.ts';

const today = settingsOf(paperRules);
const lower: RuleSettings = {
  ...today,
  fast: { ...today.fast, minStake: usdt('5'), terms: [{ seconds: 45, payoutRate: fraction('0.7') }] },
};
const change = (changed: Partial<ChangeRules> = {}): ChangeRules => ({
  kind: 'change-rules',
  basedOn: 1,
  settings: lower,
  from: null,
  approval: 'p1',
  ...changed,
});
const place = (orderNo: string, seconds: number) =>
  ({
    kind: 'place-fast-order',
    userId: 'u',
    orderNo,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds,
    stake: usdt('2'),
    bound: null,
  }) as const;

/** A house with a customer who has test funds, and a fresh mark. */
function opened() {
  const state = emptyState(paperRules);
  applied(state, { kind: 'fund-house' }, now - 1_000);
  applied(state, { kind: 'take-test-funds', userId: 'u' }, now - 1_000);
  return fresh(state, now);
}

/** A mark of this moment. */
function fresh(state: State, time: number): State {
  const seq = (state.marks.get('BTCUSDT')?.seq ?? -1) + 1;
  const mark = { symbol: 'BTCUSDT', seq, time, price: 6_000_000_000_000n as never, backfilled: false };
  applied(state, { kind: 'tick', marks: [mark] }, time);
  return state;
}
/** As soon as a version that is decided now can hold. */
const soon = now + rulesNoticeMs;

test.each<[string, string, Partial<ChangeRules>]>([
  ['rules-moved', 'basedOn', { basedOn: 0 }],
  ['rules-moved', 'basedOn', { basedOn: 2 }],
  ['rules-past', 'from', { from: now }],
  ['rules-past', 'from', { from: now - 1 }],
  ['rules-past', 'from', { from: soon - 1 }],
  ['rules-past', 'from', { from: now + 367 * 86_400_000 }],
  ['rules-invalid', 'fast.maxStake', { settings: { ...today, fast: { ...today.fast, minStake: usdt('20000') } } }],
])('%s at %s is refused and changes nothing', (refusal, field, changed) => {
  const state = opened();
  const before = canonicalState(state);
  const { result, effects } = applied(state, change(changed));
  expect(result).toEqual({ ok: false, refusal, field });
  expect([canonicalState(state), effects.ruleVersions]).toEqual([before, []]);
});

test('a version holds from its moment on, for everybody, by itself', () => {
  const state = opened();
  const { effects } = applied(state, change({ from: soon + 500 }));
  const decided = { version: 2, since: soon + 500, settings: lower, approval: 'p1' };
  expect(effects.ruleVersions).toEqual([{ ...decided, rules: withSettings(paperRules, lower) }]);
  expect(effects.journals).toEqual([]);
  fresh(state, soon);
  expect(run(state, place('before', 30), soon + 499)).toBe('ok');
  expect(run(state, place('after', 30), soon + 500)).toBe('duration-unknown');
  expect(run(state, place('small', 45), soon + 500)).toBe('stake-range');
  expect(run(state, { ...place('new', 45), stake: usdt('5') }, soon + 500)).toBe('ok');
  expect(state.rules).toEqual(withSettings(paperRules, lower));
});

test('without a moment it holds after the notice that everybody gets', () => {
  const state = opened();
  expect(run(state, change())).toBe('ok');
  expect(comingAt(state.ruleVersions, now).map(({ since }) => since)).toEqual([soon]);
  fresh(state, soon - 1);
  expect(run(state, place('same', 30), soon - 1)).toBe('ok');
  expect(run(state, place('next', 30), soon)).toBe('duration-unknown');
  expect([soon - 1, soon].map((at) => versionAt(state.ruleVersions, at).version)).toEqual([1, 2]);
});

test('what is decided later replaces what does not hold yet, and one that holds is based on the last', () => {
  const state = opened();
  expect(run(state, change({ from: soon + 900 }))).toBe('ok');
  expect(comingAt(state.ruleVersions, now).map(({ version }) => version)).toEqual([2]);
  expect(run(state, change({ basedOn: 1, settings: today }))).toBe('rules-moved');
  expect(run(state, change({ basedOn: 2, settings: today, from: soon + 300 }))).toBe('ok');
  expect(comingAt(state.ruleVersions, now).map(({ version }) => version)).toEqual([3]);
  fresh(state, soon + 900);
  expect(run(state, place('as-ever', 30), soon + 900)).toBe('ok');
  expect(versionAt(state.ruleVersions, soon + 900).version).toBe(3);
});

test('what waits keeps what it was requested under', () => {
  const generous = { ...today, deposits: { ...today.deposits, bonusRate: fraction('0.5') } };
  const state = opened();
  const report = (orderNo: string) =>
    ({
      kind: 'request-deposit',
      orderNo,
      userId: orderNo,
      way: 'vnd',
      currency: 'VND',
      amount: 26_300_000n as never,
      claimedTxid: null,
      vndRate: 2_630_000_000_000n as never,
    }) as const;
  const credit = (orderNo: string) =>
    ({
      kind: 'credit-deposit',
      orderNo,
      proof: { bankReference: orderNo },
      received: null,
      vndRate: 2_630_000_000_000n as never,
      bonus: true,
      approval: 'p',
    }) as const;
  expect(run(state, report('early'), now)).toBe('ok');
  expect(run(state, change({ settings: generous }))).toBe('ok');
  expect(run(state, report('late'), soon + 10)).toBe('ok');
  const bonusOf = (orderNo: string) => {
    const { result } = apply(state, credit(orderNo), soon + 20);
    return result.ok ? result.value.bonus : result;
  };
  expect([bonusOf('early'), bonusOf('late')]).toEqual([usdt('50'), usdt('500')]);
});

test('nothing new is opened where a rule excludes it', () => {
  const state = opened();
  const all = (name: string): ReadonlySet<string> => new Set([name]);
  const settings: RuleSettings = {
    ...today,
    fast: { ...today.fast, excludedSymbols: all('BTCUSDT') },
    futures: { ...today.futures, excludedSymbols: all('BTCUSDT') },
    spot: { ...today.spot, excludedSymbols: all('BTCUSDT') },
    exchange: { ...today.exchange, excludedCurrencies: all('BTC') },
  };
  expect(run(state, change({ settings }))).toBe('ok');
  const of = { userId: 'u', orderNo: 'x', symbol: 'BTCUSDT' } as const;
  const stops = { takeProfit: null, stopLoss: null };
  const futures = { direction: 'long', orderType: 'market', price: null, lots: 1n, leverage: 1, ...stops } as const;
  const sell = { side: 'sell', type: 'market', tick: null, steps: 1, budget: null } as const;
  const quote = { quoteId: 'q', userId: 'u', from: 'USDT', to: 'BTC', quantity: usdt('5'), source: 'from' } as never;
  const at = soon + 5;
  fresh(state, soon);
  expect([
    run(state, place('fast', 30), at),
    run(state, { kind: 'place-futures-order', ...of, ...futures }, at),
    run(state, { kind: 'place-spot-order', ...of, ...sell }, at),
    run(state, { kind: 'quote-exchange', ...(quote as object) } as never, at),
  ]).toEqual(['symbol-unknown', 'symbol-unknown', 'symbol-unknown', 'currency-unknown']);
});

test('the preview names what differs, the worst for the house and what stays as it is', () => {
  const state = opened();
  applied(state, place('open', 30));
  expect(differencesOf(writeSettings(today), writeSettings(lower)).slice(0, 4)).toEqual([
    { path: 'fast.terms.0.seconds', before: '30', after: '45' },
    { path: 'fast.terms.0.payoutRate', before: '0.8', after: '0.7' },
    { path: 'fast.terms.1.seconds', before: '60', after: null },
    { path: 'fast.terms.1.payoutRate', before: '0.82', after: null },
  ]);
  const worst = (settings: RuleSettings) => houseWorst(state, withSettings(paperRules, settings));
  const same = {
    fastSymbol: usdt('25000000'),
    openInterest: usdt(`${20_000_000 * paperRules.futures.contracts.size}`),
    spotFeesLeast: usdt('2.5'),
    depositBonus: usdt('50'),
    signUpGift: usdt('10'),
  };
  expect(worst(today)).toEqual({ ...same, fastOrder: usdt('8800'), fastEdgeLeast: usdt('6') });
  expect(worst(lower)).toEqual({ ...same, fastOrder: usdt('7000'), fastEdgeLeast: usdt('15') });
  const feeTiers = [{ volumeFrom: usdt('1'), makerFee: fraction('0'), takerFee: fraction('0.0006') }];
  expect(worst({ ...today, spot: { ...today.spot, feeTiers } }).spotFeesLeast).toBe(usdt('0.6'));
  const none = { futuresOrders: 0, spotOrders: 0, quotes: 0, deposits: 0, withdrawals: 0 };
  expect(keptOpen(state)).toEqual({ ...none, fastOrders: 1 });
});
