import { languages, type Language } from '@candor/api-contract/languages.ts';
import { catalogue } from '@candor/core/market/catalogue.ts';
import { expect, test } from 'vitest';
import { speak } from '../../locales/i18n.ts';
import type { SymbolNames } from '../../locales/words.ts';
import { answers, nameIn } from './names.ts';

Object.assign(globalThis, { document: { documentElement: {}, querySelector: () => null } });
/** Words that are the English ones. */
const alike: Readonly<Partial<Record<Language, string[]>>> = { de: ['Gold'], sv: ['Silver'] };
const gold = { symbol: 'XAUUSDT', name: 'Gold' };

test('what is searched is found by code, pair and name in any case, without accents and in English too', async () => {
  await speak('vi');
  expect(
    ['xau', 'gold', 'XAU/USDT', 'go xau', 'vàng', 'VANG', 'vang', ''].filter((text) => !answers(gold, text)),
  ).toEqual([]);
  expect(answers(gold, 'bạc')).toBe(false);
  expect(answers({ symbol: 'WTIUSDT', name: 'Crude Oil' }, 'dau tho')).toBe(true);
  await speak('zh_cn');
  expect([answers(gold, '黄金'), answers({ symbol: 'BTCUSDT', name: 'Bitcoin' }, '比特币')]).toEqual([true, true]);
});

test('commodities have their name in every language; what has none is called as in the catalogue', async () => {
  const raw = catalogue.filter(({ group, base }) => group === 'futures' && !/\d/.test(base) && base !== 'HK50');
  for (const language of languages) {
    await speak(language);
    const names = raw.map((row) => nameIn(row));
    if (language !== 'en')
      expect(
        names.filter((name, at) => name === raw[at]?.name),
        language,
      ).toEqual(alike[language] ?? []);
  }
  await speak('en');
  expect(catalogue.map((row) => nameIn(row))).toEqual(catalogue.map(({ name }) => name));
});

test.each(languages)('the names in %s are of what is in the catalogue', async (language) => {
  const { symbols } = (await import(`../../locales/${language}/symbols.ts`)) as { symbols: SymbolNames };
  const known = new Set(catalogue.map(({ base }) => base));
  expect(Object.keys(symbols).filter((base) => !known.has(base))).toEqual([]);
  expect(new Set(Object.values(symbols)).size).toBe(Object.keys(symbols).length);
});
