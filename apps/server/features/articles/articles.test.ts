import { languages, type Language } from '@candor/api-contract/languages.ts';
import { paperRules } from '@candor/core/rules.ts';
import { expect, test } from 'vitest';
import type { View } from '../../operators/content/shown-texts.ts';
import { openArticles } from './articles.ts';
import { renderHtml } from '../../i18n/markup.ts';
import { articleIds, articleWords } from '../../words/articles/index.ts';

const viewOf = (language: Language): View => ({ language, country: null, level: null, now: 0 });
const content = openArticles(paperRules, { shown: () => [] });

test('markup of a text is text, but for headings, lists and strong', () => {
  expect(renderHtml('<img src=x onerror=alert(1)>\n**a <b>**', {}, [])).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p><p><strong>a &lt;b&gt;</strong></p>',
  );
});

test('a text that asks for an unknown figure is a bug', () => {
  expect(() => renderHtml('{nothing}', {}, [])).toThrow('{nothing}');
});

test.each(languages)('all articles are there in %s, with the figures of the rules', (language) => {
  for (const article of content.articles(viewOf(language))) {
    expect(article.content).toMatch(/^(<h2>|<p>|<ul>|<li>|<strong>|<\/h2>|<\/p>|<\/ul>|<\/li>|<\/strong>|[^<>{}*])+$/);
    expect(article.content).not.toContain('## ');
  }
  const fast = content.article(viewOf(language), 'fast-contracts')?.content ?? '';
  const inFigures = (text: string): string =>
    text
      .replace(/(?<=\d)[.\s](?=\d{3}(?!\d))/gu, '')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replaceAll(',', '.');
  for (const figure of ['10000', '30', '80', '55.56', '300', '88', '53.2', '10', '0.3', '100'])
    expect(inFigures(fast)).toContain(figure);
  expect(inFigures(content.article(viewOf(language), 'futures')?.content ?? '')).toMatch(
    /1. 2. 5. 10. 20.*0\.06\s?%.*0\.5\s?%/s,
  );
  expect(inFigures(content.article(viewOf(language), 'withdrawals')?.content ?? '')).toMatch(
    /100\sUSDT.*1\s?%.*5.*24/s,
  );
  expect(inFigures(content.article(viewOf(language), 'spot')?.content ?? '')).toMatch(/0\.1\s?%.*0\.15\s?%.*10\s?%/s);
  expect(content.article(viewOf(language), 'sign-up-gift')?.content).toMatch(/<li>[^<]*10\s?%.*100\sUSDT/s);
  expect(content.banners(viewOf(language)).map(({ image }) => image)).toEqual(['gift', 'shield', 'bolt']);
  expect(content.bannerArticle(viewOf(language), 'gift')?.id).toBe('sign-up-gift');
});

test('every language has texts of its own, as long as the English ones', () => {
  for (const id of articleIds) {
    const texts = languages.map((language) => articleWords[language].articles[id].text);
    expect(new Set(texts).size).toBe(languages.length);
    const lines = texts.map((text) => text.trim().split('\n').length);
    expect(new Set(lines).size).toBe(1);
  }
});

test.each(languages)('the terms name both ways in which an order becomes void, in %s', (language) => {
  const section =
    content.article(viewOf(language), 'terms')?.content.match(/<h2>4\. .*?<\/h2><p>(.*?)<\/p>/s)?.[1] ?? '';
  // No valid mark; the void of two operators; nothing else.
  expect(section.split(/[.。]/u).filter((sentence) => sentence.trim() !== '')).toHaveLength(3);
});

test('the terms in English say who may void what', () => {
  expect(content.article(viewOf('en'), 'terms')?.content).toMatch(
    /recorded fault of market data, two operators .* all fast orders of a pair in that window.* wins stay/,
  );
  expect(content.article(viewOf('en'), 'privacy')?.content).toContain(
    'verification documents, bank cards, wallet addresses and messages',
  );
});

test('finds no other article', () => {
  for (const id of ['nothing', '__proto__', 'constructor', ''])
    expect(content.article(viewOf('en'), id)).toBeUndefined();
  expect(content.bannerArticle(viewOf('en'), 'toString')).toBeUndefined();
});
