import { useEffect, useState } from 'react';
import { onTicker, tickerOf } from '../../shell/quotes/tickers.ts';

const everyMs = 1_000;

/**
 * The mark as state, at most once a second: what is calculated from it stays readable. Decimal string, null while
 * unknown.
 */
export function useSteadyPrice(symbol: string): string | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    let last = 0;
    return onTicker(symbol, () => {
      const now = performance.now();
      if (now - last < everyMs) return;
      last = now;
      redraw((count) => count + 1);
    });
  }, [symbol]);
  return tickerOf(symbol)?.price ?? null;
}
