import { accountTypes } from '../ledger/account.ts';
import { pay, receive, type Journal } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import type { Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';

/** More of the house's own money behind what customers can win. Two operators have agreed. */
export interface TopUpReserve {
  readonly kind: 'top-up-reserve';
  readonly reserve: 'fast-reserve' | 'futures-house' | 'spot-house' | 'insurance' | 'bonus-pool' | 'exchange-house';
  /** USDT. */
  readonly amount: Amount;
  /** The proposal. */
  readonly reference: string;
}

export function topUpReserve(
  state: State,
  effects: Effects,
  { reserve, amount, reference }: TopUpReserve,
  now: Instant,
): Result<Journal, 'amount-not-positive'> {
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const moves = [
    pay(accountOf(state, 'world', accountTypes.house, 'USDT'), amount),
    receive(accountOf(state, reserve, accountTypes.house, 'USDT'), amount),
  ];
  return ok(record(state, effects, 'house-top-up', reference, now, moves));
}
