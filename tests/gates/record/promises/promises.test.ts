import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { titlesIn } from '../../../specification/proofs.ts';
import { isTest, readAll, root } from '../../source.ts';
import { missing } from '../record.ts';
import { figureOf, pageOf, withoutFigure, type Left, type Promised } from './page.ts';
import { readAttacks, readLeft, readPromises } from './read.ts';

const titles = titlesIn(readAll().filter(isTest));
const none = (): ReadonlySet<string> => new Set<string>();
const [promises, attacks, left] = [readPromises(), readAttacks(), readLeft()];

test('every promise and every attack has its row, shown by tests that are there', () => {
  expect(promises.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, at) => `P${at + 1}`));
  expect(attacks).toHaveLength(28);
  expect([...promises, ...attacks].flatMap(({ shownBy }) => missing(shownBy, titles, none))).toEqual([]);
  expect([...promises, ...attacks].filter(({ shownBy }) => shownBy.length < 2)).toEqual([]);
});

test('every figure that is named was left by a run', () => {
  expect(withoutFigure(promises, left)).toEqual([]);
});

test('the page is what declarations and runs say: write-page.ts makes it anew', () => {
  expect(readFileSync(path.join(root, 'docs/promises.md'), 'utf8')).toBe(pageOf(promises, attacks, left));
});

const small: Left = {
  results: [
    '# Results\n\n## one\n\n2026-11-26 19:37 UTC, here\n',
    '| what | measured | aim | note |\n|---|---|---|---|',
    '| orders, fast | 7 ms | ≤ 8 ms |  |\n| orders, slow | 9 ms |  |  |\n',
    '## two\n\n2026-11-20 UTC\n\n| what | x |\n|---|---|\n| a | 1 |\n',
  ].join('\n'),
  mutation: '| together | 3390 | 3551 | 95.5 % |',
  record: [],
};

test('a figure is the last of its section, with its day', () => {
  expect(figureOf('one:orders, slow', small)).toBe('orders, slow: 9 ms (2026-11-26)');
  expect(figureOf('one:*', small)).toBe('orders, fast: 7 ms (2026-11-26)');
  expect(figureOf('two:a', small)).toBe('a: 1 (2026-11-20)');
  expect(figureOf('mutation', small)).toBe('of 3551 planted faults 3390 were noticed, 95.5 %');
  for (const name of ['one:a', 'three:*', 'two:orders']) expect(figureOf(name, small)).toBeNull();
  expect(figureOf('mutation', { ...small, mutation: '' })).toBeNull();
});

test('a test that is gone, a figure that no run has left, and a page of before are found', () => {
  const [first] = promises;
  const planted: Promised = { ...(first as Promised), shownBy: ['a.test.ts › gone'], figures: ['one:gone'] };
  expect(missing(planted.shownBy, titles, none)).toEqual(['a.test.ts › gone']);
  expect(withoutFigure([planted], small)).toEqual(['P1: no run has left one:gone']);
  const page = pageOf(promises, attacks, left);
  expect(pageOf([{ ...(first as Promised), lacks: 'more' }, ...promises.slice(1)], attacks, left)).not.toBe(page);
  expect(pageOf(promises, attacks, { ...left, results: small.results })).not.toBe(page);
});
