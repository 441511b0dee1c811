import type { Language } from '@candor/api-contract/languages.ts';
import type { MessageKind } from '../../engine/rows/messages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { vi } from './vi.ts';
import { zh_cn } from './zh_cn.ts';

/** Announcements that come with the product; the second only where the market is simulated. */
export const noticeIds = ['welcome', 'simulated-market'] as const;
export type NoticeId = (typeof noticeIds)[number];

export interface NoticeWords {
  /** Stands in a message where a device says nothing of itself. */
  readonly unknownDevice: string;
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
