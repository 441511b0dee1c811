import { noteStep, type Turn } from '../turn.ts';
import type { Deposit } from './deposit.ts';

/** Ends a report of which nothing is credited. */
export function endDeposit(
  turn: Turn,
  deposit: Deposit,
  status: 'rejected' | 'cancelled',
  reason: string | null,
  approval: string | null,
): Deposit {
  Object.assign(deposit, { status, reason, finishedAt: turn.now } satisfies Partial<Deposit>);
  turn.state.deposits.open.delete(deposit.orderNo);
  turn.effects.deposits.add(deposit);
  noteStep(turn, deposit.orderNo, status, approval, reason);
  return deposit;
}
