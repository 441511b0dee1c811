import { ownActs } from '@candor/api-contract/calls/operator/audit.ts';
import { statementKinds } from '@candor/api-contract/calls/accounts.ts';
import { expect, test } from 'vitest';
import { words as en } from './en/index.ts';
import { words as vi } from './vi/index.ts';

test.each([en, vi])('every movement of a statement and every act of the audit is said in words of its own', (words) => {
  for (const [names, said] of [
    [statementKinds, words.movements],
    [ownActs, words.acts],
    [Object.keys(words.kinds), words.acts],
  ] as const) {
    const texts = names.map((name) => said[name] ?? '');
    expect(texts.filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(names.length);
  }
});

/** Every text by where it stands; of what is put together, what two examples come to. */
function leavesOf(words: unknown, at = ''): [string, string][] {
  if (typeof words === 'string') return [[at, words]];
  if (typeof words === 'function') return [[at, 'put together']];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inner]) => leavesOf(inner, `${at}.${key}`));
}

/** The same in both languages: names, signs and what is no language. */
const alike =
  /^(Candor console|CSV|PDF|Id|Email|Android|iPhone|VND|USDT|%|Coin|Webhook|Long|Short|https:\/\/|—|put together)$/;

test('each language says the same things, none of them in words of the other', () => {
  const [english, vietnamese] = [new Map(leavesOf(en)), new Map(leavesOf(vi))];
  expect([...vietnamese.keys()]).toEqual([...english.keys()]);
  expect([...vietnamese].filter(([at, text]) => text === english.get(at) && !alike.test(text))).toEqual([]);
  expect([...vietnamese].filter(([, text]) => text.trim() === '')).toEqual([]);
});
