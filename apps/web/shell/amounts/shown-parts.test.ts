import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp, shownSum, wholePercents } from './shown-parts.ts';

test.each<[string, readonly string[], readonly string[], string]>([
  ['a result before fees and the fees', ['0.464', '-5.883018'], ['0.46', '-5.88'], '-5.42'],
  ['one whose cents are both cut', ['0.461', '-5.889'], ['0.46', '-5.89'], '-5.43'],
  ['the cent goes to the cost, not to the gain', ['0.469', '-5.881'], ['0.46', '-5.88'], '-5.42'],
  ['three parts', ['8', '-5.419018', '-2.5'], ['8.00', '-5.42', '-2.50'], '0.08'],
  ['costs', ['-104.8662', '-0.62919'], ['-104.87', '-0.63'], '-105.50'],
])('%s', (_, parts, shown, total) => {
  expect(shownSum(parts)).toEqual({ parts: shown, total });
});

const parts = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), { minLength: 1, maxLength: 6 });

test('shown parts add up to the shown sum, each within one step of what it is, the sum never above', () => {
  fc.assert(
    fc.property(parts, (units) => {
      const { parts: shown, total } = addUp(units, 10_000n);
      const sum = units.reduce((all, each) => all + each, 0n);
      expect(shown.reduce((all, each) => all + each, 0n)).toBe(total);
      expect(sum - total >= 0n && sum - total < 10_000n).toBe(true);
      for (const [at, part] of shown.entries()) {
        const off = part - (units[at] ?? 0n);
        expect(off > -10_000n && off < 10_000n && part % 10_000n === 0n).toBe(true);
      }
    }),
  );
});

test.each<[readonly string[], readonly string[]]>([
  [
    ['74.6', '6.6', '11.7', '7.1'],
    ['0.75', '0.06', '0.12', '0.07'],
  ],
  [
    ['1', '1', '1'],
    ['0.34', '0.33', '0.33'],
  ],
  [
    ['999', '1'],
    ['0.999', '0.001'],
  ],
  [['5'], ['1']],
  [[], []],
])('of %j the percents are %j', (worths, shares) => {
  expect(wholePercents(worths)).toEqual(shares);
});

test('percents are a hundred together', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }), (worths) => {
      const shares = wholePercents(worths.map(String));
      expect(shares.reduce((all, each) => all + Math.round(Number(each) * 1_000), 0)).toBe(1_000);
    }),
  );
});
