import type { UserId } from '../ledger/account.ts';
import type { Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { bookCredit } from './book-credit.ts';
import { newDeposit, proofKey, spellProof, type Deposit } from './deposit.ts';

/** The watcher has seen a transfer to the user's own address, with enough confirmations. */
export interface CreditChainDeposit {
  readonly kind: 'credit-chain-deposit';
  /** Of the deposit that is made of it, when it answers no report. */
  readonly orderNo: string;
  readonly userId: UserId;
  readonly txid: string;
  readonly logIndex: number;
  readonly amount: Amount;
  /** As with `credit-deposit`. */
  readonly bonus: boolean;
}

/** Credits a transfer once, whatever its amount, and closes the report that it answers. */
export function creditChainDeposit(
  turn: Turn,
  command: CreditChainDeposit,
): Result<Deposit, 'already-credited' | 'amount-not-positive' | 'proof-mismatch'> {
  const { orderNo, userId, txid, logIndex, amount } = command;
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const proof = spellProof({ txid, logIndex });
  if (proof === null) return refuse('proof-mismatch', 'txid');
  if (turn.state.deposits.proofs.has(proofKey(proof))) return refuse('already-credited', 'txid');
  const deposit =
    answeredBy(turn.state, command) ??
    newDeposit({
      orderNo,
      userId,
      way: 'chain',
      currency: 'USDT',
      amount,
      claimedTxid: null,
      vndRate: null,
      rateUntil: null,
      requestedAt: turn.now,
    });
  const credit = { received: amount, credited: amount, proof, approval: 'watcher', bonus: command.bonus };
  bookCredit(turn, deposit, credit);
  return ok(deposit);
}

/** The report that names this transaction; else the oldest that names none and has this amount. */
function answeredBy(state: State, { userId, txid, amount }: CreditChainDeposit): Deposit | undefined {
  const waiting = state.deposits
    .openOf(userId)
    .filter(({ way }) => way === 'usdt')
    .sort((a, b) => a.requestedAt - b.requestedAt || (a.orderNo < b.orderNo ? -1 : 1));
  return (
    waiting.find(({ claimedTxid }) => claimedTxid === txid.toLowerCase()) ??
    waiting.find((deposit) => deposit.claimedTxid === null && deposit.amount === amount)
  );
}
