import type { CallAnswer } from '@candor/api-contract/index.ts';
import { isUploaded } from '@candor/api-contract/text-pictures.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { OriginalText, OwnText } from '../../operators/content-texts.ts';
import { otherLanguage } from '../../operators/content/shown-texts.ts';
import { escaped, renderHtml } from '../../i18n/markup.ts';
import { messageWords } from './message-words.ts';
import type { StoredMessage } from './store.ts';
import { noticeIds, noticeWords } from '../../words/notices/index.ts';

type Detail = CallAnswer<'POST /player/notice/detail/{id}'>;
export type NoticeRow = Omit<Detail, 'unread'>;

/** When the announcements that come with the product were published. */
const publishedAt = Date.UTC(2026, 10, 20);

/** A message in the words of a language. */
export function presentMessage(
  { id, kind, reference, params, time, unread }: StoredMessage,
  language: Language,
): Detail {
  const { title, text: summary } = messageWords({ kind, params }, language);
  return {
    id,
    type: 'message',
    title,
    summary,
    time,
    unread,
    kind,
    reference,
    content: `<p>${escaped(summary)}</p>`,
    image: null,
    writtenIn: null,
  };
}

const idsOf = (simulated: boolean) => noticeIds.filter((id) => simulated || id !== 'simulated-market');

/** The announcements that came with the product, as an operator would write them. */
export const originalNotices =
  (simulated: boolean) =>
  (language: Language): OriginalText[] =>
    idsOf(simulated).map((key) => ({ key, image: null, ...noticeWords[language].notices[key] }));

/** Keys of the announcements that came with the product. */
export const originalNoticeIds: readonly string[] = noticeIds;

/**
 * Announcements to everybody, newest first: an operator's words stand before those that came with the product.
 * @param own what is live for the reader @param fromOf when it was first shown, null for when it was written
 */
export function noticesIn(
  language: Language,
  own: readonly OwnText[],
  { simulated, fromOf }: { readonly simulated: boolean; readonly fromOf: (key: string) => number | null },
): NoticeRow[] {
  const base = { type: 'notice', kind: null, reference: null, image: null, writtenIn: null } as const;
  const written = new Set(own.map(({ key }) => key));
  const seeded = idsOf(simulated)
    .filter((id) => !written.has(id))
    .map((id): NoticeRow => {
      const { title, summary, text } = noticeWords[language].notices[id];
      return { ...base, id, title, summary, time: publishedAt, content: renderHtml(text, {}, []) };
    });
  const operators = own
    .filter(({ hidden }) => !hidden)
    .map(({ key, title, summary, text, image, changedAt, language: written }): NoticeRow => ({
      ...base,
      id: key,
      title,
      summary,
      time: Math.max(changedAt, fromOf(key) ?? 0),
      content: renderHtml(text.replace(/[{}]/g, ''), {}, []),
      image: isUploaded(image) ? image : null,
      writtenIn: otherLanguage({ language: written }, { language }),
    }));
  return [...operators, ...seeded].sort((a, b) => b.time - a.time);
}
