import type { UserId } from '../ledger/account.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { standingOf, type Standing } from './standing.ts';

/**
 * An operator freezes a customer, holds the payouts alone, or lets everything be done again. Open orders run by their
 * terms.
 */
export interface SetStanding {
  readonly kind: 'set-standing';
  readonly userId: UserId;
  readonly standing: Standing;
}

export function setStanding(
  state: State,
  effects: Effects,
  { userId, standing }: SetStanding,
): Result<Standing, 'state-unchanged'> {
  if (standingOf(state, userId) === standing) return refuse('state-unchanged', 'userId');
  noteStanding(state, effects, userId, standing);
  return ok(standing);
}

/** Sets a standing as part of another command. */
export function noteStanding(state: State, effects: Effects, userId: UserId, standing: Standing): void {
  if (standing === 'open') state.standings.delete(userId);
  else state.standings.set(userId, standing);
  effects.standings.set(userId, standing);
}
