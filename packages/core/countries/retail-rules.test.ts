import { expect, test } from 'vitest';
import { knownRetailCountries, knownRetailRule, leverageMaxOf, retailRegions } from './retail-rules.ts';

const symbols = ['BTCUSDT', 'XAUUSDT', 'SPX500USDT', 'HK50USDT', 'WTIUSDT', 'EURUSDT'];
const capsOf = (country: string) => symbols.map((symbol) => leverageMaxOf(knownRetailRule(country), symbol));

test('no timed bets and no bonus in the EEA, the United Kingdom and Australia', () => {
  for (const country of ['DE', 'NO', 'RE', 'GB', 'AU'])
    expect(knownRetailRule(country)?.notOffered).toEqual(['fast', 'bonus']);
});

test('leverage is limited by the class of the market; no crypto derivatives in the United Kingdom', () => {
  expect([capsOf('DE'), capsOf('GB'), capsOf('AU'), capsOf('VN')]).toEqual([
    [2, 20, 20, 10, 10, Infinity],
    [0, 20, 20, 10, 10, Infinity],
    [2, 20, 20, 10, 10, Infinity],
    [Infinity, Infinity, Infinity, Infinity, Infinity, Infinity],
  ]);
});

test('37 codes of the EEA, the United Kingdom and Australia stand there once, with dated sources', () => {
  expect([knownRetailCountries.length, new Set(knownRetailCountries).size]).toEqual([39, 39]);
  const listed = retailRegions.flatMap(({ countries }) => countries);
  expect(listed).toEqual(knownRetailCountries);
  for (const { sources } of retailRegions)
    for (const { since } of sources) expect(new Date(since).toISOString().slice(0, 10)).toBe(since);
});
