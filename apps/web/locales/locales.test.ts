import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { speak, t } from './i18n.ts';
import { words as original } from './vi/index.ts';
import type { Word } from './words.ts';

type Dictionary = Record<string, Record<string, Word>>;

const textsOf = (word: Word): string[] => (typeof word === 'string' ? [word] : Object.values(word));
const paramsOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();

function entriesOf(dictionary: Dictionary): [string, Word][] {
  return Object.entries(dictionary).flatMap(([section, words]) => Object.entries(words).map(([key, word]): [string, Word] => [`${section}.${key}`, word]));
}

test.each(languages)('%s says everything, with the same parameters as the original', async (language) => {
  const { words } = (await import(`./${language}/index.ts`)) as { words: Dictionary };
  const said = new Map(entriesOf(words));
  const asked = entriesOf(original);
  expect([...said.keys()].sort()).toEqual(asked.map(([key]) => key).sort());
  for (const [key, word] of asked) {
    const params = paramsOf(textsOf(word)[0] ?? '');
    for (const text of textsOf(said.get(key) ?? '')) {
      expect(text.trim(), key).not.toBe('');
      expect(paramsOf(text), key).toBe(params);
    }
  }
});

test('a phrase takes its parameters, numbers in the manner of the language', async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak('de');
  expect(t('setting.delay', { ms: 1234 })).toBe('1.234 ms');
  expect(t('auth.codeSent', { email: 'a@b.de' })).toBe('Code gesendet an a@b.de');
});
