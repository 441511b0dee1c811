import { voidMissed } from './fast/follow-tape.ts';
import { dropMissed } from './futures/follow-mark.ts';
import type { Instant } from './market/mark.ts';
import { ok, type Result } from './result.ts';
import type { Effects, State } from './state.ts';

/** Time has passed: all marks up to `now` are in the tape. */
export interface ClockAdvance {
  readonly kind: 'clock';
}

/** Ends what waits for a mark that can't come any more. */
export function clock(state: State, effects: Effects, _: ClockAdvance, now: Instant): Result<null, never> {
  for (const symbol of state.fast.symbolNames()) voidMissed(state, effects, symbol, now, now);
  for (const symbol of state.futures.symbolNames()) dropMissed(state, effects, symbol, now, now);
  return ok(null);
}
