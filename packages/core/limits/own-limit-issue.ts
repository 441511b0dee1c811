import { accountId, accountTypes, type UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { plus, zero, type Amount } from '../money/amount.ts';
import { refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import { limitAt, lostToday } from './limits.ts';

export type OwnLimitRefusal = 'own-time-out' | 'own-stake-limit' | 'own-loss-limit';

/** What a new order would take, in USDT. */
interface Opening {
  /** What is put in. */
  readonly stake: Amount;
  /** What of it can be lost within the day at worst; what buys a coin counts as nothing. */
  readonly atRisk: Amount;
}

/**
 * What the customer has set himself against opening something now. Closing, selling and withdrawing never ask here.
 * The day's loss counts with all that is open and could still be lost, so that the limit can't be passed later.
 * @returns null when nothing is against it
 */
export function ownLimitIssue(state: State, userId: UserId, { stake, atRisk }: Opening, now: Instant): Result<never, OwnLimitRefusal> | null {
  const limits = state.limits.get(userId);
  if (limits === undefined) return null;
  if (limits.timeOutUntil !== null && now < limits.timeOutUntil) return refuse('own-time-out');
  const most = limitAt(limits.stake, now);
  if (most !== null && stake > most) return refuse('own-stake-limit');
  const loss = limitAt(limits.dailyLoss, now);
  if (loss === null) return null;
  const lost = lostToday(state.dayResults.get(userId), now);
  if (lost >= loss) return refuse('own-loss-limit');
  const open = plus(state.fast.stakedBy(userId), state.accounts.get(accountId(userId, accountTypes.futures, 'USDT'))?.frozen ?? zero);
  return atRisk > 0n && lost + open + atRisk > loss ? refuse('own-loss-limit') : null;
}
