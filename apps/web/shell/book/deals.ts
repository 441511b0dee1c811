export interface Trade {
  readonly id: string;
  readonly symbol: string;
  readonly price: string;
  readonly quantity: string;
  readonly side: 'buy' | 'sell';
  readonly time: number;
}

/** Deals newest first, each once, at most `most`. */
export function mergeTrades(known: readonly Trade[], fresh: readonly Trade[], most: number): readonly Trade[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = fresh.filter(({ id }) => !ids.has(id));
  if (added.length === 0) return known;
  return [...added, ...known].sort((a, b) => b.time - a.time).slice(0, most);
}
