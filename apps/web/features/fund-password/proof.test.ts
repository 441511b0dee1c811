import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/query.ts', () => ({ useCall: vi.fn() }));
const { addressOf, phoneParts } = await import('./proof.ts');

test.each([
  ['+84901234567', ['1', '84', '49'], { areaCode: '84', phone: '901234567' }],
  ['+12425550100', ['1', '1242'], { areaCode: '1242', phone: '5550100' }],
  ['+3906123456', ['+39'], { areaCode: '+39', phone: '06123456' }],
  ['+999123', ['1', '84'], null],
])('%s among %o is %o', (phone, codes, parts) => {
  expect(phoneParts(phone, codes)).toEqual(parts);
});

test('nobody is told that there is no address before the dial codes have come', () => {
  const phoneOnly = { email: null, phone: '+84901234567' };
  expect(addressOf({ email: null, phone: null }, undefined)).toBeNull();
  expect(addressOf(phoneOnly, [])).toBeNull();
  expect(addressOf(phoneOnly, undefined)).toBeUndefined();
  expect(addressOf(phoneOnly, ['84'])).toEqual({ areaCode: '84', phone: '901234567' });
  expect(addressOf({ ...phoneOnly, email: 'lan@example.com' }, undefined)).toEqual({ email: 'lan@example.com' });
});
