import type { UserId } from '../ledger/account.ts';
import type { Amount } from '../money/amount.ts';
import { dayMs } from '../platform-day.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { changedLimit, laterEnd, noLimits, type OwnLimits } from './limits.ts';

export const timeOutMaxMs = 365 * dayMs;

/** What is undefined stays; null takes a limit away. */
export interface UpdateLimits {
  readonly kind: 'update-limits';
  readonly userId: UserId;
  readonly dailyLoss: Amount | null | undefined;
  readonly stake: Amount | null | undefined;
  /** From now; a time-out that runs is only ever made longer. */
  readonly timeOutMs: number | undefined;
}

/** Changes own limits: what is tighter holds at once, what is looser after a day; a time-out never ends sooner. */
export function updateLimits(
  { state, effects, now }: Turn,
  { userId, dailyLoss, stake, timeOutMs }: UpdateLimits,
): Result<OwnLimits, 'amount-not-positive' | 'field-invalid'> {
  if (dailyLoss !== undefined && dailyLoss !== null && dailyLoss <= 0n)
    return refuse('amount-not-positive', 'dailyLossUsdt');
  if (stake !== undefined && stake !== null && stake <= 0n) return refuse('amount-not-positive', 'stakeUsdt');
  if (timeOutMs !== undefined && (!Number.isSafeInteger(timeOutMs) || timeOutMs < 0 || timeOutMs > timeOutMaxMs))
    return refuse('field-invalid', 'timeOutHours');
  let limits = state.limits.get(userId);
  if (limits === undefined) state.limits.set(userId, (limits = noLimits(userId)));
  if (dailyLoss !== undefined) limits.dailyLoss = changedLimit(limits.dailyLoss, dailyLoss, now);
  if (stake !== undefined) limits.stake = changedLimit(limits.stake, stake, now);
  if (timeOutMs !== undefined) limits.timeOutUntil = laterEnd(limits.timeOutUntil, timeOutMs, now);
  effects.limits.add(limits);
  return ok(limits);
}
