import { accountId, accountTypes, type UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { plus, zero, type Amount } from '../money/amount.ts';
import { refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import { brokenLimit, type Opening, type OwnLimitRefusal } from './broken-limit.ts';
import { isExcluded, limitAt, lostToday } from './limits.ts';

/** What the customer's own limits, or having shut themselves out, hold against opening something. */
export type OwnRefusal = OwnLimitRefusal | 'self-excluded';

/** What is open and could still be lost: stakes of fast orders, and what futures hold. */
const openRiskOf = ({ fast, accounts }: Pick<State, 'fast' | 'accounts'>, userId: UserId): Amount =>
  plus(fast.stakedBy(userId), accounts.get(accountId(userId, accountTypes.futures, 'USDT'))?.frozen ?? zero);

/**
 * What the customer has set for themselves against opening something now. Closing, selling and withdrawing never ask
 * here.
 * The day's loss counts with all that is open and could still be lost, so that the limit can't be passed later.
 * @returns null when nothing is against it
 */
export function ownLimitIssue(
  state: State,
  userId: UserId,
  opening: Opening,
  now: Instant,
): Result<never, OwnRefusal> | null {
  const limits = state.limits.get(userId);
  if (limits === undefined) return null;
  if (isExcluded(limits, now)) return refuse('self-excluded');
  const broken = brokenLimit(
    {
      timeOutUntil: limits.timeOutUntil,
      stake: limitAt(limits.stake, now),
      dailyLoss: limitAt(limits.dailyLoss, now),
      lost: lostToday(state.dayResults.get(userId), now),
      open: openRiskOf(state, userId),
    },
    opening,
    now,
  );
  return broken === null ? null : refuse(broken);
}
