import { accountId, accountTypes, type CustomerAccountType, type UserId } from '../ledger/account.ts';
import { pay, receive, type Journal } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { negative, type Amount } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, noteStep, record, type Effects, type State } from '../state.ts';

/** Two operators correct a balance. History stays as it is: the correction is a journal of its own. */
export interface AdjustBalance {
  readonly kind: 'adjust-balance';
  readonly adjustmentId: string;
  readonly userId: UserId;
  readonly accountType: CustomerAccountType;
  readonly currency: Currency;
  /** Signed: what the customer gets or gives back. */
  readonly amount: Amount;
  /** The journal that it corrects, if it is one. */
  readonly reverses: number | null;
  readonly reason: string;
  readonly approval: string;
}

/** What was corrected, as it is kept. */
export interface Adjustment extends Omit<AdjustBalance, 'kind'> {
  readonly journal: number;
  readonly time: Instant;
}

export type AdjustRefusal = 'amount-not-positive' | 'reason-required' | 'adjustment-repeated' | 'not-found' | 'insufficient-balance';

/** What a journal did to one account can be reversed once. */
export const reversalKey = ({ reverses, userId, accountType, currency }: Pick<AdjustBalance, 'reverses' | 'userId' | 'accountType' | 'currency'>): string =>
  `${reverses} ${accountId(userId, accountType, currency)}`;

/** Corrections that were made: their ids, and what they reverse. */
export class AdjustmentBook {
  readonly ids = new Set<string>();
  readonly reversals = new Set<string>();

  note(adjustment: Pick<AdjustBalance, 'adjustmentId' | 'reverses' | 'userId' | 'accountType' | 'currency'>): void {
    this.ids.add(adjustment.adjustmentId);
    if (adjustment.reverses !== null) this.reversals.add(reversalKey(adjustment));
  }
}

export function adjustBalance(state: State, effects: Effects, command: AdjustBalance, now: Instant): Result<Journal, AdjustRefusal> {
  const { kind: _, ...correction } = command;
  const { adjustmentId, userId, accountType, currency, amount, reverses, reason, approval } = correction;
  if (amount === 0n) return refuse('amount-not-positive', 'amount');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  if (state.adjustments.ids.has(adjustmentId)) return refuse('adjustment-repeated', 'adjustmentId');
  if (reverses !== null && (reverses < 1 || reverses >= state.nextJournal)) return refuse('not-found', 'reverses');
  if (reverses !== null && state.adjustments.reversals.has(reversalKey(correction))) return refuse('adjustment-repeated', 'reverses');
  const account = accountOf(state, userId, accountType, currency);
  if (account.available + amount < 0n) return refuse('insufficient-balance', 'amount');
  const world = accountOf(state, 'world', accountTypes.house, currency);
  const moves = amount > 0n ? [pay(world, amount), receive(account, amount)] : [pay(account, negative(amount)), receive(world, negative(amount))];
  const journal = record(state, effects, 'adjustment', adjustmentId, now, moves);
  state.adjustments.note(correction);
  effects.adjustments.push({ ...correction, journal: journal.id, time: now });
  noteStep(effects, adjustmentId, 'success', now, approval, reason);
  return ok(journal);
}
