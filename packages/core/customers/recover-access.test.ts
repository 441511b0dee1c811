import { expect, test } from 'vitest';
import {
  isUndoable,
  recoveredAccess,
  recoveryHoldMs,
  recoveryOpenMs,
  recoveryRefusal,
  type Access,
  type Loss,
} from './recover-access.ts';

const both: Access = { email: 'old@example.com', phone: '+84900000001' };
const [mail, dialled] = ['new@example.com', '+84900000002'];

test.each<[Access, readonly Loss[], string, Access]>([
  [both, ['email'], mail, { email: mail, phone: both.phone }],
  [both, ['phone'], dialled, { email: both.email, phone: dialled }],
  [both, ['email', 'phone'], mail, { email: mail, phone: null }],
  [both, ['password', 'authenticator'], mail, both],
  [both, ['phone'], mail, { email: both.email, phone: null }],
  [{ email: null, phone: null }, ['password'], mail, { email: mail, phone: null }],
])('of %o with %o lost, %s makes %o', (before, lost, contact, after) => {
  expect(recoveredAccess(before, { lost, contact })).toEqual(after);
});

const open = { isOpen: true, completeAt: 1_000 };

test('what has ended, is closed or was never certified is refused', () => {
  const certified = { standing: 'open', isCertified: true, recoveredAt: null } as const;
  expect(recoveryRefusal(certified, open, 2_000)).toBe(null);
  expect(recoveryRefusal({ ...certified, standing: 'frozen' }, open, 2_000)).toBe(null);
  expect(recoveryRefusal({ ...certified, standing: 'closed' }, open, 2_000)).toBe('account-closed');
  expect(recoveryRefusal({ ...certified, isCertified: false }, open, 2_000)).toBe('primary-required');
  expect(recoveryRefusal({ ...certified, recoveredAt: 1_500 }, open, 1_499 + recoveryHoldMs)).toBe('recovery-recent');
  expect(recoveryRefusal({ ...certified, recoveredAt: 1_500 }, open, 1_500 + recoveryHoldMs)).toBe(null);
  expect(recoveryRefusal(certified, { ...open, isOpen: false }, 2_000)).toBe('state-unchanged');
  expect(recoveryRefusal(certified, open, 1_000 + recoveryOpenMs - 1)).toBe(null);
  expect(recoveryRefusal(certified, open, 1_000 + recoveryOpenMs)).toBe('state-unchanged');
});

test('its owner can undo it for as long as the hold', () => {
  expect(recoveryHoldMs).toBe(72 * 3_600_000);
  expect([isUndoable(5, 4 + recoveryHoldMs), isUndoable(5, 5 + recoveryHoldMs)]).toEqual([true, false]);
});
