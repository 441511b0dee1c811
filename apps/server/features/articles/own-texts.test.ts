import { paperRules } from '@candor/core/rules.ts';
import { expect, test } from 'vitest';
import type { OwnText } from '../../operators/content-texts.ts';
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
    find: (family, key, language) =>
      own.find((one) => one.family === family && one.key === key && one.language === language),
    list: (family, language) => own.filter((one) => one.family === family && one.language === language),
  });
const originals = contentWith();
const idsOf = (articles: readonly { id: string }[]): string[] => articles.map(({ id }) => id);

test('an own article stands in the place of the original, in its language alone', () => {
  const content = contentWith(text({}));
  expect(content.article('en', 'fees')).toEqual({
    id: 'fees',
    title: 'Our fees',
    summary: 'In short',
    content: '<p>All of them.</p>',
    time: 7,
  });
  expect(idsOf(content.articles('en'))).toEqual(idsOf(originals.articles('en')));
  expect(content.articles('de')).toEqual(originals.articles('de'));
  expect(content.article('de', 'fees')).toEqual(originals.article('de', 'fees'));
});

test('a hidden one is neither listed nor found, and one that only operators have comes last', () => {
  const content = contentWith(text({ hidden: true }), text({ key: 'holidays' }), text({ key: 'draft', hidden: true }));
  expect([content.article('en', 'fees'), content.article('en', 'draft')]).toEqual([undefined, undefined]);
  const without = idsOf(originals.articles('en')).filter((id) => id !== 'fees');
  expect(idsOf(content.articles('en'))).toEqual([...without, 'holidays']);
});

test('figures of the rules are filled in, and a name that is no figure loses its braces', () => {
  const own = text({ text: 'A gift of {gift} USDT for {you}, {constructor}.' });
  expect(contentWith(own).article('en', 'fees')?.content).toBe('<p>A gift of 10 USDT for you, constructor.</p>');
});

test('figures of the terms stand in an item for each of them, and break no paragraph', () => {
  const own = text({ text: 'The {payout} for {gift}:\n* {seconds} s: {payout} % of {minStake}, {nothing}\n- {loss}' });
  const { terms } = paperRules.fast;
  expect(contentWith(own).article('en', 'fees')?.content).toBe(
    [
      '<p>The payout for 10:</p><ul>',
      ...terms.map(
        ({ seconds, payoutRate }) => `<li>${seconds} s: ${Number(payoutRate) / 1_000_000} % of 1, nothing</li>`,
      ),
      '<li>loss</li></ul>',
    ].join(''),
  );
  expect(contentWith(own).articles('en')).toHaveLength(originals.articles('en').length);
});

test('markup of operators is text but for the few signs that there are', () => {
  const own = text({ text: '<b onclick="x()">a</b>\n## **b** & c\n[d](javascript:e)\n[f](https://candor.example/g)' });
  expect(contentWith(own).article('en', 'fees')?.content).toBe(
    '<p>&lt;b onclick="x()"&gt;a&lt;/b&gt;</p><h2><strong>b</strong> &amp; c</h2><p>[d](javascript:e)</p>' +
      '<p><a href="https://candor.example/g" rel="noopener noreferrer nofollow" target="_blank">f</a></p>',
  );
});

const banner = (changed: Partial<OwnText>) => text({ family: 'banner', key: 'gift', text: '', ...changed });

test('an own banner shows its words, its link and its picture, or that of the house', () => {
  const link = 'https://candor.example/summer';
  const shown = { id: 'gift', title: 'Our fees', subtitle: 'In short', image: 'shield', link };
  const [, ...others] = originals.banners('en');
  expect(contentWith(banner({ link })).banners('en')).toEqual([shown, ...others]);
  expect(contentWith(banner({ link, image: 'bolt' })).banners('en')[0]).toEqual({ ...shown, image: 'bolt' });
  expect(contentWith(banner({ hidden: true })).banners('en')).toEqual(others);
});

test('behind a banner stands its own text, else the article of the original, and behind a hidden one nothing', () => {
  const behind = originals.bannerArticle('en', 'gift');
  expect(behind).toEqual(originals.article('en', 'sign-up-gift'));
  expect(contentWith(banner({})).bannerArticle('en', 'gift')).toEqual(behind);
  expect(contentWith(banner({ text: 'More of it.' })).bannerArticle('en', 'gift')?.content).toBe('<p>More of it.</p>');
  expect(contentWith(banner({ text: 'More of it.', hidden: true })).bannerArticle('en', 'gift')).toBeUndefined();
  expect(contentWith(banner({ key: 'new' })).bannerArticle('en', 'new')).toBeUndefined();
  const hiddenArticle = text({ key: 'sign-up-gift', hidden: true });
  expect(contentWith(hiddenArticle).bannerArticle('en', 'gift')).toBeUndefined();
});
