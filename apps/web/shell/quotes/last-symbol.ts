import { useEffect } from 'react';
import { usePlace } from '../routing/hash.ts';

const last = new Map<string, string>();

/**
 * The symbol that a desk shows: what the address asks for, else what was looked at last there for as long as the app is open,
 * else the first. @returns '' while there is none
 */
export function useLastSymbol(desk: 'fast' | 'futures' | 'spot', among: readonly string[]): string {
  const asked = usePlace().query.get('symbol') ?? last.get(desk) ?? '';
  const symbol = among.includes(asked) ? asked : among[0] ?? '';
  useEffect(() => void (symbol !== '' && last.set(desk, symbol)), [desk, symbol]);
  return symbol;
}
