import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import type { Operator } from '../../client/session.ts';
import { changingMandate } from './change-mandate.ts';

const reason = 'joins customer service';
const mandate = {
  makes: null,
  checks: ['deposit-credit'],
  approveMax: '5000',
  dayMax: '9000',
  addresses: ['10.0.0.1'],
};
const operator = { id: 'o1', name: 'ann', role: 'finance', mandate } as Operator;

test('what somebody may do is proposed as it is shown, and what is empty is all of the role', async () => {
  const ask = changingMandate(operator);
  expect(
    await sentBy(() => ask.send(typedInto(ask.fields, { approveMax: '', addresses: '10.0.0.0/8, ::1', reason }))),
  ).toEqual([
    'POST /operator/proposals/make',
    {
      proposal: {
        kind: 'operator-mandate',
        id: 'o1',
        makes: null,
        checks: ['deposit-credit'],
        approveMax: null,
        dayMax: '9000',
        addresses: ['10.0.0.0/8', '::1'],
        reason,
      },
    },
  ]);
});

test('it is begun with what holds, and offers what the role may, nothing else', () => {
  const { fields = [] } = changingMandate(operator);
  expect(fields.map(({ name, initial }) => [name, initial])).toEqual([
    ['makes', ''],
    ['checks', 'deposit-credit'],
    ['approveMax', '5000'],
    ['dayMax', '9000'],
    ['addresses', '10.0.0.1'],
    ['reason', undefined],
  ]);
  const offered = (field: string) =>
    fields.find(({ name }) => name === field)?.options?.map(({ value }) => value) ?? [];
  expect([offered('checks').includes('withdrawal-approve'), offered('checks').includes('operator-mandate')]).toEqual([
    true,
    false,
  ]);
});
