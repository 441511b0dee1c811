import { useEffect, useState } from 'react';
import { useTickerList } from '../../shell/quotes/ticker-list.ts';
import { tickerOf, useSymbols, type Ticker } from '../../shell/quotes/tickers.ts';

const everyMs = 4_000;

/** All quotations as they are now and then: for pictures and rankings, which need not follow every tick. */
export function useSnapshot(): readonly Ticker[] {
  useTickerList();
  const symbols = useSymbols();
  const [, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setRound((round) => round + 1), everyMs);
    return () => clearInterval(timer);
  }, []);
  return symbols.flatMap((symbol) => tickerOf(symbol) ?? []);
}
