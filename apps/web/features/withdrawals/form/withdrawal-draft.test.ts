import '../../../../../tests/screens/browser.ts';
import { calls } from '@candor/api-contract/index.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import type { Terms } from '../payout-preview.ts';
import { fieldOf, issuesOf, wantedOf, type WithdrawalDraft } from './withdrawal-draft.ts';

beforeEach(() => writeIn('en'));
const terms = {
  currencyCode: 'USDT',
  available: '1500',
  minimum: '100',
  dayMax: null,
  feeRate: '0.01',
  totp: false,
  vndPerUsdt: '26300',
} as Terms;
const draft: WithdrawalDraft = { to: 'w1', address: '', amount: '1,250.5', fundPasswd: 'secret', totp: '' };
const fine = { amount: undefined, fundPasswd: undefined, totp: undefined };

test.each<[string, Record<string, string>, object]>([
  ['no amount', { amount: '' }, { amount: 'funds.amountInvalid' }],
  ['no number', { amount: 'all' }, { amount: 'funds.amountInvalid' }],
  ['nothing', { amount: '0' }, { amount: 'funds.amountInvalid' }],
  ['more decimals than there are', { amount: '150.1234567' }, { amount: 'funds.amountInvalid' }],
  ['less than the minimum', { amount: '99.999999' }, { amount: 'withdrawals.low' }],
  ['more than there is', { amount: '1500.000001' }, { amount: 'funds.amountTooHigh' }],
  ['no fund password', { fundPasswd: '' }, { fundPasswd: 'auth.required' }],
])('a withdrawal with %s is objected to', (_, changes, issues) => {
  expect(issuesOf({ ...draft, ...changes }, terms)).toEqual({ ...fine, ...issues });
});

test.each(['100', '1500', '1,500.00'])('the minimum and all that there is can be asked for: %s', (amount) => {
  expect(issuesOf({ ...draft, amount }, terms)).toEqual(fine);
});

test('more than the most of a day is not asked for', () => {
  const capped = { ...terms, dayMax: '1450' };
  expect(issuesOf({ ...draft, amount: '1450' }, capped)).toEqual(fine);
  expect(issuesOf({ ...draft, amount: '1450.01' }, capped).amount).toContain('withdrawals.dayMost');
});

test('the authenticator is asked for where there is one, and sent then only', () => {
  const guarded = { ...terms, totp: true };
  expect(issuesOf({ ...draft, totp: ' ' }, guarded)).toEqual({ ...fine, totp: 'auth.required' });
  expect(issuesOf({ ...draft, totp: '123456' }, guarded)).toEqual(fine);
  expect(wantedOf({ ...draft, totp: ' 123456 ' }, guarded, { walletId: 'w1' })).toMatchObject({ totp: '123456' });
  expect(wantedOf({ ...draft, totp: '123456' }, terms, { walletId: 'w1' })).not.toHaveProperty('totp');
});

test.each([
  ['a saved wallet by its id', { walletId: 'w1' }, { walletId: 'w1' }],
  ['a card by its id', { bankCardId: 'c1' }, { bankCardId: 'c1' }],
  ['a typed address by the one chain that there is', { address: 'TXYZ' }, { address: 'TXYZ', chain: 'TRC20' }],
] as const)('it names one destination: %s', (_, target, sent) => {
  const body = wantedOf(draft, terms, target);
  expect(body).toEqual({ currencyCode: 'USDT', amount: '1250.5', fundPasswd: 'secret', ...sent });
  expect(calls['POST /transaction/withdrawal'].body.parse(body)).toEqual(body);
});

test('a refusal about anything that is sent stands beside a field of the form', () => {
  const sent = Object.keys(calls['POST /transaction/withdrawal'].body.shape);
  expect(sent.filter((name) => !Object.hasOwn(fieldOf, name))).toEqual(['currencyCode']);
  expect(Object.values(fieldOf).filter((field) => !Object.hasOwn(draft, field))).toEqual([]);
});
