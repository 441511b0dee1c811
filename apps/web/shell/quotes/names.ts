import { symbolName } from '../../locales/i18n.ts';
import { folded } from '../../locales/region.ts';
import { tickerOf } from './tickers.ts';

interface Named {
  readonly symbol: string;
  readonly name: string;
}

/** What a symbol is called in the present language. @param name of the catalogue, for what has no own */
export const nameIn = ({ symbol, name }: Named): string => symbolName(symbol.replace(/USDT$/, '')) ?? name;

/** The same of what is listed; '' of what is not. */
export const nameOf = (symbol: string): string => nameIn({ symbol, name: tickerOf(symbol)?.name ?? '' });

/**
 * Whether a symbol answers what is searched: every word somewhere in its code or its names, the present language's and
 * the English one; accents and case aside.
 */
export function answers(row: Named, search: string): boolean {
  const text = folded(`${row.symbol} ${nameIn(row)} ${row.name}`);
  return folded(search)
    .replace('/', '')
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
