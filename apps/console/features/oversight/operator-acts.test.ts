import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test, vi } from 'vitest';
import type { Operator, Role } from '../../client/session.ts';
import type { NamedRole } from './change-role.ts';
import { actsOn, creating, resetting } from './operator-acts.ts';

const roles: readonly Role[] = ['support', 'finance', 'risk', 'admin'];
const mandate = { makes: null, checks: ['deposit-credit'], approveMax: '5000', dayMax: null, addresses: ['10.0.0.1'] };
const operator = (role: Role) => ({ id: 'o1', name: 'ann', role, mandate }) as Operator;
const made = { operator: operator('support'), oneTimePassword: 'once' };
const reason = 'joins customer service';

test.each(roles.filter((role) => role !== 'support'))(
  'a new “%s” takes two, and nobody gets a password yet',
  async (role) => {
    const show = vi.fn<() => void>();
    const ask = creating(show);
    expect(await sentBy(() => ask.send(typedInto(ask.fields, { name: 'ann', role, reason })))).toEqual([
      'POST /operator/proposals/make',
      { proposal: { kind: 'operator-create', name: 'ann', role, reason } },
    ]);
    expect(show).not.toHaveBeenCalled();
  },
);

test('support is made at once, and its password is shown', async () => {
  const show = vi.fn<(of: typeof made) => void>();
  const ask = creating(show);
  expect(await sentBy(() => ask.send(typedInto(ask.fields, { name: 'ann', reason })), made)).toEqual([
    'POST /operator/operators/create',
    { name: 'ann', role: 'support' },
  ]);
  expect(show.mock.calls).toEqual([[made]]);
});

test('a role that there is not counts as the one that moves no money', async () => {
  const ask = creating(() => undefined);
  expect(await sentBy(() => ask.send({ name: 'ann', role: 'owner', reason }), made)).toEqual([
    'POST /operator/operators/create',
    { name: 'ann', role: 'support' },
  ]);
});

const direct = {
  reset: ['POST /operator/operators/resetAccess', { id: 'o1' }],
  setRole: ['POST /operator/operators/setRole', { id: 'o1', role: 'support' }],
  enable: ['POST /operator/operators/setDisabled', { id: 'o1', disabled: false }],
} as const;

test.each(roles)('who is “%s” gets a new access by two, unless they move no money', async (role) => {
  const show = vi.fn<() => void>();
  const ask = resetting(operator(role), show);
  const proposal = { kind: 'operator-reset', id: 'o1', reason };
  expect(await sentBy(() => ask.send({ reason }), made)).toEqual(
    role === 'support' ? direct.reset : ['POST /operator/proposals/make', { proposal }],
  );
  expect(show).toHaveBeenCalledTimes(role === 'support' ? 1 : 0);
});

test.each(roles)('who was shut out as “%s” is let in again by two, unless they move no money', async (role) => {
  const { enable } = actsOn(operator(role));
  const proposal = { kind: 'operator-enable', id: 'o1', reason };
  expect(await sentBy(() => enable.send({ reason }))).toEqual(
    role === 'support' ? direct.enable : ['POST /operator/proposals/make', { proposal }],
  );
});

test.each(roles)('the role “%s” is given by two if it moves money, whatever was held before', async (role) => {
  for (const held of roles) {
    const { setRole } = actsOn(operator(held));
    const proposal = { kind: 'operator-role', id: 'o1', role, reason };
    expect(await sentBy(() => setRole.send({ role, reason })), held).toEqual(
      role === 'support' ? direct.setRole : ['POST /operator/proposals/make', { proposal }],
    );
  }
});

test('the form of a role begins with the one that is held', () => {
  expect(actsOn(operator('risk')).setRole.fields?.map(({ name, initial }) => [name, initial])).toEqual([
    ['role', 'risk'],
    ['reason', undefined],
  ]);
});

test('one is enough to shut somebody out or to declare whose customer account it is', async () => {
  const { disable, customer } = actsOn(operator('admin'));
  expect(await sentBy(() => disable.send({}))).toEqual([
    'POST /operator/operators/setDisabled',
    { id: 'o1', disabled: true },
  ]);
  expect(await sentBy(() => customer.send({ userId: '10042' }))).toEqual([
    'POST /operator/operators/declareCustomer',
    { id: 'o1', userId: '10042' },
  ]);
});

test('a role that was built takes two, whatever it is built of, and its base goes with it', async () => {
  const built = [{ id: 'r1', name: 'Readers', base: 'support' }] as unknown as readonly NamedRole[];
  const making = creating(() => undefined, built);
  expect(await sentBy(() => making.send(typedInto(making.fields, { name: 'ann', role: 'r1', reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'operator-create', name: 'ann', role: 'support', named: 'r1', reason } },
  ]);
  const holder = { ...operator('support'), namedRole: { id: 'r1', name: 'Readers', version: 2 } };
  const { setRole } = actsOn(holder, built);
  expect(setRole.fields?.[0]).toMatchObject({ initial: 'r1' });
  expect(await sentBy(() => setRole.send(typedInto(setRole.fields, { reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'operator-role', id: 'o1', role: 'support', named: 'r1', reason } },
  ]);
});
