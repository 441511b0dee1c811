import type { UserId } from '../ledger/account.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
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
  turn: Turn,
  { userId, orderNo }: CancelWithdrawal,
): Result<Withdrawal, 'withdrawal-state'> {
  const withdrawal = turn.state.withdrawals.open.get(orderNo);
  if (withdrawal?.userId !== userId || withdrawal.status !== 'requested') return refuse('withdrawal-state', 'id');
  return ok(giveBack(turn, withdrawal, { status: 'cancelled', reason: null, approval: null }));
}
