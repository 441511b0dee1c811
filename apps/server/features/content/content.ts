import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { Rules } from '@candor/core/state.ts';
import { contents } from './contents.ts';
import { factsOf } from './facts.ts';
import { fill, renderHtml } from './render.ts';
import { articleIds, bannerIds, type ArticleId, type BannerId } from './types.ts';

type ShownArticle = CallAnswer<'POST /player/helpCenter/detail/{id}'>;
type ShownBanner = CallAnswer<'POST /player/rotation/list'>[number];

/** When the texts in force were published. */
const publishedAt = Date.UTC(2026, 10, 20);
/** The names of the pictures that the web draws. */
const images: Readonly<Record<BannerId, string>> = { gift: 'gift', fair: 'shield', fast: 'bolt' };
const behind: Readonly<Record<BannerId, ArticleId>> = { gift: 'sign-up-gift', fair: 'prices', fast: 'fast-contracts' };

/** The texts of the help centre and the home page, with the figures of the rules. */
export interface ContentReader {
  articles(language: Language): ShownArticle[];
  article(language: Language, id: string): ShownArticle | undefined;
  banners(language: Language): ShownBanner[];
  /** The article behind a banner. */
  bannerArticle(language: Language, id: string): ShownArticle | undefined;
}

export function openContent(rules: Rules): ContentReader {
  const { facts, rows } = factsOf(rules);
  const show = (language: Language, id: ArticleId): ShownArticle => {
    const { title, summary, text } = contents[language].articles[id];
    return { id, title: fill(title, facts), summary: fill(summary, facts), content: renderHtml(text, facts, rows), time: publishedAt };
  };
  return {
    articles: (language) => articleIds.map((id) => show(language, id)),
    article(language, wanted) {
      const id = articleIds.find((articleId) => articleId === wanted);
      return id === undefined ? undefined : show(language, id);
    },
    banners: (language) =>
      bannerIds.map((id) => {
        const { title, subtitle } = contents[language].banners[id];
        return { id, title: fill(title, facts), subtitle: fill(subtitle, facts), image: images[id], link: null };
      }),
    bannerArticle(language, wanted) {
      const id = bannerIds.find((bannerId) => bannerId === wanted);
      return id === undefined ? undefined : show(language, behind[id]);
    },
  };
}
