import { useCallback, useSyncExternalStore } from 'react';
import { onTicker, tickerOf } from './tickers.ts';

/** Whether a symbol is halted; renders only when that changes, not with every price. */
export function useHalted(symbol: string): boolean {
  const subscribe = useCallback((listener: () => void) => onTicker(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => tickerOf(symbol)?.halted === true);
}
