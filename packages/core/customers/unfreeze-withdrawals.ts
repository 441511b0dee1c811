import type { UserId } from '../ledger/account.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';

/** The owner's freeze is lifted, by the owner or by two operators; what it has held goes on. */
export interface UnfreezeWithdrawals {
  readonly kind: 'unfreeze-withdrawals';
  readonly userId: UserId;
}

export function unfreezeWithdrawals(
  { state, effects }: Turn,
  { userId }: UnfreezeWithdrawals,
): Result<null, 'state-unchanged'> {
  if (!state.ownerFreezes.delete(userId)) return refuse('state-unchanged');
  effects.ownerFreezes.set(userId, null);
  return ok(null);
}
