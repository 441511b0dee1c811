import { giveDepositBonus } from '../bonus/deposit-bonus.ts';
import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import type { Amount } from '../money/amount.ts';
import { assert } from '../result.ts';
import { accountOf, noteStep, record, type Effects, type State } from '../state.ts';
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
export function bookCredit(
  state: State,
  effects: Effects,
  deposit: Deposit,
  { received, credited, proof, approval, bonus }: Credit,
  now: Instant,
): void {
  assert(deposit.status === 'requested', `deposit ${deposit.orderNo} is ${deposit.status}`);
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  const account = accountOf(state, deposit.userId, accountTypes.account, 'USDT');
  record(state, effects, 'deposit', deposit.orderNo, now, [pay(world, credited), receive(account, credited)]);
  Object.assign(deposit, { status: 'success', received, credited, proof, finishedAt: now } satisfies Partial<Deposit>);
  if (bonus) deposit.bonus = giveDepositBonus(state, effects, deposit.userId, credited, deposit.orderNo, now);
  state.deposits.proofs.add(proofKey(proof));
  state.deposits.open.delete(deposit.orderNo);
  effects.deposits.add(deposit);
  noteStep(effects, deposit.orderNo, 'success', now, approval);
}
