import type { Ticker } from '../../shell/quotes/tickers.ts';

export type SortKey = 'name' | 'turnover' | 'price' | 'change';
export interface Sort {
  readonly key: SortKey;
  readonly down: boolean;
}

/** The next sort when a heading is pressed: first its useful direction, then the other, then the list's own order. */
export function nextSort(now: Sort | null, key: SortKey): Sort | null {
  const first = key !== 'name';
  if (now?.key !== key) return { key, down: first };
  return now.down === first ? { key, down: !first } : null;
}

const compare: Record<SortKey, (a: Ticker, b: Ticker) => number> = {
  name: (a, b) => a.symbol.localeCompare(b.symbol, 'en'),
  turnover: (a, b) => Number(a.turnover) - Number(b.turnover),
  price: (a, b) => Number(a.price ?? 0) - Number(b.price ?? 0),
  change: (a, b) => Number(a.changeRate ?? 0) - Number(b.changeRate ?? 0),
};

export const sorted = (rows: readonly Ticker[], sort: Sort | null): readonly Ticker[] =>
  sort === null ? rows : [...rows].sort((a, b) => compare[sort.key](a, b) * (sort.down ? -1 : 1));
