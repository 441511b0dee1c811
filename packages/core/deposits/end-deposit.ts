import { noteStep, type Turn } from '../turn.ts';
import type { Deposit } from './deposit.ts';

interface End {
  readonly status: 'rejected' | 'cancelled';
  readonly reason: string | null;
  readonly approval: string | null;
}

/** Ends a report of which nothing is credited. */
export function endDeposit(turn: Turn, deposit: Deposit, { status, reason, approval }: End): Deposit {
  Object.assign(deposit, { status, reason, finishedAt: turn.now } satisfies Partial<Deposit>);
  turn.state.deposits.open.delete(deposit.orderNo);
  turn.effects.deposits.add(deposit);
  noteStep(turn, { orderNo: deposit.orderNo, status, approval, note: reason });
  return deposit;
}
