import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { earnWords } from '../words/earn/index.ts';
import { ProductNames } from './product-names.ts';

interface Stored {
  readonly product_id: string;
  readonly language: string;
  readonly name: string;
  readonly description: string;
}
async function namesWith(stored: readonly Stored[] = [], paper = false): Promise<ProductNames> {
  const names = new ProductNames({ query: <Row>() => Promise.resolve([...stored] as Row[]) }, paper);
  await names.load();
  return names;
}
const lock = { productId: 'lock-30', kind: 'lock-mining', days: 30, dividend: 'daily' } as const;
const atEnd = { productId: 'wealth-60', kind: 'wealth', days: 60, dividend: 'end' } as const;
const own = (language: string, name: string): Stored => ({
  product_id: 'lock-30',
  language,
  name,
  description: `${name} for {days} days`,
});

test.each(languages)(
  'in %s every product is named by its kind and term, and no placeholder is left',
  async (language) => {
    const names = await namesWith();
    for (const product of [lock, atEnd, { ...atEnd, dividend: 'daily' } as const]) {
      const words = names.wordsOf(product, language);
      expect(words.name).toContain(String(product.days));
      expect(JSON.stringify(words)).not.toMatch(/\{\w+\}/);
    }
  },
);

test('what pays at its end says so, and an example says that it is one', async () => {
  const names = await namesWith();
  expect(names.wordsOf(atEnd, 'en')).toEqual({
    name: '60-day wealth, paid at the end',
    description: earnWords.en.wealthAtEnd.replace('{days}', '60'),
    fundedBy: earnWords.en.fundedBy,
  });
  expect(names.wordsOf({ ...atEnd, productId: 'x-example' }, 'en').name).toBe(
    '60-day wealth, paid at the end (example)',
  );
  expect(names.wordsOf({ ...lock, productId: 'lock-30-example' }, 'en').name).toBe('30-day lock mining (example)');
  // Lock mining always pays by the day.
  expect(names.wordsOf({ ...lock, dividend: 'end' }, 'en').name).toBe('30-day lock mining');
});

test('what pays for the income is test funds on paper, and money of the house with real money', async () => {
  expect((await namesWith([], true)).wordsOf(lock, 'de').fundedBy).toBe(earnWords.de.fundedByTest);
  expect((await namesWith([], false)).wordsOf(lock, 'de').fundedBy).toBe(earnWords.de.fundedBy);
});

test('an operator’s words stand in their language, else the English ones, else those of the kind', async () => {
  const names = await namesWith([own('vi', 'Xuân'), own('en', 'Spring, {days} days')]);
  expect(names.wordsOf(lock, 'vi')).toEqual({
    name: 'Xuân',
    description: 'Xuân for 30 days',
    fundedBy: earnWords.vi.fundedBy,
  });
  expect(names.wordsOf(lock, 'de').name).toBe('Spring, 30 days');
  expect(names.wordsOf({ ...lock, productId: 'lock-31' }, 'de').name).not.toContain('Spring');
  expect((await namesWith([own('vi', 'Xuân')])).wordsOf(lock, 'de').name).not.toContain('Xuân');
  expect(names.textsOf('lock-30')).toEqual({
    vi: { name: 'Xuân', description: 'Xuân for {days} days' },
    en: { name: 'Spring, {days} days', description: 'Spring, {days} days for {days} days' },
  });
  expect(names.textsOf('lock-31')).toEqual({});
});

test('a change is shown once it is committed, and touches the languages that it names alone', async () => {
  const names = await namesWith([own('vi', 'Xuân'), own('en', 'Spring')]);
  const { statements, apply } = names.change('lock-30', { vi: { name: 'Hạ', description: '{days} ngày' } });
  expect(statements.map(({ params }) => params)).toEqual([['lock-30', 'vi', 'Hạ', '{days} ngày']]);
  expect(names.wordsOf(lock, 'vi').name).toBe('Xuân');
  apply();
  expect(names.wordsOf(lock, 'vi')).toMatchObject({ name: 'Hạ', description: '30 ngày' });
  expect(names.wordsOf(lock, 'en').name).toBe('Spring');
  expect(names.change('lock-30', {}).statements).toEqual([]);
});
