import type { UserId } from '../ledger/account.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import type { Deposit } from './deposit.ts';
import { endDeposit } from './end-deposit.ts';

/** The customer takes their report back. What arrives on the chain is credited nevertheless. */
export interface CancelDeposit {
  readonly kind: 'cancel-deposit';
  readonly userId: UserId;
  readonly orderNo: string;
}

/** A stranger's deposit is answered like one that doesn't exist. */
export function cancelDeposit(turn: Turn, { userId, orderNo }: CancelDeposit): Result<Deposit, 'deposit-state'> {
  const deposit = turn.state.deposits.open.get(orderNo);
  if (deposit?.userId !== userId) return refuse('deposit-state', 'id');
  return ok(endDeposit(turn, deposit, { status: 'cancelled', reason: null, approval: null }));
}
