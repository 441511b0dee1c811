import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@candor/api-contract/languages.ts';
import { root } from '../source.ts';

/** Texts by their place: `auth.title`; a counted phrase has one text per form: `fast.orders.one`. */
export type Texts = ReadonlyMap<string, string>;
export type Tables = Readonly<Partial<Record<Language, Texts>>>;

function flatten(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, place === '' ? key : `${place}.${key}`));
}
/** Names of symbols are no phrases: most languages have only some of their own. */
export const textsOf = (value: unknown): Texts =>
  new Map(flatten(value).filter(([key]) => !key.startsWith('symbols.')));

const forms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
/** The form that a text is, or null for one that isn't counted. */
export const formOf = (key: string): string | null => {
  const last = key.split('.').at(-1) ?? '';
  return forms.has(last) && key.includes('.') ? last : null;
};
/** The key of a phrase, whichever form of it the text is. */
export const phraseOf = (key: string): string => (formOf(key) === null ? key : key.slice(0, key.lastIndexOf('.')));

/** One table per language, from the files named after it. */
async function load(...places: readonly ((language: Language) => string)[]): Promise<Tables> {
  const pairs = await Promise.all(
    languages.map(async (language) => {
      const files = places.map((place) => path.join(root, place(language)));
      if (!files.every((file) => existsSync(file))) return [];
      const parts = await Promise.all(
        files.map(async (file) => [...textsOf(Object.values((await import(file)) as object)[0])]),
      );
      return [[language, new Map(parts.flat())] as const];
    }),
  );
  return Object.fromEntries(pairs.flat());
}

/** Every folder of the server's words. */
const serverTopics = (): string[] => readdirSync(path.join(root, 'apps/server/words'));

async function loadTopic(topic: string): Promise<[string, Tables]> {
  return [topic, await load((language) => `apps/server/words/${topic}/${language}.ts`)];
}

/** The parts of the web app that have words of their own: `proof-words.ts` fetches `<language>/proof.ts`. */
export const webParts = (): string[] =>
  readdirSync(path.join(root, 'apps/web/locales/late')).flatMap(
    (name) => /^(?!with)(.+)-words\.ts$/.exec(name)?.[1] ?? [],
  );

/** What customers read, each kind in every language. */
export async function loadTables(): Promise<Readonly<Record<string, Tables>>> {
  return {
    web: await load(
      ...['index', 'secondary', ...webParts()].map(
        (part) => (language: Language) => `apps/web/locales/${language}/${part}.ts`,
      ),
    ),
    ...Object.fromEntries(await Promise.all(serverTopics().map(loadTopic))),
  };
}
