import { readFileSync } from 'node:fs';
import { languages } from '@candor/api-contract/languages.ts';
import { judge } from '@candor/verifier/judge.ts';
import type { Part } from '@candor/verifier/bundle.ts';
import { expect, test } from 'vitest';
import { foundIn, kindOf, languageOf, titleOf, verdictIn, worstFirst, worstOf } from './shown.ts';

interface Vector {
  readonly receipt: object;
  readonly tapes: readonly object[];
}
const file = new URL('../../../packages/verifier/vectors/receipts.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
const bytes = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const step = (ok: boolean | null, name = 'entry') => ({ name, ok, stated: '1', found: '2' });
const part = (subject: string, ...oks: (boolean | null)[]): Part => ({ subject, steps: oks.map((ok) => step(ok)) });

test('the language is the first one wanted that there is, whatever its country', () => {
  expect(languageOf(['vi-VN', 'en'])).toBe('vi');
  expect(languageOf(['ja', 'pt-BR'])).toBe('pt');
  expect(languageOf(['zh'])).toBe('zh_cn');
  expect(languageOf(['ja'])).toBe('en');
  expect(languageOf([])).toBe('en');
});

test('a step is right, false or not told, and a thing as its worst step', () => {
  expect([true, false, null].map(kindOf)).toEqual(['right', 'false', 'unknown']);
  expect(worstOf(part('a', true, true))).toBe('right');
  expect(worstOf(part('a', true, null))).toBe('unknown');
  expect(worstOf(part('a', null, false, true))).toBe('false');
  expect(worstOf(part('a'))).toBe('right');
});

test('what differs comes first, then what is not told; the rest stays in its order', () => {
  const parts = [part('a', true), part('b', null), part('c', true), part('d', false)];
  expect(worstFirst(parts).map(({ subject }) => subject)).toEqual(['d', 'b', 'a', 'c']);
});

test('what was found is said, or how it differs, or that it is not enough', () => {
  expect(foundIn('en', step(true))).toBe('2');
  expect(foundIn('en', step(false))).toBe('Stated 1, recomputed: 2');
  expect(foundIn('vi', step(false))).toContain('1');
  expect(foundIn('en', step(null))).toBe('What was given is not enough to tell');
});

test('every language has a verdict of its own', () => {
  for (const language of languages) {
    const said = (['right', 'false', 'unknown'] as const).map((verdict) => verdictIn(language, verdict));
    expect(new Set(said).size).toBe(3);
  }
});

test('every step that the vectors are judged by has words in every language', async () => {
  const names = new Set<string>();
  for (const { receipt, tapes } of vectors) {
    const { parts } = await judge([receipt, ...tapes].map(bytes));
    for (const { steps } of parts) for (const { name } of steps) names.add(name);
  }
  const others = [
    'whole',
    'statement',
    'booked',
    'receipted',
    'unknownLines',
    'signature',
    'oneHistory',
    'included',
    'inBatch',
  ];
  const promised = ['promise', 'promiseSigned', 'keptPromise', 'held', 'seen', 'settled', 'afterReceipt'];
  const owed = ['inTotal', 'wholeBalance', 'ownSalt', 'sumLogged'];
  for (const name of [...others, ...promised, ...owed, 'keyNamed', 'logged', 'readable', 'liquidation', 'returned'])
    names.add(name);
  expect(names.size).toBeGreaterThan(30);
  for (const language of languages) expect([...names].filter((name) => titleOf(language, name) === name)).toEqual([]);
  expect(titleOf('en', 'of a later version')).toBe('of a later version');
});
