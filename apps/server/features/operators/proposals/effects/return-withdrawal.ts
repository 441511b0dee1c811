import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { openWithdrawal } from '../../../../transactions/standing-questions.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

type Body = Extract<ProposalBody, { kind: 'withdrawal-return' }>;

/** Gives back what provably was not paid. */
export async function returnWithdrawal(
  { engine }: ConsoleServices,
  { orderNo, reason }: Body,
  approval: string,
): Promise<Outcome<Effect>> {
  const withdrawal = await engine.ask(openWithdrawal, orderNo);
  if (withdrawal?.status !== 'sending' && withdrawal?.status !== 'unknown') {
    return refused('withdrawal-state', { field: 'orderNo' });
  }
  const command = { kind: 'fail-withdrawal', orderNo, proof: reason, approval } as const;
  return ok({ subject: `withdrawal:${orderNo}`, userId: withdrawal.userId, command, reference: orderNo });
}
