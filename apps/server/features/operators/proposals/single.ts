import { isErrorCode } from '@candor/api-contract/errors.ts';
import type { Command } from '@candor/core/engine.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { openDeposit, openWithdrawal } from '../../../transactions/standing-questions.ts';
import { isOwnCustomer } from '../../../operators/handouts.ts';
import { actRow, type ConsoleServices } from '../console-services.ts';
import { isHeldByRecovery } from '../payouts/held-by-recovery.ts';

type Step = Extract<
  Command,
  {
    kind: 'reject-deposit' | 'reject-withdrawal' | 'send-withdrawal' | 'mark-unknown-withdrawal' | 'confirm-withdrawal';
  }
>;

/** What is said to be sent, or to be unknown, can be confirmed as paid. */
const leadsToPayment = ({ kind }: Step): boolean => kind === 'send-withdrawal' || kind === 'mark-unknown-withdrawal';

/**
 * A step of a deposit or withdrawal that one operator may take: it gives the customer's own money back, credits
 * nothing,
 * or says what has happened outside and is checked there.
 */
export function takeStep(
  services: ConsoleServices,
  operator: OperatorUser,
  command: Step,
  reason: string | null,
): Promise<Outcome<null>> {
  return services.operatorSettings.inTurn(async () => {
    const isDeposit = command.kind === 'reject-deposit';
    const { engine } = services;
    const { orderNo } = command;
    const open = await (isDeposit ? engine.ask(openDeposit, orderNo) : engine.ask(openWithdrawal, orderNo));
    const userId = open?.userId ?? null;
    if (await isOwnCustomer(services.db, operator.operatorId, userId)) return refused('own-customer');
    if (leadsToPayment(command) && (await isHeldByRecovery(services, command)))
      return refused('recovery-recent', { field: 'orderNo' });
    const row = actRow(services, operator, {
      act: command.kind,
      subject: `${isDeposit ? 'deposit' : 'withdrawal'}:${command.orderNo}`,
      userId,
      details: { ...(reason === null ? {} : { reason }), ...('txid' in command ? { txid: command.txid } : {}) },
    });
    const result: { readonly ok: true } | { readonly ok: false; readonly refusal: string; readonly field?: string } =
      await services.engine.decide(command, [row]);
    return result.ok
      ? ok(null)
      : refused(isErrorCode(result.refusal) ? result.refusal : 'field-invalid', { field: result.field });
  });
}
