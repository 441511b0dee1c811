import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { ok, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { cancelWithdrawal } from '../withdrawals/cancel-withdrawal.ts';

/** The owner lets nothing leave the account any more. Asked again, it stays so. */
export interface FreezeWithdrawals {
  readonly kind: 'freeze-withdrawals';
  readonly userId: UserId;
}

/** What was requested is cancelled, the money is available again. What is approved and isn't sent is held. */
export function freezeWithdrawals(
  state: State,
  effects: Effects,
  { userId }: FreezeWithdrawals,
  now: Instant,
): Result<null, never> {
  if (!state.ownerFreezes.has(userId)) {
    state.ownerFreezes.set(userId, now);
    effects.ownerFreezes.set(userId, now);
  }
  const requested = [...state.withdrawals.open.values()].filter(
    (one) => one.userId === userId && one.status === 'requested',
  );
  for (const { orderNo } of requested)
    cancelWithdrawal(state, effects, { kind: 'cancel-withdrawal', userId, orderNo }, now);
  return ok(null);
}
