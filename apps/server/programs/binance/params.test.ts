import { expect, test } from 'vitest';
import { count, optionalNumber, paramsOf, readParams } from './params.ts';

test('what is signed is the text as it was sent, without the signature, wherever that stands', () => {
  expect(readParams('a=1&b=%20x&signature=ab', '')).toMatchObject({ payload: 'a=1&b=%20x', signature: 'ab' });
  expect(readParams('signature=ab&a=1', '')).toMatchObject({ payload: 'a=1', signature: 'ab' });
  expect(readParams('', 'a=1&signature=ab&b=2')).toMatchObject({ payload: 'a=1&b=2', signature: 'ab' });
  expect(readParams('signature=ab', 'a=1')).toMatchObject({ payload: 'a=1', signature: 'ab', isSplit: false });
  expect(readParams('', '')).toMatchObject({ payload: '', signature: null, isSplit: false });
});

test('query and body are read as one, and it is known where both say something', () => {
  const both = readParams('a=1', 'b=2&signature=ab');
  expect([both.get('a'), both.get('b'), both.payload, both.isSplit]).toEqual(['1', '2', 'a=1b=2', true]);
});

test('the first of a name counts, and an empty one is none', () => {
  const params = readParams('a=1&a=2&b=&c=%E2%82%AC', '');
  expect([params.get('a'), params.get('b'), params.get('c'), params.get('d')]).toEqual(['1', null, '€', null]);
});

test('a request without a query or with a body that is no text has no parameters', () => {
  expect(paramsOf({ url: '/order', body: undefined }).payload).toBe('');
  expect(paramsOf({ url: '/order?', body: { a: 1 } }).payload).toBe('');
  expect(paramsOf({ url: '/order?a=?b', body: '' }).payload).toBe('a=?b');
});

const bounds = { most: 1_000, otherwise: 500 };
test.each([
  ['', 500],
  ['limit=1', 1],
  ['limit=1000', 1_000],
  ['limit=5000', 1_000],
])('a count is read: %s', (query, value) => {
  expect(count(readParams(query, ''), 'limit', bounds)).toEqual({ ok: true, value });
});

test.each(['0', '-1', '1.5', '1e3', 'x', '9'.repeat(16), ' 5', '٥'])('%s is no count and no number', (value) => {
  const params = readParams(`limit=${encodeURIComponent(value)}`, '');
  expect(count(params, 'limit', bounds)).toMatchObject({ ok: false, fault: { code: -1102 } });
  if (value !== '0') expect(optionalNumber(params, 'limit')).toMatchObject({ ok: false, fault: { code: -1102 } });
});

test('a number may be missing', () => {
  expect(optionalNumber(readParams('', ''), 'startTime')).toEqual({ ok: true, value: undefined });
  expect(optionalNumber(readParams('startTime=0', ''), 'startTime')).toEqual({ ok: true, value: 0 });
});
