import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addressOf, narrowTo, oneOf, openRow, placeOf } from './route.ts';

const told = (hash: string) => {
  const { page, id, query } = placeOf(hash);
  return { page, id, query: Object.fromEntries(query) };
};

test.each([
  ['', 'overview', null, {}],
  ['#', 'overview', null, {}],
  ['#/', 'overview', null, {}],
  ['#/deposits', 'deposits', null, {}],
  ['#/deposits/', 'deposits', null, {}],
  ['#/deposits/D1?status=open&page=2', 'deposits', 'D1', { status: 'open', page: '2' }],
  ['#/deposits?search=a%20b', 'deposits', null, { search: 'a b' }],
  ['#/content/a%2Fb', 'content', 'a/b', {}],
])('%j is the page %s', (hash, page, id, query) => {
  expect(told(hash)).toEqual({ page, id, query });
});

test('what is empty or not asked for is no part of an address', () => {
  expect(addressOf('deposits')).toBe('#/deposits');
  expect(addressOf('deposits', null, { status: '', page: undefined })).toBe('#/deposits');
  expect(addressOf('deposits', 'D 1', { status: 'open' })).toBe('#/deposits/D%201?status=open');
});

test('an address leads to what it was made of, whatever an id or a search contains', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, (id, search) => {
      expect(told(addressOf('customers', id, { search }))).toEqual({ page: 'customers', id, query: { search } });
    }),
  );
});

test('a row is opened and closed over the list as it is narrowed, and the list narrowed under it', () => {
  const location = { hash: '' };
  vi.stubGlobal('location', location);
  openRow(placeOf('#/deposits?search=lan&sort=newest'), 'D1');
  expect(location.hash).toBe('#/deposits/D1?search=lan&sort=newest');
  narrowTo(placeOf(location.hash), { search: '', from: '2026-11-20' });
  expect(location.hash).toBe('#/deposits/D1?sort=newest&from=2026-11-20');
  openRow(placeOf(location.hash), null);
  expect(location.hash).toBe('#/deposits?sort=newest&from=2026-11-20');
});

test('of choices the first one stands unless the address names another', () => {
  const choices = ['open', 'all'] as const;
  expect([null, '', 'nonsense', 'all'].map((named) => oneOf(choices, named))).toEqual(['open', 'open', 'open', 'all']);
});
