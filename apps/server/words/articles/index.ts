import { languages, type Language } from '@candor/api-contract/languages.ts';
import { guideWords, type Article, type GuideId } from '../guides/index.ts';
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

/** In the order in which they are listed. */
export const articleIds = [
  'fast-contracts',
  'futures',
  'spot',
  'deposits',
  'withdrawals',
  'fair-dealing',
  'prices',
  'exchange',
  'earn',
  'fees',
  'sign-up-gift',
  'verification',
  'security',
  'terms',
  'privacy',
] as const;
export type ArticleId = (typeof articleIds)[number];

export const bannerIds = ['gift', 'fair', 'fast'] as const;
export type BannerId = (typeof bannerIds)[number];

/** What a file of one language holds: the articles that are no guides, and the banners. */
export interface ArticleWords {
  readonly articles: Readonly<Record<Exclude<ArticleId, GuideId>, Article>>;
  readonly banners: Readonly<Record<BannerId, { readonly title: string; readonly subtitle: string }>>;
}

const written: Readonly<Record<Language, ArticleWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };

/** All articles of one language, guides among them. */
interface AllArticleWords extends ArticleWords {
  readonly articles: Readonly<Record<ArticleId, Article>>;
}

export const articleWords = Object.fromEntries(
  languages.map((language) => {
    const { articles, banners } = written[language];
    return [language, { banners, articles: { ...articles, ...guideWords[language] } }];
  }),
) as Readonly<Record<Language, AllArticleWords>>;
