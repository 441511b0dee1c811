import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import {
  deviceTokensOf,
  idempotencyKeyOf,
  operatorTokenOf,
  organisationOf,
  platformOf,
  tokenOf,
} from './request-headers.ts';

const token = (letter: string): string => letter.repeat(43);

test('a token of a customer is read from its own header alone, and so is one of an operator', () => {
  const others: IncomingHttpHeaders = { authorization: 'Bearer a', cookie: 'coin-auth=a; operator-auth=a' };
  expect([tokenOf(others), operatorTokenOf(others)]).toEqual(['', '']);
  expect([tokenOf({ 'operator-auth': 'a' }), operatorTokenOf({ 'coin-auth': 'a' })]).toEqual(['', '']);
  const both = { 'coin-auth': 'customer', 'operator-auth': 'operator' };
  expect([tokenOf(both), operatorTokenOf(both)]).toEqual(['customer', 'operator']);
  expect(tokenOf({ 'coin-auth': ['first', 'second'] })).toBe('first');
});

test.each<[string, string | undefined, string[]]>([
  ['none', undefined, []],
  ['an empty one', '', []],
  ['one', token('a'), [token('a')]],
  ['two, however they are parted', `${token('a')}, ${token('b')}`, [token('a'), token('b')]],
  ['one too short', 'a'.repeat(42), []],
  ['one too long', 'a'.repeat(44), []],
  ['one of other letters', `${'a'.repeat(42)}=`, []],
  ['a good one among bad ones', `x ${token('c')} y`, [token('c')]],
  ['more than five', 'abcdefg'.split('').map(token).join(' '), 'abcde'.split('').map(token)],
])('of device tokens, %s', (_name, sent, read) => {
  expect(deviceTokensOf({ 'device-token': sent })).toEqual(read);
});

test.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['0', 2],
  ['5', 2],
  ['01', 2],
  ['android', 2],
  [undefined, 2],
])('the platform %j is %i', (sent, platform) => {
  expect(platformOf({ 'device-platform': sent })).toBe(platform);
});

test.each([
  [undefined, 'candor'],
  ['', 'candor'],
  ['candor', 'candor'],
  ['Candor', null],
  ['other', null],
  ['candor ', null],
])('the organisation %j is %j', (sent, organisation) => {
  expect(organisationOf({ 'org-code': sent })).toBe(organisation);
});

test.each([
  [undefined, undefined],
  ['a', 'a'],
  ['0b7e-!~', '0b7e-!~'],
  ['k'.repeat(128), 'k'.repeat(128)],
  ['k'.repeat(129), null],
  ['', null],
  ['two words', null],
  ['tab\tin it', null],
  ['đơn', null],
])('the idempotency key %j is read as %j', (sent, key) => {
  expect(idempotencyKeyOf({ 'idempotency-key': sent })).toBe(key);
});
