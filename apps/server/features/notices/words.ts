import type { Language } from '@candor/api-contract/languages.ts';
import type { MessageKind } from '../../engine/rows/messages.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { hu } from './words/hu.ts';
import { it } from './words/it.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';
import { ru } from './words/ru.ts';
import { sv } from './words/sv.ts';
import { vi } from './words/vi.ts';
import { zh_cn } from './words/zh_cn.ts';

/** Announcements that come with the product; the second only where the market is simulated. */
export const noticeIds = ['welcome', 'simulated-market'] as const;
export type NoticeId = (typeof noticeIds)[number];

export interface NoticeWords {
  /** `{name}` stands for a parameter of the message. */
  readonly messages: Readonly<Record<MessageKind, { readonly title: string; readonly text: string }>>;
  /** Text in the markup of the help articles. */
  readonly notices: Readonly<
    Record<NoticeId, { readonly title: string; readonly summary: string; readonly text: string }>
  >;
}

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  vi,
  en,
  zh_cn,
  pl,
  de,
  fr,
  it,
  es,
  pt,
  ru,
  hu,
  sv,
};
