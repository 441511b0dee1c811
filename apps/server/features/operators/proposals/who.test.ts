import type { OperatorRole } from '@candor/api-contract/call.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import { proposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { amount } from '@candor/core/money/amount.ts';
import { expect, test } from 'vitest';
import { wholeRole } from '../../../operators/mandates/mandate.ts';
import { isLarge, largeFrom } from './beyond-mandate.ts';
import { mayCheck, mayMake, movesMoney } from './who.ts';

type Kind = keyof typeof proposalRoles;
const kinds = Object.keys(proposalRoles) as Kind[];
const roles: readonly OperatorRole[] = ['support', 'finance', 'risk', 'admin'];
const viewer = (role: OperatorRole, ...onePerson: string[]) => ({
  id: 'me',
  role,
  onePerson: new Set(['me', ...onePerson]),
  mandate: wholeRole,
});
const makers = (kind: Kind) => roles.filter((role) => mayMake(kind, role, wholeRole));
const checkers = (kind: Kind) => roles.filter((role) => mayCheck(kind, viewer(role), 'somebody'));

test('every kind that can be proposed has its roles, and there are roles of nothing else', () => {
  expect(kinds.toSorted()).toEqual(proposalBody.options.map(({ shape }) => shape.kind.value).toSorted());
});

test.each(kinds)('somebody may propose and somebody approve a %s, and neither is support', (kind) => {
  expect([makers(kind).length, checkers(kind).length].every((count) => count > 0)).toBe(true);
  expect([...makers(kind), ...checkers(kind)]).not.toContain('support');
  expect([...makers(kind), ...checkers(kind)].every(movesMoney)).toBe(true);
});

test.each(kinds)('nobody approves a %s that they or one person with them have made, whatever their role', (kind) => {
  for (const role of roles) {
    expect(mayCheck(kind, viewer(role), 'me')).toBe(false);
    expect(mayCheck(kind, viewer(role, 'puppet'), 'puppet')).toBe(false);
  }
});

test('who gives access gives it by themselves alone: accounts of operators are the business of administrators', () => {
  const ofOperators = kinds.filter((kind) => kind.startsWith('operator-') || kind === 'role-change');
  expect(ofOperators).toHaveLength(6);
  for (const kind of ofOperators) expect([makers(kind), checkers(kind)]).toEqual([['admin'], ['admin']]);
});

test('administrators, who make operators, propose no movement of a customer’s money and approve none', () => {
  const ofCustomers = [
    'deposit-credit',
    'withdrawal-approve',
    'withdrawal-return',
    'balance-adjustment',
    'account-close',
  ];
  for (const kind of ofCustomers as Kind[]) expect([...makers(kind), ...checkers(kind)]).not.toContain('admin');
});

test('every role but support moves money, so it is given by two', () => {
  expect(roles.filter(movesMoney)).toEqual(['finance', 'risk', 'admin']);
});

test('who decides who may do what, or where money goes, shows the authenticator, whatever it moves', () => {
  expect(kinds.filter((kind) => isLarge(kind, null)).toSorted()).toEqual([
    'access-recovery',
    'content',
    'lines',
    'month-close',
    'operator-create',
    'operator-enable',
    'operator-mandate',
    'operator-reset',
    'operator-role',
    'pay-account',
    'retail-rule',
    'role-change',
    'rules-change',
    'vnd-rate',
    'withdrawals-unfreeze',
  ]);
});

test('an approval is large from its amount on, and where nobody can value it', () => {
  const worths = [amount(largeFrom - 1n), largeFrom, 'unknown' as const, null];
  expect(worths.map((worth) => isLarge('deposit-credit', worth))).toEqual([false, true, true, false]);
});
