import type { KlineEvent } from '@candor/api-contract/dialect/events.ts';
import { nextBucket, timeframes, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import type { MarketView } from '../../market/market-view.ts';
import { candleTexts } from '../binance/public/candle-rows.ts';
import type { Rooms } from './rooms.ts';
import { streamOf } from './stream-name.ts';

function eventOf(symbol: string, timeframe: Timeframe, candle: Candle, told: { E: number; x: boolean }): KlineEvent {
  const { open: o, close: c, high: h, low: l, volume: v, turnover: q } = candleTexts(candle);
  const span = { t: candle.time, T: nextBucket(timeframe, candle.time) - 1 };
  return {
    e: 'kline',
    E: told.E,
    s: symbol,
    k: { ...span, s: symbol, i: timeframe, f: -1, L: -1, o, c, h, l, v, n: 0, x: told.x, q, V: '0', Q: '0', B: '0' },
  };
}

/** Tells candles that are heard, as they stand; one that has ended once more, as closed. */
export function openCandlesTeller(market: MarketView, rooms: Rooms, now: () => number): () => Promise<void> {
  const last = new Map<string, { readonly time: number; readonly text: string }>();

  async function look(stream: string, symbol: string, timeframe: Timeframe): Promise<void> {
    const candles = await market.klines({ symbol, timeframe, limit: 2 });
    const [before, running] = [candles.at(-2), candles.at(-1)];
    if (running === undefined) return;
    const known = last.get(stream);
    const text = JSON.stringify(candleTexts(running));
    if (known?.time === running.time && known.text === text) return;
    last.set(stream, { time: running.time, text });
    const E = now();
    if (known !== undefined && before !== undefined && known.time === before.time && before.time < running.time)
      rooms.publish(stream, eventOf(symbol, timeframe, before, { E, x: true }));
    rooms.publish(stream, eventOf(symbol, timeframe, running, { E, x: false }));
  }

  return async () => {
    for (const stream of last.keys()) if (!rooms.has(stream)) last.delete(stream);
    const watched = [...rooms.names()].flatMap((stream) => {
      const [lower = '', what = ''] = stream.split('@');
      const timeframe = timeframes.find((one) => what === `kline_${one}`);
      return timeframe === undefined ? [] : [{ symbol: lower.toUpperCase(), timeframe }];
    });
    for (const { symbol, timeframe } of watched) await look(streamOf(symbol, `kline_${timeframe}`), symbol, timeframe);
  };
}
