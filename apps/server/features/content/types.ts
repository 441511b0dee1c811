import type { Language } from '@candor/api-contract/languages.ts';

/** In the order in which they are listed. */
export const articleIds = ['fast-contracts', 'prices', 'sign-up-gift', 'fees', 'security', 'terms', 'privacy'] as const;
export type ArticleId = (typeof articleIds)[number];

export const bannerIds = ['gift', 'fair', 'fast'] as const;
export type BannerId = (typeof bannerIds)[number];

export interface Article {
  readonly title: string;
  readonly summary: string;
  /** The markup of {@link ./render.ts}; `{name}` stands for a figure of the rules. */
  readonly text: string;
}

/** All texts of one language. */
export interface Content {
  readonly articles: Readonly<Record<ArticleId, Article>>;
  readonly banners: Readonly<Record<BannerId, { readonly title: string; readonly subtitle: string }>>;
}
export type Contents = Readonly<Record<Language, Content>>;
