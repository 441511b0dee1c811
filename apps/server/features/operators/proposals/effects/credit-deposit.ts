import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { Command } from '@candor/core/engine.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { vndRateOf } from '../../../../operators/rates.ts';
import { openDeposit } from '../../../../transactions/standing-questions.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';
import { units } from './units.ts';

type Body = Extract<ProposalBody, { kind: 'deposit-credit' }>;

/** Two operators have seen the money arrive: the deposit is credited against its proof. */
export async function creditDeposit(services: ConsoleServices, body: Body, approval: string): Promise<Outcome<Effect>> {
  const { orderNo } = body;
  const deposit = await services.engine.ask(openDeposit, orderNo);
  if (deposit === undefined) return refused('deposit-state', { field: 'orderNo' });
  const received = body.amount === undefined ? null : units(body.amount, deposit.currency, 'amount');
  if (received?.ok === false) return received;
  const proof = proofOf(body);
  if (proof === null) return refused('field-required', { field: deposit.way === 'vnd' ? 'bankReference' : 'txid' });
  if ('txid' in proof !== (deposit.way === 'usdt')) {
    return refused('proof-mismatch', { field: 'txid' in proof ? 'txid' : 'bankReference' });
  }
  const bonus = await services.operatorSettings.countries.allowed(deposit.userId, 'bonus');
  const command: Command = {
    kind: 'credit-deposit',
    orderNo,
    proof,
    received: received?.value ?? null,
    vndRate: vndRateOf(services.operatorSettings),
    bonus,
    approval,
  };
  return ok({ subject: `deposit:${orderNo}`, userId: deposit.userId, command, reference: orderNo });
}

/** Where the money was seen: on its chain, or on the account of the bank; null when nothing was named. */
function proofOf({ txid, logIndex, bankReference }: Body) {
  if (txid !== undefined) return { txid, logIndex };
  return bankReference === undefined ? null : { bankReference };
}
