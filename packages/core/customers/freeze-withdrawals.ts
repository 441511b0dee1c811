import type { UserId } from '../ledger/account.ts';
import { ok, type Result } from '../result.ts';
import { cancelWithdrawal } from '../withdrawals/cancel-withdrawal.ts';
import type { Turn } from '../turn.ts';

/** The owner lets nothing leave the account any more. Asked again, it stays so. */
export interface FreezeWithdrawals {
  readonly kind: 'freeze-withdrawals';
  readonly userId: UserId;
}

/** What was requested is cancelled, the money is available again. What is approved and isn't sent is held. */
export function freezeWithdrawals(turn: Turn, { userId }: FreezeWithdrawals): Result<null, never> {
  const { state, effects, now } = turn;
  if (!state.ownerFreezes.has(userId)) {
    state.ownerFreezes.set(userId, now);
    effects.ownerFreezes.set(userId, now);
  }
  const requested = [...state.withdrawals.open.values()].filter(
    (one) => one.userId === userId && one.status === 'requested',
  );
  for (const { orderNo } of requested) cancelWithdrawal(turn, { kind: 'cancel-withdrawal', userId, orderNo });
  return ok(null);
}
