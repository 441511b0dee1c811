import '../../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';
import { learnSecondary, speak } from '../../../locales/i18n.ts';

vi.mock('./board.ts', () => ({}));
const { summaryOf } = await import('./summary.ts');
await learnSecondary();
await speak('en');

const bar = (open: number, high: number, low: number, close: number) => ({ timestamp: 0, open, high, low, close });

test('without candles the sentence says what the chart is of, and no price', () => {
  const text = summaryOf([], 'BTCUSDT', 2, '15m');
  expect(text).toContain('BTC/USDT');
  expect(text).not.toMatch(/—|NaN|Infinity/);
});

test('candles are told by their number, last price, change and both ends', () => {
  const text = summaryOf([bar(100, 120, 90, 110), bar(110, 1130.5, 105, 125)], 'BTCUSDT', 2, '15m');
  for (const part of ['BTC/USDT', '2', '125.00', '+25', '1,130.50', '90.00']) expect(text).toContain(part);
});

test('a change is reckoned from the first open, so a single candle has one too', () => {
  expect(summaryOf([bar(100, 101, 49, 50)], 'BTCUSDT', 2, '1h')).toContain('−50');
});
