import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { isRecoveredLately } from '../../../../recovery/store.ts';
import { openWithdrawal, payoutBlocked } from '../../../../transactions/standing-questions.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/** Lets a withdrawal be paid. */
export async function approveWithdrawal(
  services: ConsoleServices,
  orderNo: string,
  approval: string,
): Promise<Outcome<Effect>> {
  const withdrawal = await services.engine.ask(openWithdrawal, orderNo);
  if (withdrawal?.status !== 'requested') return refused('withdrawal-state', { field: 'orderNo' });
  const { userId, closing } = withdrawal;
  const refusal = await services.engine.ask(payoutBlocked, { userId, closing });
  if (refusal !== null) return refused(refusal, { field: 'orderNo' });
  // Asked for by whoever had the account before; its owner may still say that it wasn't theirs to give back.
  if (await isRecoveredLately(services.db, userId, services.clock.now()))
    return refused('recovery-recent', { field: 'orderNo' });
  const command = { kind: 'approve-withdrawal', orderNo, approval } as const;
  return ok({ subject: `withdrawal:${orderNo}`, userId, command, reference: orderNo });
}
