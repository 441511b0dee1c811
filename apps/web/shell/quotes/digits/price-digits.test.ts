import '../../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';

const { changedFrom, mayLight } = await import('./price-digits.ts');

test.each([
  ['98,055.42', '98,055.47', 8],
  ['98,055.42', '98,062.45', 4],
  ['9.99', '10.00', 0],
  ['—', '10.00', 0],
  ['1.00', '1.00', 4],
])('%s → %s differs from character %d on', (before, now, at) => {
  expect(changedFrom(before, now)).toBe(at);
});

test('a price lights up once a second at most', () => {
  const at = (now: number, lit: number | null) => mayLight({ now, lit, scrolled: null });
  expect([at(0, null), at(10_999, 10_000), at(11_000, 10_000)]).toEqual([true, false, true]);
});

test('nothing lights up while a list is scrolled', () => {
  const at = (now: number, scrolled: number | null) => mayLight({ now, lit: null, scrolled });
  expect([at(5_000, 4_900), at(5_000, 4_800), at(5_000, null)]).toEqual([false, true, true]);
});
