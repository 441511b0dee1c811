import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { buildingRole, changingRole, type NamedRole } from './change-role.ts';

const reason = 'for the team of payments';
const whole: NamedRole = {
  id: 'finance',
  base: 'finance',
  isBuiltIn: true,
  name: 'finance',
  makes: ['deposit-credit', 'withdrawal-approve'],
  checks: ['withdrawal-approve'],
  acts: ['deposits', 'withdrawals'],
  approveMax: null,
  dayMax: null,
  holders: [],
  versions: [],
};
const payments: NamedRole = {
  ...whole,
  id: 'r1',
  isBuiltIn: false,
  name: 'Payments',
  makes: [],
  acts: ['withdrawals'],
  approveMax: '5000',
};

test('a role is built of what its base may do, nothing at first, and proposed as it is chosen', async () => {
  const ask = buildingRole(whole);
  expect(ask.fields?.map(({ name, initial, options }) => [name, initial, options?.map(({ value }) => value)])).toEqual([
    ['name', '', undefined],
    ['makes', '', ['deposit-credit', 'withdrawal-approve']],
    ['checks', '', ['withdrawal-approve']],
    ['acts', '', ['deposits', 'withdrawals']],
    ['approveMax', '', undefined],
    ['dayMax', '', undefined],
    ['reason', undefined, undefined],
  ]);
  const typed = {
    name: 'Payments',
    checks: 'withdrawal-approve',
    acts: 'deposits withdrawals',
    dayMax: '9000',
    reason,
  };
  expect(await sentBy(() => ask.send(typedInto(ask.fields, typed)))).toEqual([
    'POST /operator/proposals/make',
    {
      proposal: {
        kind: 'role-change',
        name: 'Payments',
        base: 'finance',
        makes: [],
        checks: ['withdrawal-approve'],
        acts: ['deposits', 'withdrawals'],
        approveMax: null,
        dayMax: '9000',
        reason,
      },
    },
  ]);
});

test('another version begins with the one that holds, or with the one that is gone back to', async () => {
  const proposed = async (from?: NamedRole) => {
    const ask = changingRole(payments, whole, from);
    return sentBy(() => ask.send(typedInto(ask.fields, { reason })));
  };
  const body = {
    kind: 'role-change',
    id: 'r1',
    name: 'Payments',
    base: 'finance',
    makes: [],
    checks: ['withdrawal-approve'],
    acts: ['withdrawals'],
    approveMax: '5000',
    dayMax: null,
    reason,
  };
  expect(await proposed()).toEqual(['POST /operator/proposals/make', { proposal: body }]);
  expect(await proposed({ ...payments, name: 'Old', acts: [], approveMax: null })).toEqual([
    'POST /operator/proposals/make',
    { proposal: { ...body, name: 'Old', acts: [], approveMax: null } },
  ]);
});
