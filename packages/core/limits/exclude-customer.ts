import type { UserId } from '../ledger/account.ts';
import { dayMs } from '../platform-day.ts';
import { assert, ok, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { laterEnd, noLimits, type OwnLimits } from './limits.ts';

/** Days of so many months, at their longest. */
export const exclusionDays = { 6: 184, 12: 366, 24: 731, 60: 1_827 } as const;
export type ExclusionMonths = keyof typeof exclusionDays;

export interface ExcludeCustomer {
  readonly kind: 'exclude-customer';
  readonly userId: UserId;
  /** From now. */
  readonly months: ExclusionMonths;
}

/**
 * Shuts a customer out at their own wish: nothing new is opened, bought or paid in before. No command takes it back,
 * whoever gives it, and the database refuses an earlier end. What is theirs they can close, redeem and withdraw.
 */
export function excludeCustomer(
  { state, effects, now }: Turn,
  { userId, months }: ExcludeCustomer,
): Result<OwnLimits, never> {
  let limits = state.limits.get(userId);
  if (limits === undefined) state.limits.set(userId, (limits = noLimits(userId)));
  limits.excludedUntil = laterEnd(limits.excludedUntil, exclusionDays[months] * dayMs, now);
  assert(limits.excludedUntil !== null && limits.excludedUntil > now, `${userId} is excluded from now on`);
  effects.limits.add(limits);
  return ok(limits);
}
