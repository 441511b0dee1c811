import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKey, normalEmail, normalPhone } from '@candor/core/identity/typed-names.ts';
import { codeAddressOf, identifierOf } from './identifiers.ts';

test.each([
  ['84', '0912345678', '+84912345678'],
  ['+84', '912345678', '+84912345678'],
  ['84', '00912345678', '+840912345678'],
  // In Italy the zero is dialled from abroad as well.
  ['39', '0612345678', '+390612345678'],
  ['+39', '0612345678', '+390612345678'],
  ['1', '2025550100', '+12025550100'],
])('with the area %s the number %s is %s', (area, phone, normal) => {
  expect(normalPhone(area, phone)).toBe(normal);
});

test('emails and names are compared without case, emails without the spaces around them too', () => {
  expect([normalEmail(' Lan@Mail.Example '), accountKey('Lan_1')]).toEqual(['lan@mail.example', 'lan_1']);
});

const none = { email: '', phone: '', nationalPhones: [] };
test.each([
  ['Lan', undefined, { ...none, accountKey: 'lan' }],
  ['Lan@Mail.Example', undefined, { ...none, accountKey: 'lan@mail.example', email: 'lan@mail.example' }],
  ['+84 912-345 678', undefined, { ...none, accountKey: '+84 912-345 678', phone: '+84912345678' }],
  ['0084912345678', undefined, { ...none, accountKey: '0084912345678', phone: '+84912345678' }],
  // With an area the number may still be an international one without its sign.
  ['0912345678', '84', { ...none, accountKey: '0912345678', phone: '+84912345678', nationalPhones: ['+0912345678'] }],
  ['+84912345678', '49', { ...none, accountKey: '+84912345678', phone: '+84912345678' }],
  ['1234', undefined, { ...none, accountKey: '1234' }],
  ['1'.repeat(20), undefined, { ...none, accountKey: '1'.repeat(20) }],
  ['+84x912345678', undefined, { ...none, accountKey: '+84x912345678' }],
])('%j, beside the area %j, can be found as it says', (typed, area, identifier) => {
  expect(identifierOf(typed, area)).toEqual(identifier);
});

test('digits without an area are a number as dialled at home in any country, as well as a whole one', () => {
  const { phone, nationalPhones } = identifierOf('0912345678');
  expect(phone).toBe('+0912345678');
  expect(nationalPhones).toEqual(expect.arrayContaining(['+84912345678', '+390912345678', '+49912345678']));
});

test('spaces, dashes and brackets make no other number', () => {
  const spread = fc
    .tuple(fc.stringMatching(/^[1-9]\d{6,12}$/), fc.array(fc.constantFrom(' ', '-', '(', ')'), { maxLength: 6 }))
    .map(([digits, marks]) => ({
      digits,
      typed: `+${marks.reduce((text, mark, at) => `${text.slice(0, at * 2)}${mark}${text.slice(at * 2)}`, digits)}`,
    }));
  fc.assert(
    fc.property(spread, ({ digits, typed }) => {
      expect(identifierOf(typed).phone).toBe(`+${digits}`);
    }),
  );
});

const both = { email: 'lan@mail.example', phone: '+84912345678' };
test.each([
  ['lan@mail.example', undefined, both, both.email],
  ['+84912345678', undefined, both, both.phone],
  ['0912345678', '84', both, both.phone],
  ['0912345678', undefined, both, both.phone],
  ['lan', undefined, both, both.email],
  ['lan', undefined, { ...both, email: null }, both.phone],
  ['+84999999999', undefined, both, both.email],
  ['lan', undefined, { email: null, phone: null }, ''],
  // Nobody has it: the code would go where it was typed, which tells nothing of who has an account.
  ['+84999999999', undefined, undefined, '+84999999999'],
  ['new@mail.example', undefined, undefined, 'new@mail.example'],
  ['lan', undefined, undefined, ''],
])('for %j, beside the area %j, of %j a code goes to %j', (typed, area, user, address) => {
  expect(codeAddressOf(identifierOf(typed, area), user)).toBe(address);
});
