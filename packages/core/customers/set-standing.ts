import type { UserId } from '../ledger/account.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import type { State } from '../state.ts';
import { standingOf, type Standing } from './standing.ts';

/**
 * An operator freezes a customer, holds the payouts alone, or lets everything be done again. Open orders run by their
 * terms.
 * @property wasClosed whether the account was closed before it was frozen, and its closing payout was not returned
 */
export interface SetStanding {
  readonly kind: 'set-standing';
  readonly userId: UserId;
  readonly standing: Standing;
  readonly wasClosed?: boolean;
}

/**
 * Only what brings a closing payout back opens a closed account: it is never opened by an operator alone, and one that
 * was frozen is closed again when the freeze ends.
 */
export function setStanding(
  turn: Turn,
  { userId, standing, wasClosed = false }: SetStanding,
): Result<Standing, 'state-unchanged' | 'account-closed'> {
  const before = standingOf(turn.state, userId);
  if (before === standing) return refuse('state-unchanged', 'userId');
  if (before === 'closed' && standing !== 'frozen') return refuse('account-closed', 'userId');
  const staysClosed = before === 'frozen' && (wasClosed || isPaidOut(turn.state, userId));
  const after = staysClosed ? 'closed' : standing;
  noteStanding(turn, userId, after);
  return ok(after);
}

/** Whether the payout that empties a closed account is on its way. */
const isPaidOut = ({ withdrawals }: State, userId: UserId): boolean =>
  [...withdrawals.open.values()].some((one) => one.userId === userId && one.closing === true);

/** Sets a standing as part of another command. */
export function noteStanding({ state, effects }: Turn, userId: UserId, standing: Standing): void {
  if (standing === 'open') state.standings.delete(userId);
  else state.standings.set(userId, standing);
  effects.standings.set(userId, standing);
}
