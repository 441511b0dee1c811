import type { Amount, Price } from '../money/amount.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { bookCredit } from './book-credit.ts';
import { proofKey, spellProof, worthAt, type Deposit, type DepositProof } from './deposit.ts';

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

/**
 * Credits a reported deposit once, against a proof that is used once.
 * With real money only the watcher credits what came by the chain.
 */
export function creditDeposit(turn: Turn, command: CreditDeposit): Result<Deposit, CreditRefusal> {
  const { state, now } = turn;
  const { orderNo, approval } = command;
  const deposit = state.deposits.open.get(orderNo);
  if (deposit === undefined) return refuse('deposit-state', 'orderNo');
  const proof = spellProof(command.proof);
  if (proof === null || 'txid' in proof !== (deposit.way === 'usdt')) return refuse('proof-mismatch', 'proof');
  if (deposit.way === 'usdt' && state.rules.mode === 'real') return refuse('proof-mismatch', 'proof');
  if (state.deposits.proofs.has(proofKey(proof))) return refuse('proof-used', 'proof');
  const received = command.received ?? deposit.amount;
  assert(command.vndRate > 0n, 'a rate of VND is positive');
  const { usdt: credited, rate: vndRate } = worthAt(deposit, received, command.vndRate, now);
  if (received <= 0n || credited <= 0n) return refuse('amount-not-positive', 'received');
  deposit.creditedRate = vndRate;
  bookCredit(turn, deposit, { received, credited, proof, approval, bonus: command.bonus });
  return ok(deposit);
}
