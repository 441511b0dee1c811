import { languages } from '@candor/api-contract/languages.ts';
import { paperRules } from '@candor/core/rules.ts';
import { expect, test } from 'vitest';
import { openContent } from './content.ts';
import { contents } from './contents.ts';
import { renderHtml } from './render.ts';
import { articleIds } from './types.ts';

const content = openContent(paperRules);

test('markup of a text is text, but for headings, lists and strong', () => {
  expect(renderHtml('<img src=x onerror=alert(1)>\n**a <b>**', {}, [])).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p><p><strong>a &lt;b&gt;</strong></p>');
});

test('a text that asks for an unknown figure is a bug', () => {
  expect(() => renderHtml('{nothing}', {}, [])).toThrow('{nothing}');
});

test.each(languages)('all articles are there in %s, with the figures of the rules', (language) => {
  for (const article of content.articles(language)) {
    expect(article.content).toMatch(/^(<h2>|<p>|<ul>|<li>|<strong>|<\/h2>|<\/p>|<\/ul>|<\/li>|<\/strong>|[^<>{}*])+$/);
    expect(article.content).not.toContain('## ');
  }
  const fast = content.article(language, 'fast-contracts')?.content ?? '';
  for (const figure of ['10000', '30', '80', '55.56', '300', '88', '53.2', '10', '0,3', '100']) expect(fast.replace('0.3', '0,3')).toContain(figure);
  expect(content.article(language, 'sign-up-gift')?.content).toContain('100 USDT');
  expect(content.banners(language).map(({ image }) => image)).toEqual(['gift', 'shield', 'bolt']);
  expect(content.bannerArticle(language, 'gift')?.id).toBe('sign-up-gift');
});

test('every language has texts of its own, as long as the English ones', () => {
  for (const id of articleIds) {
    const texts = languages.map((language) => contents[language].articles[id].text);
    expect(new Set(texts).size).toBe(languages.length);
    const lines = texts.map((text) => text.trim().split('\n').length);
    expect(new Set(lines).size).toBe(1);
  }
});

test('finds no other article', () => {
  for (const id of ['nothing', '__proto__', 'constructor', '']) expect(content.article('en', id)).toBeUndefined();
  expect(content.bannerArticle('en', 'toString')).toBeUndefined();
});
