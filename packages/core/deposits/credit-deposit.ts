import { giveDepositBonus } from '../bonus/deposit-bonus.ts';
import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import type { Amount, Price } from '../money/amount.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { accountOf, noteStep, record, type Effects, type State } from '../state.ts';
import { newDeposit, proofKey, spellProof, usdtOfVnd, type Deposit, type DepositProof } from './deposit.ts';

/** Two operators have seen the money arrive. */
export interface CreditDeposit {
  readonly kind: 'credit-deposit';
  readonly orderNo: string;
  readonly proof: DepositProof;
  /** What has arrived, in the currency of the deposit; null when it is what was reported. */
  readonly received: Amount | null;
  /** VND for one USDT at this moment: counts when the frozen rate has run out. */
  readonly vndRate: Price;
  /** Whether the first-deposit bonus is offered to the user. */
  readonly bonus: boolean;
  readonly approval: string;
}

export type CreditRefusal = 'deposit-state' | 'proof-mismatch' | 'proof-used' | 'amount-not-positive';

/** Credits a reported deposit once, against a proof that is used once. With real money only the watcher credits what came by the chain. */
export function creditDeposit(state: State, effects: Effects, command: CreditDeposit, now: Instant): Result<Deposit, CreditRefusal> {
  const { orderNo, approval } = command;
  const deposit = state.deposits.open.get(orderNo);
  if (deposit === undefined) return refuse('deposit-state', 'orderNo');
  const proof = spellProof(command.proof);
  if (proof === null || ('txid' in proof) !== (deposit.way === 'usdt')) return refuse('proof-mismatch', 'proof');
  if (deposit.way === 'usdt' && state.rules.mode === 'real') return refuse('proof-mismatch', 'proof');
  if (state.deposits.proofs.has(proofKey(proof))) return refuse('proof-used', 'proof');
  const received = command.received ?? deposit.amount;
  assert(command.vndRate > 0n, 'a rate of VND is positive');
  const stillFrozen = deposit.rateUntil !== null && now <= deposit.rateUntil;
  const vndRate = deposit.vndRate === null ? null : stillFrozen ? deposit.vndRate : command.vndRate;
  const credited = vndRate === null ? received : usdtOfVnd(received, vndRate);
  if (received <= 0n || credited <= 0n) return refuse('amount-not-positive', 'received');
  deposit.creditedRate = vndRate;
  credit(state, effects, deposit, { received, credited, proof, approval, bonus: command.bonus }, now);
  return ok(deposit);
}

/** The watcher has seen a transfer to the user's own address, with enough confirmations. */
export interface CreditChainDeposit {
  readonly kind: 'credit-chain-deposit';
  /** Of the deposit that is made of it, when it answers no report. */
  readonly orderNo: string;
  readonly userId: UserId;
  readonly txid: string;
  readonly logIndex: number;
  readonly amount: Amount;
  /** As with {@link CreditDeposit}. */
  readonly bonus: boolean;
}

/** Credits a transfer once, whatever its amount, and closes the report that it answers. */
export function creditChainDeposit(
  state: State, effects: Effects, command: CreditChainDeposit, now: Instant,
): Result<Deposit, 'already-credited' | 'amount-not-positive' | 'proof-mismatch'> {
  const { orderNo, userId, txid, logIndex, amount } = command;
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const proof = spellProof({ txid, logIndex });
  if (proof === null) return refuse('proof-mismatch', 'txid');
  if (state.deposits.proofs.has(proofKey(proof))) return refuse('already-credited', 'txid');
  const deposit = answeredBy(state, command) ?? newDeposit({
    orderNo, userId, way: 'chain', currency: 'USDT', amount, claimedTxid: null, vndRate: null, rateUntil: null, requestedAt: now,
  });
  credit(state, effects, deposit, { received: amount, credited: amount, proof, approval: 'watcher', bonus: command.bonus }, now);
  return ok(deposit);
}

/** The report that names this transaction; else the oldest that names none and has this amount. */
function answeredBy(state: State, { userId, txid, amount }: CreditChainDeposit): Deposit | undefined {
  const waiting = state.deposits.openOf(userId).filter(({ way }) => way === 'usdt')
    .sort((a, b) => a.requestedAt - b.requestedAt || (a.orderNo < b.orderNo ? -1 : 1));
  return waiting.find(({ claimedTxid }) => claimedTxid === txid.toLowerCase())
    ?? waiting.find((deposit) => deposit.claimedTxid === null && deposit.amount === amount);
}

interface Credit { readonly received: Amount; readonly credited: Amount; readonly proof: DepositProof; readonly approval: string; readonly bonus: boolean }

function credit(state: State, effects: Effects, deposit: Deposit, { received, credited, proof, approval, bonus }: Credit, now: Instant): void {
  assert(deposit.status === 'requested', `deposit ${deposit.orderNo} is ${deposit.status}`);
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  record(state, effects, 'deposit', deposit.orderNo, now, [pay(world, credited), receive(accountOf(state, deposit.userId, accountTypes.account, 'USDT'), credited)]);
  Object.assign(deposit, { status: 'success', received, credited, proof, finishedAt: now } satisfies Partial<Deposit>);
  if (bonus) deposit.bonus = giveDepositBonus(state, effects, deposit.userId, credited, deposit.orderNo, now);
  state.deposits.proofs.add(proofKey(proof));
  state.deposits.open.delete(deposit.orderNo);
  effects.deposits.add(deposit);
  noteStep(effects, deposit.orderNo, 'success', now, approval);
}
