import type { CallAnswer } from '@candor/api-contract/index.ts';
import { languages, languageTag, type Language } from '@candor/api-contract/languages.ts';
import { isUploaded } from '@candor/api-contract/text-pictures.ts';
import type { Rules } from '@candor/core/state.ts';
import type { ContentTexts, OriginalText, OwnText } from '../../operators/content-texts.ts';
import { otherLanguage, type View } from '../../operators/content/shown-texts.ts';
import { articleIds, articleWords, bannerIds, type ArticleId, type BannerId } from '../../words/articles/index.ts';
import { factsOf } from './facts.ts';
import { fill, knownOnly, renderHtml, type Facts } from '../../i18n/markup.ts';

type ShownArticle = CallAnswer<'POST /player/helpCenter/detail/{id}'>;
type ShownBanner = CallAnswer<'POST /player/rotation/list'>[number];

/** When the texts that come with the product were published. */
const publishedAt = Date.UTC(2026, 10, 20);
/** The names of the pictures that the web draws. */
const images: Readonly<Record<BannerId, string>> = { gift: 'gift', fair: 'shield', fast: 'bolt' };
const behind: Readonly<Record<BannerId, ArticleId>> = { gift: 'sign-up-gift', fair: 'prices', fast: 'fast-contracts' };

/**
 * The texts of the help centre and the home page, with the figures of the rules. What an operator has written stands
 * before what came with the product.
 */
export interface ArticleReader {
  articles(view: View): ShownArticle[];
  article(view: View, id: string): ShownArticle | undefined;
  banners(view: View): ShownBanner[];
  /** The article behind a banner. */
  bannerArticle(view: View, id: string): ShownArticle | undefined;
  /** A text as an article for somebody who has chosen this language. */
  shown(text: OwnText, language: Language): ShownArticle;
}

export const originalArticles = (language: Language): OriginalText[] =>
  articleIds.map((key) => ({ key, image: null, ...articleWords[language].articles[key] }));
export const originalBanners = (language: Language): OriginalText[] =>
  bannerIds.map((key) => ({
    key,
    title: articleWords[language].banners[key].title,
    summary: articleWords[language].banners[key].subtitle,
    text: '',
    image: images[key],
  }));

const decimal = /^\d+(\.\d+)?$/;

/** Figures as the language writes them; what is no number stands as it is. */
function inWordsOf(language: Language, facts: Facts): Facts {
  const format = new Intl.NumberFormat(languageTag(language), {
    maximumFractionDigits: 8,
    useGrouping: 'always',
  });
  // A decimal string is read exactly; as a number it would be rounded.
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      decimal.test(value) ? format.format(value as `${number}`) : value,
    ]),
  );
}

/**
 * Originals in their order, each as its own text says, then what only operators have. @param show null leaves it out
 */
function merged<Shown>(
  ids: readonly string[],
  own: readonly OwnText[],
  original: (id: string) => Shown,
  show: (text: OwnText) => Shown,
): Shown[] {
  const byKey = new Map(own.map((text) => [text.key, text]));
  const first = ids.flatMap((id) => {
    const text = byKey.get(id);
    if (text === undefined) return [original(id)];
    return text.hidden ? [] : [show(text)];
  });
  return [...first, ...own.filter(({ key, hidden }) => !hidden && !ids.includes(key)).map(show)];
}

interface Figures {
  readonly facts: Facts;
  readonly rows: Facts[];
}
type Words = (typeof articleWords)[Language];

const originalArticle = (
  id: ArticleId,
  { title, summary, text }: Words['articles'][ArticleId],
  { facts, rows }: Figures,
): ShownArticle => ({
  id,
  title: fill(title, facts),
  summary: fill(summary, facts),
  content: renderHtml(text, facts, rows),
  image: null,
  time: publishedAt,
  writtenIn: null,
});
const originalBanner = (
  id: BannerId,
  { title, subtitle }: Words['banners'][BannerId],
  { facts }: Figures,
): ShownBanner => ({
  id,
  title: fill(title, facts),
  subtitle: fill(subtitle, facts),
  image: images[id],
  link: null,
  writtenIn: null,
});
/** Of an uploaded picture alone: what the web draws belongs to banners. */
const uploaded = (image: string | null): string | null => (isUploaded(image) ? image : null);
const ownBanner =
  (language: Language) =>
  ({ key, title, summary, image, link, language: written }: OwnText): ShownBanner => ({
    id: key,
    title,
    subtitle: summary,
    image: image ?? 'shield',
    link,
    writtenIn: otherLanguage({ language: written }, { language }),
  });

function ownArticle(
  { key, title, summary, text, image, changedAt, language: written }: OwnText,
  language: Language,
  spoken: Record<Language, Figures>,
): ShownArticle {
  const { facts, rows } = spoken[written];
  const rowNames = new Set(rows.flatMap((row) => Object.keys(row)));
  const content = renderHtml(knownOnly(text, new Set(Object.keys(facts)), rowNames), facts, rows);
  const writtenIn = otherLanguage({ language: written }, { language });
  return { id: key, title, summary, content, image: uploaded(image), time: changedAt, writtenIn };
}

const inAllLanguages = ({ facts, rows }: Figures): Record<Language, Figures> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      { facts: inWordsOf(language, facts), rows: rows.map((row) => inWordsOf(language, row)) },
    ]),
  ) as Record<Language, Figures>;

/** The figures of the rules in force, made anew when others have come into force. */
function figuresNow(rules: Rules): () => Record<Language, Figures> {
  let made: { readonly fast: Rules['fast']; readonly spoken: Record<Language, Figures> } | null = null;
  return () => {
    const { fast } = rules;
    if (made?.fast !== fast) made = { fast, spoken: inAllLanguages(factsOf(rules)) };
    return made.spoken;
  };
}

export function openArticles(rules: Rules, texts: Pick<ContentTexts, 'shown'>): ArticleReader {
  const spokenNow = figuresNow(rules);
  const original = (language: Language, id: ArticleId): ShownArticle =>
    originalArticle(id, articleWords[language].articles[id], spokenNow()[language]);
  const shown = (text: OwnText, language: Language): ShownArticle => ownArticle(text, language, spokenNow());
  const ownArticles = (view: View): OwnText[] => texts.shown('article', view, articleIds);
  const ownBanners = (view: View): OwnText[] => texts.shown('banner', view, bannerIds);
  const banner = (language: Language, id: BannerId): ShownBanner =>
    originalBanner(id, articleWords[language].banners[id], spokenNow()[language]);
  const article = (view: View, wanted: string): ShownArticle | undefined => {
    const text = ownArticles(view).find(({ key }) => key === wanted);
    if (text !== undefined) return text.hidden ? undefined : shown(text, view.language);
    const id = articleIds.find((articleId) => articleId === wanted);
    return id === undefined ? undefined : original(view.language, id);
  };
  return {
    article,
    shown,
    articles: (view) =>
      merged(
        articleIds,
        ownArticles(view),
        (id) => original(view.language, id as ArticleId),
        (text) => shown(text, view.language),
      ),
    banners: (view) =>
      merged(bannerIds, ownBanners(view), (id) => banner(view.language, id as BannerId), ownBanner(view.language)),
    bannerArticle(view, wanted) {
      const text = ownBanners(view).find(({ key }) => key === wanted);
      if (text !== undefined && (text.hidden || text.text !== ''))
        return text.hidden ? undefined : shown(text, view.language);
      const id = bannerIds.find((bannerId) => bannerId === wanted);
      return id === undefined ? undefined : article(view, behind[id]);
    },
  };
}
