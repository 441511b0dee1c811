import { giveDepositBonus } from '../bonus/deposit-bonus.ts';
import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Amount } from '../money/amount.ts';
import { assert } from '../result.ts';
import { accountOf } from '../state.ts';
import { noteStep, record, type Turn } from '../turn.ts';
import { proofKey, type Deposit, type DepositProof } from './deposit.ts';

interface Credit {
  readonly received: Amount;
  /** In USDT. */
  readonly credited: Amount;
  readonly proof: DepositProof;
  readonly approval: string;
  readonly bonus: boolean;
}

/** Credits what has arrived, uses its proof up, and ends the report. */
export function bookCredit(turn: Turn, deposit: Deposit, { received, credited, proof, approval, bonus }: Credit): void {
  const { state, effects, now } = turn;
  assert(deposit.status === 'requested', `deposit ${deposit.orderNo} is ${deposit.status}`);
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  const account = accountOf(state, deposit.userId, accountTypes.account, 'USDT');
  record(turn, 'deposit', deposit.orderNo, [pay(world, credited), receive(account, credited)]);
  Object.assign(deposit, { status: 'success', received, credited, proof, finishedAt: now } satisfies Partial<Deposit>);
  if (bonus) deposit.bonus = giveDepositBonus(turn, deposit, credited);
  state.deposits.proofs.add(proofKey(proof));
  state.deposits.open.delete(deposit.orderNo);
  effects.deposits.add(deposit);
  noteStep(turn, { orderNo: deposit.orderNo, status: 'success', approval });
}
