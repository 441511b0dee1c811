import { paperRules } from '@candor/core/rules.ts';
import { expect, test } from 'vitest';
import type { OwnText } from '../../operators/content-texts.ts';
import { shownTexts, type View } from '../../operators/content/shown-texts.ts';
import { openArticles } from './articles.ts';

const text = (changed: Partial<OwnText>): OwnText => ({
  family: 'article',
  key: 'fees',
  language: 'en',
  title: 'Our fees',
  summary: 'In short',
  text: 'All of them.',
  image: null,
  link: null,
  hidden: false,
  position: 0,
  changedAt: 7,
  changedBy: 'ada',
  ...changed,
});
/** What is shown where operators have written these. */
const contentWith = (...own: readonly OwnText[]) =>
  openArticles(paperRules, {
    shown: (family, view, originals) =>
      shownTexts({ texts: own.filter((one) => one.family === family), showingOf: () => undefined }, view, originals),
  });
const english: View = { language: 'en', country: null, level: null, now: 9 };
const german: View = { ...english, language: 'de' };
const originals = contentWith();
const idsOf = (articles: readonly { id: string }[]): string[] => articles.map(({ id }) => id);

test('an own article stands in the place of the original, in its language alone', () => {
  const content = contentWith(text({}));
  expect(content.article(english, 'fees')).toEqual({
    id: 'fees',
    title: 'Our fees',
    summary: 'In short',
    content: '<p>All of them.</p>',
    image: null,
    time: 7,
    writtenIn: null,
  });
  expect(idsOf(content.articles(english))).toEqual(idsOf(originals.articles(english)));
  expect(content.articles(german)).toEqual(originals.articles(german));
  expect(content.article(german, 'fees')).toEqual(originals.article(german, 'fees'));
});

test('a hidden one is neither listed nor found, and one that only operators have comes last', () => {
  const content = contentWith(text({ hidden: true }), text({ key: 'holidays' }), text({ key: 'draft', hidden: true }));
  expect([content.article(english, 'fees'), content.article(english, 'draft')]).toEqual([undefined, undefined]);
  const without = idsOf(originals.articles(english)).filter((id) => id !== 'fees');
  expect(idsOf(content.articles(english))).toEqual([...without, 'holidays']);
});

test('figures of the rules are filled in, and a name that is no figure loses its braces', () => {
  const own = text({ text: 'A gift of {gift} USDT for {you}, {constructor}.' });
  expect(contentWith(own).article(english, 'fees')?.content).toBe('<p>A gift of 10 USDT for you, constructor.</p>');
});

test('figures of the terms stand in an item for each of them, and break no paragraph', () => {
  const own = text({ text: 'The {payout} for {gift}:\n* {seconds} s: {payout} % of {minStake}, {nothing}\n- {loss}' });
  const { terms } = paperRules.fast;
  expect(contentWith(own).article(english, 'fees')?.content).toBe(
    [
      '<p>The payout for 10:</p><ul>',
      ...terms.map(
        ({ seconds, payoutRate }) => `<li>${seconds} s: ${Number(payoutRate) / 1_000_000} % of 1, nothing</li>`,
      ),
      '<li>loss</li></ul>',
    ].join(''),
  );
  expect(contentWith(own).articles(english)).toHaveLength(originals.articles(english).length);
});

test('markup of operators is text but for the few signs that there are', () => {
  const own = text({ text: '<b onclick="x()">a</b>\n## **b** & c\n[d](javascript:e)\n[f](https://candor.example/g)' });
  expect(contentWith(own).article(english, 'fees')?.content).toBe(
    '<p>&lt;b onclick="x()"&gt;a&lt;/b&gt;</p><h2><strong>b</strong> &amp; c</h2><p>[d](javascript:e)</p>' +
      '<p><a href="https://candor.example/g" rel="noopener noreferrer nofollow" target="_blank">f</a></p>',
  );
});

const banner = (changed: Partial<OwnText>) => text({ family: 'banner', key: 'gift', text: '', ...changed });

test('an own banner shows its words, its link and its picture, or that of the house', () => {
  const link = 'https://candor.example/summer';
  const shown = { id: 'gift', title: 'Our fees', subtitle: 'In short', image: 'shield', link, writtenIn: null };
  const [, ...others] = originals.banners(english);
  expect(contentWith(banner({ link })).banners(english)).toEqual([shown, ...others]);
  expect(contentWith(banner({ link, image: 'bolt' })).banners(english)[0]).toEqual({ ...shown, image: 'bolt' });
  expect(contentWith(banner({ hidden: true })).banners(english)).toEqual(others);
});

test('behind a banner stands its own text, else the article of the original, and behind a hidden one nothing', () => {
  const behind = originals.bannerArticle(english, 'gift');
  expect(behind).toEqual(originals.article(english, 'sign-up-gift'));
  expect(contentWith(banner({})).bannerArticle(english, 'gift')).toEqual(behind);
  expect(contentWith(banner({ text: 'More of it.' })).bannerArticle(english, 'gift')?.content).toBe(
    '<p>More of it.</p>',
  );
  expect(contentWith(banner({ text: 'More of it.', hidden: true })).bannerArticle(english, 'gift')).toBeUndefined();
  expect(contentWith(banner({ key: 'new' })).bannerArticle(english, 'new')).toBeUndefined();
  const hiddenArticle = text({ key: 'sign-up-gift', hidden: true });
  expect(contentWith(hiddenArticle).bannerArticle(english, 'gift')).toBeUndefined();
});
