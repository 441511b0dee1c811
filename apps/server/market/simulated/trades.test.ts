import type { Trade } from '@candor/core/market/trade.ts';
import { expect, test } from 'vitest';
import { simulatedMarkets } from './feed.ts';
import { seedsOf } from './path/seeds.ts';

const minuteMs = 60_000;
const first = Date.UTC(2026, 10, 20, 14) / minuteMs;
const markets = simulatedMarkets(seedsOf('test').keyOf, {});
const marketOf = (symbol: string) => {
  const market = markets.get(symbol);
  if (market === undefined) throw new Error(`${symbol} has no market`);
  return market;
};
const minutes = Array.from({ length: 60 }, (_, i) => first + i);
const symbols = ['BTCUSDT', 'SHIBUSDT', 'USDCUSDT', 'WHEATUSDT'];

test.each(symbols)(
  '%s: deals come in order, within their minute, of a quantity, at a price of their minute',
  (symbol) => {
    const market = marketOf(symbol);
    for (const minute of minutes) {
      const deals = market.trades(minute);
      const times = deals.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const prices = new Set(Array.from({ length: 240 }, (_, i) => market.priceAt(minute * minuteMs + i * 250)));
      for (const deal of deals) {
        expect([deal.symbol, deal.quantity > 0n, prices.has(deal.price)]).toEqual([symbol, true, true]);
        expect(Math.floor(deal.time / minuteMs)).toBe(minute);
      }
      const bar = market.candle('1m', minute * minuteMs, (minute + 1) * minuteMs);
      expect(deals.reduce((sum, { quantity }) => sum + quantity, 0n)).toBe(bar.volume);
    }
  },
);

test('a deal never prints a price that comes later than a quarter second', () => {
  const market = marketOf('BTCUSDT');
  for (const { time, price } of market.trades(first)) {
    const slot = Math.ceil(time / 250) * 250;
    expect([market.priceAt(slot), market.priceAt(slot - 250)]).toContain(price);
  }
});

test('rising prices are mostly bought, falling ones sold, and more is dealt in large steps', () => {
  const market = marketOf('BTCUSDT');
  const deals = minutes.flatMap((minute) => [...market.trades(minute)]);
  const stepOf = ({ time }: Trade): bigint => {
    const slot = Math.ceil(time / 250) * 250;
    return market.priceAt(slot) - market.priceAt(slot - 250);
  };
  const shareBought = (some: readonly Trade[]): number =>
    some.filter(({ side }) => side === 'buy').length / some.length;
  expect(shareBought(deals.filter((deal) => stepOf(deal) > 0n))).toBeGreaterThan(0.65);
  expect(shareBought(deals.filter((deal) => stepOf(deal) < 0n))).toBeLessThan(0.35);
  const sizeOf = (deal: Trade): bigint => (stepOf(deal) < 0n ? -stepOf(deal) : stepOf(deal));
  const bySize = deals.toSorted((a, b) => Number(sizeOf(a) - sizeOf(b)));
  const dealt = (some: readonly Trade[]): number => some.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  const third = Math.floor(bySize.length / 3);
  expect(dealt(bySize.slice(-third))).toBeGreaterThan(1.3 * dealt(bySize.slice(0, third)));
});
