import { ownActs } from '@candor/api-contract/calls/operator/audit.ts';
import { statementKinds } from '@candor/api-contract/calls/accounts.ts';
import { expect, test } from 'vitest';
import { words } from './en.ts';

test('every movement of a statement and every act of the audit is said in words of its own', () => {
  for (const [names, said] of [
    [statementKinds, words.movements],
    [ownActs, words.acts],
    [Object.keys(words.kinds), words.acts],
  ] as const) {
    const texts = names.map((name) => said[name] ?? '');
    expect(texts.filter((text) => !/^[A-Z]/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(names.length);
  }
});
