import { expect, test } from 'vitest';
import { grouped, faceOf } from './groups.ts';

test('articles stand in their groups, and none is lost or doubled', () => {
  const articles = ['own-article', 'terms', 'futures', 'fast-contracts', 'constructor'].map((id) => ({ id }));
  const groups = grouped(articles);
  expect(groups.map(({ title, articles: list }) => [title, list.map(({ id }) => id)])).toEqual([
    ['articles.trading', ['fast-contracts', 'futures']],
    ['articles.rules', ['terms']],
    ['articles.more', ['own-article', 'constructor']],
  ]);
  expect(faceOf('constructor')).toEqual(faceOf('own-article'));
  expect(grouped([])).toEqual([]);
});
