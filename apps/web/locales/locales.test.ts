import { languages, languageTag } from '@candor/api-contract/languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { learnSecondary, speak, t } from './i18n.ts';
import { words as secondary } from './vi/secondary.ts';
import { words as start } from './vi/index.ts';
import type { Word } from './words.ts';

/** As much of a page as a language changes. */
const pageOf = (description?: { content: string }) => ({
  documentElement: {},
  querySelector: (what: string) =>
    what === 'meta[name=description]' && description !== undefined
      ? {
          setAttribute: (_: 'content', text: string) => {
            description.content = text;
          },
        }
      : null,
});

type Dictionary = Record<string, Record<string, Word>>;

const textsOf = (word: Word): string[] => (typeof word === 'string' ? [word] : Object.values(word));
const paramsOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();

function entriesOf(dictionary: Dictionary): [string, Word][] {
  // Names of symbols are no phrases: most languages have only some of their own.
  return Object.entries(dictionary)
    .filter(([section]) => section !== 'symbols')
    .flatMap(([section, words]) =>
      Object.entries(words).map(([key, word]): [string, Word] => [`${section}.${key}`, word]),
    );
}

/** The parts of the app with words of their own, by their files: `late/tape-words.ts`. */
const parts = readdirSync(`${import.meta.dirname}/late`).flatMap(
  (name) => /^(?!with)(.+)-words\.ts$/.exec(name)?.[1] ?? [],
);
const partOf = async (part: string) => ((await import(`./vi/${part}.ts`)) as { words: Dictionary }).words;
const originals: [string, Dictionary][] = [
  ['index', start],
  ['secondary', secondary],
  ...(await Promise.all(parts.map(async (part): Promise<[string, Dictionary]> => [part, await partOf(part)]))),
];

test.each(languages.flatMap((language) => originals.map(([file, original]) => [language, file, original] as const)))(
  '%s says everything of %s, with the same parameters as the original',
  async (language, file, original) => {
    const { words } = (await import(`./${language}/${file}.ts`)) as { words: Dictionary };
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
  },
);

test('a phrase takes its parameters, numbers in the manner of the language', async () => {
  Object.assign(globalThis, { document: pageOf() });
  await speak('de');
  expect(t('setting.delay', { ms: 1234 })).toBe('1.234\u00a0ms');
  expect(t('auth.codeSent', { email: 'a@b.de' })).toBe('Code gesendet an a@b.de');
});

test('secondary words come when they are needed, then with every language', async () => {
  Object.assign(globalThis, { document: pageOf() });
  await speak('en');
  expect(t('withdrawals.title')).toBe('');
  await learnSecondary();
  expect(t('withdrawals.title')).toBe('Withdraw');
  await speak('de');
  expect([t('withdrawals.title'), t('shell.back')]).toEqual(['Auszahlung', 'Zurück']);
});

test('page and manifest say in every language what the product is', async () => {
  const root = path.join(import.meta.dirname, '..');
  const manifest = JSON.parse(readFileSync(path.join(root, 'public/manifest.webmanifest'), 'utf8')) as {
    lang: string;
    description: string;
    description_localized: Record<string, string>;
  };
  const page = { content: '' };
  Object.assign(globalThis, { document: pageOf(page) });
  for (const language of languages) {
    await speak(language);
    expect(page.content, language).toBe(t('shell.about'));
    expect(manifest.description_localized[languageTag(language)], language).toBe(page.content);
  }
  expect(manifest.description).toBe(manifest.description_localized[manifest.lang]);
  expect(readFileSync(path.join(root, 'index.html'), 'utf8')).toContain(
    `<meta name="description" content="${manifest.description}">`,
  );
});
