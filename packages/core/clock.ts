import { voidMissed } from './fast/follow-tape.ts';
import { dropMissed } from './futures/follow-mark.ts';
import { ok, type Result } from './result.ts';
import type { Turn } from './turn.ts';

/** Time has passed, and all marks up to now are in the tape: ends what waits for a mark that can't come any more. */
export function clock(turn: Turn): Result<null, never> {
  const { state, now } = turn;
  for (const symbol of state.fast.symbolNames()) voidMissed(turn, symbol, now);
  for (const symbol of state.futures.symbolNames()) dropMissed(turn, symbol, now);
  return ok(null);
}
