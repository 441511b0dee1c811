import { timeframes, type Timeframe } from '@candor/core/market/candles.ts';

/** What one stream tells. */
export type StreamKind =
  | { readonly kind: 'trade' | 'aggTrade' | 'miniTicker' | 'ticker' | 'bookTicker'; readonly symbol: string }
  | { readonly kind: 'kline'; readonly symbol: string; readonly timeframe: Timeframe }
  | { readonly kind: 'depth'; readonly symbol: string; readonly levels: number | null; readonly everyMs: number }
  | { readonly kind: 'all'; readonly of: 'miniTicker' | 'ticker' };

const plain = ['trade', 'aggTrade', 'miniTicker', 'ticker', 'bookTicker'] as const;
const arrays = { '!miniTicker@arr': 'miniTicker', '!ticker@arr': 'ticker' } as const;
/** How often a book is told at most. */
export const paces = [100, 1_000] as const;

/** @returns null for a name that is none, of an interval or a symbol that there isn't as well */
export function readStreamName(name: string, isListed: (symbol: string) => boolean): StreamKind | null {
  if (name === '!miniTicker@arr' || name === '!ticker@arr') return { kind: 'all', of: arrays[name] };
  const [, lower = '', what = ''] = /^([a-z0-9]{2,20})@(\w[\w@]{0,30})$/.exec(name) ?? [];
  const symbol = lower.toUpperCase();
  if (!isListed(symbol)) return null;
  const kind = plain.find((one) => one === what);
  if (kind !== undefined) return { kind, symbol };
  const [, interval] = /^kline_(\w+)$/.exec(what) ?? [];
  const timeframe = timeframes.find((one) => one === interval);
  if (timeframe !== undefined) return { kind: 'kline', symbol, timeframe };
  const depth = /^depth(5|10|20)?(?:@(100|1000)ms)?$/.exec(what);
  if (depth === null) return null;
  const [, levels, everyMs = '1000'] = depth;
  return { kind: 'depth', symbol, levels: levels === undefined ? null : Number(levels), everyMs: Number(everyMs) };
}

/** The stream of a symbol by its name. */
export const streamOf = (symbol: string, what: string): string => `${symbol.toLowerCase()}@${what}`;
/** The names under which a book is told at a pace. @param levels null for its changes */
export const depthNames = (symbol: string, levels: number | null, everyMs: number): string[] => {
  const name = streamOf(symbol, `depth${levels ?? ''}`);
  return [...(everyMs === 1_000 ? [name] : []), `${name}@${everyMs}ms`];
};
