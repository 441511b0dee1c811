import { payoutRefusal } from '@candor/core/customers/standing.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/** Lets a withdrawal be paid. */
export function approveWithdrawal(services: ConsoleServices, orderNo: string, approval: string): Outcome<Effect> {
  const withdrawal = services.engine.state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'requested') return refused('withdrawal-state', { field: 'orderNo' });
  const { userId, closing } = withdrawal;
  const refusal = payoutRefusal(services.engine.state, userId, closing);
  if (refusal !== null) return refused(refusal, { field: 'orderNo' });
  const command = { kind: 'approve-withdrawal', orderNo, approval } as const;
  return ok({ subject: `withdrawal:${orderNo}`, userId, command, reference: orderNo });
}
