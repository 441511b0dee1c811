import type { UserId } from '../ledger/account.ts';
import type { State } from '../state.ts';

/**
 * What operators let a customer do: everything; everything but taking money out; reading and writing to support;
 * the same after the account was closed.
 */
export const standings = ['open', 'payouts-held', 'frozen', 'closed'] as const;
export type Standing = (typeof standings)[number];

export type PayoutRefusal = 'customer-frozen' | 'payouts-held' | 'account-closed' | 'withdrawals-frozen';
const refusals: Readonly<Record<Exclude<Standing, 'open'>, PayoutRefusal>> = {
  'payouts-held': 'payouts-held',
  frozen: 'customer-frozen',
  closed: 'account-closed',
};

/** Customers of whom nothing is noted are open. */
export const standingOf = (state: Pick<State, 'standings'>, userId: UserId): Standing =>
  state.standings.get(userId) ?? 'open';

/**
 * Why no money may leave this customer's account now, by the operators' word or the owner's own; null when it may.
 * The one check of whatever asks for, approves or sends a payout.
 * @param closing of the payout that empties a closed account
 */
export function payoutRefusal(
  { standings, ownerFreezes }: Pick<State, 'standings' | 'ownerFreezes'>,
  userId: UserId,
  closing = false,
): PayoutRefusal | null {
  const standing = standings.get(userId) ?? 'open';
  if (standing !== 'open' && !(closing && standing === 'closed')) return refusals[standing];
  return ownerFreezes.has(userId) ? 'withdrawals-frozen' : null;
}
