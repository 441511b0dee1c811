import { expect, test } from 'vitest';
import { allOf, anyOf, beginning, condition, equals, foundByAny, within } from './conditions.ts';

test('parameters are numbered through, also where one is used twice or parts are nested', () => {
  const either = anyOf([condition('a = $1 or b = $1', 1), condition('c = $2 or d = $1', 2, 3)]);
  expect(allOf([condition('e = $1', 0), null, either])).toEqual({
    sql: '(e = $1) and ((a = $2 or b = $2) or (c = $4 or d = $3))',
    params: [0, 1, 2, 3],
  });
});

test('what is not asked for narrows nothing, and none of nothing is found', () => {
  expect(allOf([equals('a', undefined), equals('a', ''), within('t', {})])).toEqual({ sql: '(true)', params: [] });
  expect(allOf([])).toEqual({ sql: 'true', params: [] });
  expect(anyOf([])).toEqual({ sql: 'false', params: [] });
});

test('a time has its first instant, and not its last', () => {
  expect(within('t', { from: 0, to: 9 })).toEqual({ sql: '(t >= $1) and (t < $2)', params: [0, 9] });
});

test('a text is looked for as it is', () => {
  expect(beginning('50%_\\')).toBe('50\\%\\_\\\\%');
});

test('what any of several finds is looked up by each for itself, and joined by the key of the row', () => {
  const found = foundByAny('d.id', 'deal d', [
    condition('d.id = $1', 'x'),
    null,
    condition('d.a = $1 or d.b = $2', 1, 2),
  ]);
  expect(found).toEqual({
    sql:
      'd.id in ((select d.id from deal d where d.id = $1) union ' +
      '(select d.id from deal d where d.a = $2 or d.b = $3))',
    params: ['x', 1, 2],
  });
  expect(foundByAny('d.id', 'deal d', [null])).toEqual({
    sql: 'd.id in (select d.id from deal d where false)',
    params: [],
  });
});
