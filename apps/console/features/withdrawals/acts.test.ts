import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import type { Person } from '../../design/people/person.tsx';
import { words } from '../../locales/words.ts';
import { actsOf } from './acts.ts';
import type { Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;
const person = { userId: '1', standing: 'open', withdrawalsFrozen: false } as Person;
const row = (status: Withdrawal['status'], changes: Partial<Person> = {}) =>
  ({ orderNo: 'W1', status, chain: 'TRC20', txid: null, person: { ...person, ...changes } }) as Withdrawal;
const titles = (of: Withdrawal) => actsOf(of).map(({ ask, look }) => [ask.title, look]);

const refuse = [w.refuse.title, 'danger'];
const approve = [w.approve.title, 'primary'];
const sent = [w.sent.title, 'primary'];
const unknown = [w.unknown.title, 'plain'];
const giveBack = [w.giveBack.title, 'danger'];
const confirmed = [w.confirmed.title, 'primary'];

test.each<[Withdrawal['status'], unknown[]]>([
  ['requested', [refuse, approve]],
  ['approved', [refuse, sent]],
  ['sending', [giveBack, unknown, confirmed]],
  ['unknown', [giveBack, confirmed]],
  ['success', []],
  ['rejected', []],
  ['cancelled', []],
])('of one that is “%s” this can be done', (status, acts) => {
  expect(titles(row(status))).toEqual(acts);
});

test.each<[string, Partial<Person>]>([
  ['frozen', { standing: 'frozen' }],
  ['held', { standing: 'payouts-held' }],
  ['frozen by its owner', { withdrawalsFrozen: true }],
  ['closed and frozen by its owner', { standing: 'closed', withdrawalsFrozen: true }],
])('while the account is %s nothing is approved or paid; what may have left is marked', (_, changes) => {
  expect(titles(row('requested', changes))).toEqual([refuse]);
  expect(titles(row('approved', changes))).toEqual([refuse, unknown]);
  expect(titles(row('sending', changes))).toEqual([giveBack, unknown, confirmed]);
});

test('what empties a closed account is paid', () => {
  expect(titles(row('requested', { standing: 'closed' }))).toEqual([refuse, approve]);
  expect(titles(row('approved', { standing: 'closed' }))).toEqual([refuse, sent]);
});

const txid = 'c'.repeat(64);
const reason = 'as the bank says';
const made = (status: Withdrawal['status'], title: string, typed: Readonly<Record<string, string>>) => {
  const ask = actsOf(row(status)).find((act) => act.ask.title === title)?.ask;
  return sentBy(() => ask?.send(typedInto(ask.fields, typed)) ?? Promise.reject(new Error(title)));
};

test.each<[Withdrawal['status'], string, Readonly<Record<string, string>>, [string, object]]>([
  ['requested', w.refuse.title, { reason }, ['POST /operator/withdrawals/refuse', { orderNo: 'W1', reason }]],
  ['approved', w.sent.title, { txid }, ['POST /operator/withdrawals/sent', { orderNo: 'W1', txid }]],
  ['sending', w.unknown.title, { reason }, ['POST /operator/withdrawals/unknown', { orderNo: 'W1', reason }]],
  [
    'sending',
    w.confirmed.title,
    { txid },
    ['POST /operator/withdrawals/confirmed', { orderNo: 'W1', txid, reason: w.confirmedReason }],
  ],
])('what one operator says of one that is “%s” is sent: %s', async (status, title, typed, call) => {
  expect(await made(status, title, typed)).toEqual(call);
});

test.each<[Withdrawal['status'], string, Readonly<Record<string, string>>, object]>([
  ['requested', w.approve.title, {}, { kind: 'withdrawal-approve', orderNo: 'W1', reason: w.approveReason }],
  ['unknown', w.giveBack.title, { reason }, { kind: 'withdrawal-return', orderNo: 'W1', reason }],
])('what lets money go of one that is “%s” is proposed: %s', async (status, title, typed, proposal) => {
  expect(await made(status, title, typed)).toEqual(['POST /operator/proposals/make', { proposal }]);
});

test('where no chain is, the reference of the bank is asked for', () => {
  const labels = (of: Withdrawal) => actsOf(of).map(({ ask }) => ask.fields?.[0]?.label);
  expect(labels({ ...row('approved'), chain: null })).toEqual([words.app.reason, w.bankReference]);
  expect(labels(row('approved'))).toEqual([words.app.reason, w.txid]);
});
