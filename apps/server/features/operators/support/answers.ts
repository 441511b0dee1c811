import type { CallAnswer } from '@candor/api-contract/index.ts';
import { defaultLanguage, languages, type Language } from '@candor/api-contract/languages.ts';
import type { Database } from '../../../db/database.ts';
import type { ContentTexts, OwnText } from '../../../operators/content-texts.ts';

type Answers = CallAnswer<'GET /operator/conversations/{id}/answers'>;

const byPosition = (a: OwnText, b: OwnText): number => a.position - b.position || a.key.localeCompare(b.key);

/**
 * Each answer that is written, once: in a language where it has one in it, else in the first of the others, English
 * before all.
 */
export function answersIn(texts: Pick<ContentTexts, 'list'>, language: Language): Answers['answers'] {
  const found = new Map<string, OwnText>();
  for (const one of new Set([language, ...languages]))
    for (const text of texts.list('answer', one)) if (!text.hidden && !found.has(text.key)) found.set(text.key, text);
  return [...found.values()]
    .toSorted(byPosition)
    .map(({ key, title, text, language: written }) => ({ key, title, text, language: written }));
}

/** The language that a customer is written to in. */
export async function languageOfCustomer(db: Pick<Database, 'query'>, userId: string): Promise<Language> {
  const [row] = await db.query<{ language: Language | null }>('select language from customer where id = $1', [userId]);
  return row?.language ?? defaultLanguage;
}
