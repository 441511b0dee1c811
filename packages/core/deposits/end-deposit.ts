import type { Instant } from '../market/mark.ts';
import { noteStep, type Effects, type State } from '../state.ts';
import type { Deposit } from './deposit.ts';

/** Ends a report of which nothing is credited. */
export function endDeposit(
  state: State,
  effects: Effects,
  deposit: Deposit,
  status: 'rejected' | 'cancelled',
  reason: string | null,
  now: Instant,
  approval: string | null,
): Deposit {
  Object.assign(deposit, { status, reason, finishedAt: now } satisfies Partial<Deposit>);
  state.deposits.open.delete(deposit.orderNo);
  effects.deposits.add(deposit);
  noteStep(effects, deposit.orderNo, status, now, approval, reason);
  return deposit;
}
