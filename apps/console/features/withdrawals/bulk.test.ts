import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { someone } from '../../decisions/rights/test-who.ts';
import { words } from '../../locales/words.ts';
import { bulkOf, waitsFor } from './bulk.ts';
import type { Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals.bulk;
const person = { userId: '1', standing: 'open', withdrawalsFrozen: false };
const row = (changes: object = {}): Withdrawal =>
  ({ orderNo: 'W1', status: 'requested', proposal: null, holdUntil: null, person, ...changes }) as Withdrawal;
const proposed = (mayDecide: boolean): Withdrawal => row({ orderNo: 'W2', proposal: { id: 'p2', mayDecide } });
const reason = 'checked by hand';

test('a request waits for who proposes, a proposal for who may decide it, and nothing else for anybody', () => {
  const roles = ['finance', 'risk', 'support', 'admin', undefined] as const;
  expect(roles.map((role) => waitsFor(row(), role === undefined ? undefined : someone(role)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([waitsFor(proposed(true), someone('risk')), waitsFor(proposed(false), someone('finance'))]).toEqual([
    true,
    false,
  ]);
  expect(waitsFor(row({ status: 'approved' }), someone('finance'))).toBe(false);
});

test.each<[string, object]>([
  ['the owner is frozen', { person: { ...person, standing: 'frozen' } }],
  ['payouts are held', { person: { ...person, standing: 'payouts-held' } }],
  ['the owner has frozen them', { person: { ...person, withdrawalsFrozen: true } }],
  ['secrets were changed lately', { holdUntil: 1 }],
  ['its own operator proposed it', { proposal: { id: 'p', mayDecide: false } }],
  ['it is approved already', { status: 'approved' }],
])('it is not chosen among many when %s', (_, changes) => {
  const { may } = bulkOf(someone('finance'));
  expect([may(row(changes)), may(row())]).toEqual([false, true]);
});

test('new ones are proposed or refused with one reason, proposed ones approved; each by its own call', async () => {
  const acts = bulkOf(someone('finance')).acts([row(), proposed(true)]);
  expect(acts.map(({ title }) => title)).toEqual([w.refuse(1), w.approve(1), w.second(1)]);
  const [refuse, approve, second] = acts;
  expect(await sentBy(async () => refuse?.send(typedInto(refuse.fields, { reason })))).toEqual([
    'POST /operator/withdrawals/refuse',
    { orderNo: 'W1', reason },
  ]);
  expect(await sentBy(async () => approve?.send(typedInto(approve.fields, { reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'withdrawal-approve', orderNo: 'W1', reason } },
  ]);
  expect(await sentBy(async () => second?.send({}))).toEqual(['POST /operator/proposals/approve', { id: 'p2' }]);
  expect(bulkOf(someone('risk')).acts([proposed(true)])).toHaveLength(1);
});
