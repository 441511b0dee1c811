import { useEffect } from 'react';
import { usePlace } from '../routing/hash.ts';

const last = new Map<string, string>();

interface ShownSymbol {
  /** '' while there is none. */
  readonly symbol: string;
  /** What the address asks for and is not traded on this page, once that is known. */
  readonly missing: string | null;
}

/**
 * The symbol that a trading page shows: what the address asks for, else what was looked at last there for as long as
 * the app is open, else the first.
 */
export function useLastSymbol(page: 'fast' | 'futures' | 'spot', among: readonly string[]): ShownSymbol {
  const asked = usePlace().query.get('symbol');
  const wanted = asked ?? last.get(page) ?? '';
  const missing = asked !== null && among.length > 0 && !among.includes(asked) ? asked : null;
  const shown = among.includes(wanted) ? wanted : (among[0] ?? '');
  const symbol = missing === null ? shown : '';
  useEffect(() => void (symbol !== '' && last.set(page, symbol)), [page, symbol]);
  return { symbol, missing };
}
