import { useCallback, useSyncExternalStore } from 'react';
import { onTicker, tickerOf } from './tickers.ts';

export type Halt = 'price' | 'operators' | null;

function haltOf(symbol: string): Halt {
  const row = tickerOf(symbol);
  if (row?.paused === true) return 'operators';
  return row?.halted === true ? 'price' : null;
}

/**
 * Why a symbol is halted: for want of a price, or by operators; renders only when that changes, not with every price.
 */
export function useHalt(symbol: string): Halt {
  const subscribe = useCallback((listener: () => void) => onTicker(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => haltOf(symbol));
}

/** Whether a symbol is halted. */
export const useHalted = (symbol: string): boolean => useHalt(symbol) !== null;
