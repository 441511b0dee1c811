import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { isWider, isWiderRole, narrowedBy, wholeRole, type Mandate } from './mandate.ts';

const narrow: Mandate = {
  makes: ['deposit-credit'],
  checks: ['deposit-credit', 'withdrawal-approve'],
  acts: ['deposits'],
  approveMax: usdt('5000'),
  dayMax: usdt('8000'),
  addresses: ['10.0.0.0/8'],
};

test.each<[string, Partial<Mandate>, boolean]>([
  ['the same', {}, false],
  ['less of everything', { makes: [], checks: [], approveMax: usdt('1') }, false],
  ['another right to propose', { makes: ['deposit-credit', 'void'] }, true],
  ['every right to approve', { checks: null }, true],
  ['another area', { acts: ['deposits', 'withdrawals'] }, true],
  ['no area', { acts: [] }, false],
  ['every area', { acts: null }, true],
  ['a larger approval', { approveMax: usdt('5001') }, true],
  ['any approval', { approveMax: null }, true],
  ['a larger day', { dayMax: usdt('8000.000001') }, true],
  ['a smaller day', { dayMax: usdt('7999') }, false],
  ['any day', { dayMax: null }, true],
  ['another address', { addresses: ['192.0.2.1'] }, true],
  ['any address', { addresses: [] }, true],
])('%s is told from what is wider', (_what, changed, wider) => {
  expect(isWider(narrow, { ...narrow, ...changed })).toBe(wider);
  expect(isWider(wholeRole, { ...narrow, ...changed })).toBe(false);
});

test('of a mandate and a role each part is the tighter one, and the addresses are the mandate’s', () => {
  const role = {
    makes: ['void', 'deposit-credit'],
    checks: null,
    acts: ['withdrawals'],
    approveMax: usdt('6000'),
    dayMax: usdt('7000'),
  } as const;
  expect(narrowedBy(narrow, role)).toEqual({
    makes: ['deposit-credit'],
    checks: narrow.checks,
    acts: [],
    approveMax: usdt('5000'),
    dayMax: usdt('7000'),
    addresses: narrow.addresses,
  });
  expect(narrowedBy(wholeRole, role)).toEqual({ ...role, addresses: [] });
  expect(narrowedBy(narrow, wholeRole)).toEqual(narrow);
  expect([isWiderRole(role, { ...role, checks: [] }), isWiderRole({ ...role, checks: [] }, role)]).toEqual([
    false,
    true,
  ]);
});
