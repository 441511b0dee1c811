import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { words } from '../../locales/words.ts';
import { actsOn, adjustmentOf, agentChange, cardRemoval } from './acts.ts';

const reason = 'asked for by phone';
const acts = actsOn('10042');

test.each([
  ['hold', 'POST /operator/customers/holdPayouts'],
  ['freeze', 'POST /operator/customers/freeze'],
  ['unfreeze', 'POST /operator/customers/unfreeze'],
] as const)('“%s” is done by one, with the reason that the customer reads', async (act, name) => {
  expect(await sentBy(() => acts[act].send({ reason }))).toEqual([name, { userId: '10042', reason }]);
});

test.each([
  ['close', 'account-close'],
  ['lift', 'withdrawals-unfreeze'],
] as const)('“%s” is proposed', async (act, kind) => {
  expect(await sentBy(() => acts[act].send({ reason }))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind, userId: '10042', reason } },
  ]);
});

test('what opens an account again is the only act without a warning', () => {
  expect(Object.entries(acts).map(([name, { danger = false }]) => [name, danger])).toEqual([
    ['hold', true],
    ['close', true],
    ['freeze', true],
    ['lift', true],
    ['unfreeze', false],
  ]);
});

const adjustment = {
  kind: 'balance-adjustment',
  userId: '10042',
  accountType: '1',
  currencyCode: 'USDT',
  direction: 'credit',
  amount: '12.5',
  reason,
};

test.each<[string, Readonly<Record<string, string>>, object]>([
  ['a credit of USDT on the first account, as the form begins', {}, {}],
  ['a debit', { direction: 'debit' }, { direction: 'debit' }],
  [
    'another account and currency',
    { accountType: '3', currencyCode: 'btc' },
    { accountType: '3', currencyCode: 'BTC' },
  ],
  ['the journal that it reverses', { reverses: '77' }, { reverses: '77' }],
])('an adjustment is proposed as typed: %s', async (_, changes, expected) => {
  const { fields, send } = adjustmentOf('10042');
  expect(await sentBy(() => send(typedInto(fields, { amount: '12.5', reason, ...changes })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { ...adjustment, ...expected } },
  ]);
});

test('the locked bonus can’t be chosen, for it is nobody’s yet', () => {
  const account = adjustmentOf('10042').fields?.find(({ name }) => name === 'accountType');
  expect(account?.options?.map(({ value }) => value)).toEqual(['1', '2', '3']);
});

test('taking a card out is proposed for that card, with a reason that its owner reads', async () => {
  const { fields, send, danger } = cardRemoval('10042', 'c1');
  expect(danger).toBe(true);
  expect(fields?.map(({ name, help }) => [name, help])).toEqual([['reason', words.app.customerReads]]);
  expect(await sentBy(() => send(typedInto(fields, { reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'card-remove', userId: '10042', cardId: 'c1', reason } },
  ]);
});

test.each([true, false])('that somebody is an agent, or no more, is proposed: %s', async (agent) => {
  const { fields, send } = agentChange('10042', agent);
  expect(await sentBy(() => send(typedInto(fields, { reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'agent-change', userId: '10042', agent, reason } },
  ]);
});
