import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { giveBack } from './give-back.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The customer takes it back before its approval. */
export interface CancelWithdrawal {
  readonly kind: 'cancel-withdrawal';
  readonly userId: UserId;
  readonly orderNo: string;
}

/** A stranger's withdrawal is answered like one that doesn't exist. */
export function cancelWithdrawal(
  state: State,
  effects: Effects,
  { userId, orderNo }: CancelWithdrawal,
  now: Instant,
): Result<Withdrawal, 'withdrawal-state'> {
  const withdrawal = state.withdrawals.open.get(orderNo);
  if (withdrawal?.userId !== userId || withdrawal.status !== 'requested') return refuse('withdrawal-state', 'id');
  return ok(giveBack(state, effects, withdrawal, 'cancelled', now, null, null));
}
