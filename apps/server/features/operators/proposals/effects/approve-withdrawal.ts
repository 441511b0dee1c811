import { payoutRefusal } from '@candor/core/customers/standing.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import type { Desk } from '../../desk.ts';
import type { Effect } from './carry-out.ts';

/** Lets a withdrawal be paid. */
export function approveWithdrawal(desk: Desk, orderNo: string, approval: string): Outcome<Effect> {
  const withdrawal = desk.engine.state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'requested') return refused('withdrawal-state', { field: 'orderNo' });
  const { userId, closing } = withdrawal;
  const barred = payoutRefusal(desk.engine.state, userId, closing);
  if (barred !== null) return refused(barred, { field: 'orderNo' });
  const command = { kind: 'approve-withdrawal', orderNo, approval } as const;
  return ok({ subject: `withdrawal:${orderNo}`, userId, command, reference: orderNo });
}
