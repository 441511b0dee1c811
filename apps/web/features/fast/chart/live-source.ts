import { date, price as writePrice } from '../../../locales/format.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { onTicker, tickerOf } from '../../../shell/quotes/tickers.ts';
import type { LineSource } from './line.tsx';
import { pointsOf } from './price-history.ts';

/** The line of a symbol as it grows now. */
export const liveSource = (symbol: string): LineSource => ({
  now: serverNow,
  points: () => pointsOf(symbol),
  price: () => tickerOf(symbol)?.price ?? null,
  writePrice: (price) => writePrice(price, tickerOf(symbol)?.priceDecimals ?? 2),
  writeTime: (time) => date(time, 'time'),
  glides: true,
  onMove: (redraw) => onTicker(symbol, redraw),
});
