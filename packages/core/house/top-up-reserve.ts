import { accountTypes } from '../ledger/account.ts';
import { pay, receive, type Journal } from '../ledger/journal.ts';
import type { Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';

/** More of the house's own money behind what customers can win. Two operators have agreed. */
export interface TopUpReserve {
  readonly kind: 'top-up-reserve';
  readonly reserve:
    | 'fast-reserve'
    | 'futures-house'
    | 'spot-house'
    | 'insurance'
    | 'bonus-pool'
    | 'exchange-house'
    | 'commission-pool';
  /** USDT. */
  readonly amount: Amount;
  /** The proposal. */
  readonly reference: string;
}

export function topUpReserve(
  turn: Turn,
  { reserve, amount, reference }: TopUpReserve,
): Result<Journal, 'amount-not-positive'> {
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const moves = [
    pay(accountOf(turn.state, 'world', accountTypes.house, 'USDT'), amount),
    receive(accountOf(turn.state, reserve, accountTypes.house, 'USDT'), amount),
  ];
  return ok(record(turn, 'house-top-up', reference, moves));
}
