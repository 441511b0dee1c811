import { expect, test } from 'vitest';
import { narrowingOf } from './narrowing.ts';

const of = (query: string) => narrowingOf(new URLSearchParams(query));

test('an address narrows to a text and to days, both of which are included', () => {
  expect(of('search=lan&from=2026-11-20&to=2026-11-20&status=open')).toEqual({
    search: 'lan',
    from: new Date(2026, 10, 20).getTime(),
    to: new Date(2026, 10, 21).getTime(),
  });
});

test('what is empty or no day narrows nothing', () => {
  expect(of('')).toEqual({});
  expect(of('search=&from=yesterday&to=2026-99-99')).toEqual({});
});
