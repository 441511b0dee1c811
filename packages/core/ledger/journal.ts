import type { Instant } from '../market/mark.ts';
import { amount, negative, plus, zero, type Amount } from '../money/amount.ts';
import { assert } from '../result.ts';
import { mayBeNegative, type Account } from './account.ts';

/** Why money moved: one word per business event, also the `kind` of a statement line. */
export type JournalKind =
  | 'fund-house'
  | 'sign-up-gift'
  | 'bonus-release'
  | 'test-funds'
  | 'transfer'
  | 'deposit'
  | 'deposit-bonus'
  | 'bonus-refuse'
  | 'withdrawal-hold'
  | 'withdrawal-release'
  | 'withdrawal'
  | 'withdrawal-fee'
  | 'adjustment'
  | 'house-cover'
  | 'paper-loan'
  | 'exchange'
  | 'house-top-up'
  | 'futures-hold'
  | 'futures-release'
  | 'futures-open'
  | 'futures-lock'
  | 'futures-close'
  | 'futures-liquidation'
  | 'spot-hold'
  | 'spot-release'
  | 'spot-fill'
  | 'fund-pool'
  | 'earn-purchase'
  | 'earn-income'
  | 'earn-return'
  | 'earn-redeem'
  | 'commission'
  | 'fast-stake'
  | 'fast-win'
  | 'fast-lose'
  | 'fast-tie'
  | 'fast-void';

/** One account's share of a journal, and what the account held afterwards. */
export interface Entry {
  readonly account: Account;
  readonly available: Amount;
  readonly frozen: Amount;
  readonly availableAfter: Amount;
  readonly frozenAfter: Amount;
}

/** A balanced movement: per currency the entries add up to zero. Written once, never changed. */
export interface Journal {
  readonly id: number;
  readonly kind: JournalKind;
  /** The order, transfer or gift it belongs to. */
  readonly reference: string;
  readonly time: Instant;
  readonly entries: readonly Entry[];
}

/** A wanted change of one account. */
export interface Move {
  readonly account: Account;
  readonly available: Amount;
  readonly frozen: Amount;
}

export const pay = (account: Account, units: Amount): Move => ({ account, available: negative(units), frozen: zero });
export const receive = (account: Account, units: Amount): Move => ({ account, available: units, frozen: zero });
export const hold = (account: Account, units: Amount): Move => ({ account, available: negative(units), frozen: units });
export const release = (account: Account, units: Amount): Move => ({
  account,
  available: units,
  frozen: negative(units),
});
export const payHeld = (account: Account, units: Amount): Move => ({
  account,
  available: zero,
  frozen: negative(units),
});

/**
 * Carries out the moves, all or none, and returns the journal that records them.
 * The caller has already refused what the customer can't pay: an unbalanced or overdrawn journal here is a bug.
 */
export function post(head: Omit<Journal, 'entries'>, moves: readonly Move[]): Journal {
  assert(isBalanced(moves), `journal ${head.kind} ${head.reference} is not balanced`);
  for (const { account, available, frozen } of moves) {
    assert(account.frozen + frozen >= 0n, `${account.id} would hold a negative frozen amount`);
    assert(mayBeNegative(account) || account.available + available >= 0n, `${account.id} would be overdrawn`);
  }
  const entries = moves.map(({ account, available, frozen }): Entry => {
    account.available = plus(account.available, available);
    account.frozen = plus(account.frozen, frozen);
    return { account, available, frozen, availableAfter: account.available, frozenAfter: account.frozen };
  });
  return { ...head, entries };
}

function isBalanced(moves: readonly Move[]): boolean {
  const sums = new Map<string, bigint>();
  const seen = new Set<string>();
  for (const { account, available, frozen } of moves) {
    if (seen.has(account.id)) return false;
    seen.add(account.id);
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + available + frozen);
  }
  return [...sums.values()].every((sum) => sum === 0n);
}

/** One move of an account from two, so that a journal names every account once. */
export const together = (a: Move, b: Move): Move => {
  assert(a.account === b.account, 'moves of different accounts');
  return { account: a.account, available: amount(a.available + b.available), frozen: amount(a.frozen + b.frozen) };
};
