import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { underlyingOf } from './underlying.ts';

test('a symbol that nobody knows is of no class', () => {
  expect(['EURUSDT', '', 'constructor'].map(underlyingOf)).toEqual([undefined, undefined, undefined]);
});

test('every product of the group of futures has its class, and every pair is crypto', () => {
  const futures = catalogue.filter(({ group }) => group === 'futures');
  expect(futures.map(({ base, symbol }) => [base, underlyingOf(symbol)])).toEqual([
    ['XAU', 'gold-or-major-index'],
    ['XAG', 'commodity-or-minor-index'],
    ['XPT', 'commodity-or-minor-index'],
    ['WTI', 'commodity-or-minor-index'],
    ['BRENT', 'commodity-or-minor-index'],
    ['NATGAS', 'commodity-or-minor-index'],
    ['COPPER', 'commodity-or-minor-index'],
    ['WHEAT', 'commodity-or-minor-index'],
    ['CORN', 'commodity-or-minor-index'],
    ['SOYBEAN', 'commodity-or-minor-index'],
    ['NAS100', 'gold-or-major-index'],
    ['SPX500', 'gold-or-major-index'],
    ['GER40', 'gold-or-major-index'],
    ['HK50', 'commodity-or-minor-index'],
    ['JP225', 'gold-or-major-index'],
  ]);
  const pairs = catalogue.filter(({ group }) => group === 'usdt');
  expect(new Set(pairs.map(({ symbol }) => underlyingOf(symbol)))).toEqual(new Set(['crypto']));
});
