import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { emptyState } from '../engine.ts';
import { accountTypes } from '../ledger/account.ts';
import { amount, fraction, rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, platformDay, platformDayStart } from '../platform-day.ts';
import { rulesNoticeMs } from '../rule-versions/change-rules.ts';
import { settingsOf } from '../rule-versions/settings.ts';
import { paperRules, realRules } from '../rules.ts';
import { accountOf, type State } from '../state.ts';
import { applied, journalsOf, now, run } from '../test-apply.ts';
import { commissionOn, feesInUsdt } from './commission.ts';
import type { PayCommission } from './pay-commission.ts';

const today = platformDay(now);
const midnight = platformDayStart(now) + dayMs;
const due = (changed: Partial<PayCommission> = {}): PayCommission => ({
  kind: 'pay-commission',
  userId: 'agent',
  day: today,
  fees: usdt('10.000003'),
  commission: usdt('2'),
  ...changed,
});

/** A house whose agents get a fifth from a moment of this day on, so from the next day. */
function opened(rules = paperRules): State {
  const state = emptyState(rules);
  const settings = { ...settingsOf(rules), agents: { share: fraction('0.2') } };
  applied(state, { kind: 'change-rules', basedOn: 1, settings, from: null, approval: 'p' }, now - dayMs);
  return state;
}
const fund = (state: State, units: string) =>
  run(state, { kind: 'top-up-reserve', reserve: 'commission-pool', amount: usdt(units), reference: 'p' });
const held = (state: State) => [
  accountOf(state, 'commission-pool', accountTypes.house, 'USDT').available,
  accountOf(state, 'agent', accountTypes.account, 'USDT').available,
];

test.each<[string, string, Partial<PayCommission>, number]>([
  ['a day that runs', 'day-not-over', {}, midnight - 1],
  ['a day to come', 'day-not-over', { day: today + 1 }, midnight],
  ['fees of which nothing is left', 'amount-not-positive', { fees: amount(4n) }, midnight],
  ['no fees', 'amount-not-positive', { fees: amount(0n) }, midnight],
  ['a day that began under no share', 'amount-not-positive', { day: today - 1 }, midnight],
  [
    'more than the pool has',
    'house-limit-reached',
    { fees: usdt('10.000010'), commission: usdt('2.000002') },
    midnight,
  ],
  ['what is counted otherwise', 'commission-differs', { commission: usdt('1.999999') }, midnight],
  ['who has closed the account', 'account-closed', { userId: 'gone' }, midnight],
])('%s is not paid: %s', (_what, refusal, changed, at) => {
  const state = opened();
  fund(state, '2.000001');
  run(state, { kind: 'set-standing', userId: 'gone', standing: 'closed' });
  const before = canonicalState(state);
  expect(run(state, due(changed), at)).toBe(refusal);
  expect(canonicalState(state)).toBe(before);
});

test.each([paperRules, realRules])('the share of the day’s fees is paid out of the pool, once', (rules) => {
  const state = opened(rules);
  expect(run(state, due(), midnight)).toBe('house-limit-reached');
  fund(state, '2');
  const { result, effects } = applied(state, due(), midnight);
  const journal = 2;
  const paid = { fees: usdt('10.000003'), share: fraction('0.2'), commission: usdt('2'), time: midnight };
  expect(result).toEqual({ ok: true, value: { userId: 'agent', day: today, journal, ...paid } });
  expect(effects.commissions).toEqual([{ userId: 'agent', day: today, journal, ...paid }]);
  expect(journalsOf(effects)).toEqual([
    ['commission', ['commission-pool:0:USDT', -2_000_000n, 0n], ['agent:1:USDT', usdt('2'), 0n]],
  ]);
  expect(effects.journals[0]?.reference).toBe(`agent-${today}`);
  expect(held(state)).toEqual([0n, usdt('2')]);
  fund(state, '9');
  for (const day of [today, today - 1]) expect(run(state, due({ day }), midnight)).toBe('commission-paid');
  expect(held(state)).toEqual([usdt('9'), usdt('2')]);
  expect(run(state, due({ day: today + 1 }), midnight + dayMs)).toBe('ok');
  expect(run(state, due({ userId: 'other' }), midnight + dayMs)).toBe('ok');
});

test('a share that is set while a day runs holds from the next one', () => {
  const state = opened();
  fund(state, '100');
  const settings = { ...settingsOf(paperRules), agents: { share: fraction('0.5') } };
  const from = midnight + rulesNoticeMs;
  expect(run(state, { kind: 'change-rules', basedOn: 2, settings, from, approval: 'p' }, now)).toBe('ok');
  const paid: readonly [number, string][] = [
    [today, '2'],
    [today + 1, '2'],
    [today + 2, '5'],
  ];
  const shares = paid.map(([day, paid]) => {
    const { result } = applied(state, due({ day, fees: usdt('10'), commission: usdt(paid) }), midnight + 3 * dayMs);
    return result.ok ? result.value.share : result.refusal;
  });
  expect(shares).toEqual([fraction('0.2'), fraction('0.2'), fraction('0.5')]);
});

test('fees in the base of a pair are worth what their own deals paid for it, rounded down', () => {
  const { pairs } = paperRules.spot;
  const stepUnits = pairs.get('BTCUSDT')?.stepUnits ?? 0n;
  // 0.00002 BTC of a deal of 0.02 BTC for 1,200 USDT: 2,000 × 1,200,000,000 ÷ steps, ÷ units of a step.
  const steps = 2_000_000n / stepUnits;
  const units = (2_000n * 1_200_000_000n) / steps;
  const bySteps = [{ symbol: 'BTCUSDT', units: units + stepUnits - 1n }];
  expect(feesInUsdt({ usdt: usdt('3'), bySteps }, pairs)).toBe(usdt('4.2'));
  expect(feesInUsdt({ usdt: usdt('0'), bySteps: [] }, pairs)).toBe(0n);
  expect(() => feesInUsdt({ usdt: usdt('3'), bySteps: [{ symbol: 'NOSUCH', units }] }, pairs)).toThrow('NOSUCH');
});

test('whatever is invited, at least half of the fees stays paid', () => {
  expect([0n, 1n, 2n, 3n].map((fees) => commissionOn(amount(fees), fraction('0.5')))).toEqual([0n, 0n, 1n, 1n]);
  expect(() => commissionOn(usdt('1'), rate(50_000_100n))).toThrow('half of the fees');
});
