import '../../../../tests/screens/browser.ts';
import { delayBoundsMs } from '@candor/core/fair/delays.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { speak } from '../../locales/i18n.ts';
import { learnStatistics } from '../../locales/late/statistics-words.ts';
import { delaysText, lastingText, partText, placeOf, sharesOf, winShare } from './figures.ts';

beforeAll(learnStatistics);
afterEach(() => speak('en'));

test('without a decided order there is no share of wins', () => {
  expect([winShare(0, 0), winShare(0, 3), winShare(1, 3), winShare(2, 0)]).toEqual([null, 0, 0.25, 1]);
});

test('counts are told as shares of their sum, and of nothing there are none', () => {
  expect(sharesOf({ win: 48, lose: 52, tie: 1, void: 3 })).toEqual({
    win: '46.2%',
    lose: '50%',
    tie: '1%',
    void: '2.9%',
  });
  expect(sharesOf({ win: 0, lose: 0 })).toEqual({ win: '—', lose: '—' });
  expect([partText(0, 0), partText(3, 1_000), partText(12_000, 12_000)]).toEqual(['0', '3 (0.3%)', '12,000 (100%)']);
});

test('delays are told by the bounds that half of them and 99 in 100 don’t exceed', async () => {
  const none = Array.from({ length: delayBoundsMs.length + 1 }, () => 0);
  const some = none.with(3, 9);
  expect(delaysText({ counts: none, p50: null, p99: null }, delayBoundsMs)).toBe('—');
  expect(delaysText({ counts: some, p50: 150, p99: 1_500 }, delayBoundsMs)).toBe(
    '50%\u00a0≤\u00a0150 ms · 99%\u00a0≤\u00a01,500 ms',
  );
  expect(delaysText({ counts: some, p50: 150, p99: null }, delayBoundsMs)).toBe(
    '50%\u00a0≤\u00a0150 ms · 99%\u00a0>\u00a010,000 ms',
  );
  await speak('ru');
  expect(delaysText({ counts: some, p50: 150, p99: 1_500 }, delayBoundsMs)).toBe(
    '50\u00a0%\u00a0≤\u00a0150\u00a0мс · 99\u00a0%\u00a0≤\u00a01\u00a0500\u00a0мс',
  );
});

test('what lasted less than a minute is told in seconds, all else in minutes', () => {
  expect([0, 5_000, 59_499, 60_000, 5_430_000].map(lastingText)).toEqual([
    '0 sec',
    '5 sec',
    '59 sec',
    '1 min',
    '91 min',
  ]);
});

test('the band is the middle half of the scale, and nothing stands outside of it', () => {
  expect([-9, -8, -4, 0, 2, 4, 8, 100].map((sigma) => placeOf(sigma, 4))).toEqual([0, 0, 25, 50, 62.5, 75, 100, 100]);
});
