import { useEffect } from 'react';
import { usePlace } from '../routing/hash.ts';

const last = new Map<string, string>();

interface DeskSymbol {
  /** '' while there is none. */
  readonly symbol: string;
  /** What the address asks for and is not traded at this desk, once that is known. */
  readonly missing: string | null;
}

/**
 * The symbol that a desk shows: what the address asks for, else what was looked at last there for as long as the app is
 * open, else the first.
 */
export function useLastSymbol(desk: 'fast' | 'futures' | 'spot', among: readonly string[]): DeskSymbol {
  const asked = usePlace().query.get('symbol');
  const wanted = asked ?? last.get(desk) ?? '';
  const missing = asked !== null && among.length > 0 && !among.includes(asked) ? asked : null;
  const shown = among.includes(wanted) ? wanted : (among[0] ?? '');
  const symbol = missing === null ? shown : '';
  useEffect(() => void (symbol !== '' && last.set(desk, symbol)), [desk, symbol]);
  return { symbol, missing };
}
