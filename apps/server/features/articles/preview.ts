import type { CallAnswer } from '@candor/api-contract/index.ts';
import { languages, type Language } from '@candor/api-contract/languages.ts';
import { firstWritten } from '@candor/core/content/showing.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../db/database.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { draftOfPreview } from '../../operators/content/drafts.ts';
import type { ArticleReader } from './articles.ts';

/** A draft as its readers would see it, in their language or the one it falls back to. */
export async function previewOf(
  db: Pick<Database, 'query'>,
  content: Pick<ArticleReader, 'shown'>,
  previewKey: string,
  language: Language,
): Promise<Outcome<CallAnswer<'POST /common/content/preview/{key}'>>> {
  const draft = await draftOfPreview(db, previewKey);
  const written = draft?.texts.filter(({ title }) => title !== '').map((text) => text.language) ?? [];
  const readIn = firstWritten(language, languages, (one) => written.includes(one));
  const text = draft?.texts.find((one) => one.language === readIn);
  if (draft === null || text === undefined) return refused('not-found', { field: 'key' });
  const { family, key, link, image } = draft;
  const { time: _time, ...shown } = content.shown({ ...draft, ...text }, language);
  return ok({ ...shown, id: key, family, link, image, languages: written });
}
