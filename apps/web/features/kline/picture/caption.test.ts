import '../../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { speak } from '../../../locales/i18n.ts';
import { captionOf } from './caption.ts';

const at = Date.UTC(2026, 10, 23, 9, 5);
const pictured = { symbol: 'BTCUSDT', other: null, period: '15m', feed: 'simulated' } as const;

test('a picture says symbol, timeframe and moment, and that the market is simulated where it is', async () => {
  await speak('en');
  const caption = captionOf(pictured, at);
  expect(caption).toMatchObject({ title: 'BTC/USDT · 15 minutes', mark: 'Simulated market' });
  expect(caption.time).toContain('2026');
  expect(caption.file).toBe('BTCUSDT-15m-2026-11-23-09-05.png');
});

test('a picture of two symbols names both', async () => {
  await speak('en');
  expect(captionOf({ ...pictured, other: 'ETHUSDT' }, at).title).toBe('BTC/USDT – ETH/USDT · 15m');
});

test('a live market has no mark, one that is not yet known is taken for simulated', async () => {
  await speak('en');
  expect(captionOf({ ...pictured, feed: 'binance' }, at).mark).toBeNull();
  expect(captionOf({ ...pictured, feed: 'replay' }, at).mark).toBe('Recorded market');
  expect(captionOf({ ...pictured, feed: undefined }, at).mark).toBe('Simulated market');
});
