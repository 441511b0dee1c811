import type { State } from '../state.ts';
import { isFresh, type Instant } from './mark.ts';

/** `market-paused`: operators take nothing new; `market-halted`: there is no fresh price. */
export type OpeningRefusal = 'market-paused' | 'market-halted';

/** Why nothing new can be opened in a symbol now; null when it can. Closing never asks here. */
export function openingIssue(
  { marks, halts }: Pick<State, 'marks' | 'halts'>,
  symbol: string,
  now: Instant,
): OpeningRefusal | null {
  if (halts.has(symbol)) return 'market-paused';
  return isFresh(marks.get(symbol), now) ? null : 'market-halted';
}
