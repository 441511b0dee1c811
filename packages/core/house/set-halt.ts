import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';

/**
 * An operator stops new orders of a symbol, or lets them in again. Marks go on, open orders run by their terms,
 * positions can be closed and orders taken back.
 */
export interface SetHalt {
  readonly kind: 'set-halt';
  readonly symbol: string;
  readonly halted: boolean;
}

export function setHalt(
  { state }: Turn,
  { symbol, halted }: SetHalt,
): Result<null, 'symbol-unknown' | 'state-unchanged'> {
  if (!state.marks.has(symbol)) return refuse('symbol-unknown', 'symbol');
  if (state.halts.has(symbol) === halted) return refuse('state-unchanged', 'symbol');
  if (halted) state.halts.add(symbol);
  else state.halts.delete(symbol);
  return ok(null);
}
