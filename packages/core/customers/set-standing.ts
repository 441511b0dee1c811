import type { UserId } from '../ledger/account.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
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

export function setStanding(turn: Turn, { userId, standing }: SetStanding): Result<Standing, 'state-unchanged'> {
  if (standingOf(turn.state, userId) === standing) return refuse('state-unchanged', 'userId');
  noteStanding(turn, userId, standing);
  return ok(standing);
}

/** Sets a standing as part of another command. */
export function noteStanding({ state, effects }: Turn, userId: UserId, standing: Standing): void {
  if (standing === 'open') state.standings.delete(userId);
  else state.standings.set(userId, standing);
  effects.standings.set(userId, standing);
}
