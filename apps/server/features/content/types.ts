import type { Language } from '@candor/api-contract/languages.ts';

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
/** Those that tell how to use a feature, in files of their own. */
type GuideId =
  | 'fees'
  | 'futures'
  | 'spot'
  | 'deposits'
  | 'withdrawals'
  | 'earn'
  | 'exchange'
  | 'verification'
  | 'fair-dealing';

export const bannerIds = ['gift', 'fair', 'fast'] as const;
export type BannerId = (typeof bannerIds)[number];

export interface Article {
  readonly title: string;
  readonly summary: string;
  /** The markup of `i18n/markup.ts`; `{name}` stands for a figure of the rules. */
  readonly text: string;
}

export type Guides = Readonly<Record<GuideId, Article>>;
/** What a file of one language holds. */
export interface Content {
  readonly articles: Readonly<Record<Exclude<ArticleId, GuideId>, Article>>;
  readonly banners: Readonly<Record<BannerId, { readonly title: string; readonly subtitle: string }>>;
}
/** All texts of one language. */
export interface Texts extends Content {
  readonly articles: Readonly<Record<ArticleId, Article>>;
}
export type Contents = Readonly<Record<Language, Texts>>;
