import { create } from 'zustand';
import { store, stored } from '../../../shell/storage.ts';
import { comparedKey } from '../choices.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';

/** What was chosen since the page opened; before that, what was stored. */
const useChoices = create<Readonly<Record<string, string | null>>>(() => ({}));

/** Compares a symbol with another one, null with none, and keeps that on this device. */
export function compare(symbol: string, other: string | null): void {
  useChoices.setState({ [symbol]: other });
  store(comparedKey(symbol), other);
}

/** The symbol that is drawn beside this one; null where there is none, or none that is still listed. */
export function useCompared(symbol: string): string | null {
  const chosen = useChoices((all) => (all[symbol] === undefined ? stored(comparedKey(symbol)) : all[symbol]));
  return chosen !== null && chosen !== symbol && tickerOf(chosen) !== undefined ? chosen : null;
}
