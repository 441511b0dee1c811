import { accountId, accountTypes, type CustomerAccountType, type UserId } from '../ledger/account.ts';
import { pay, receive, type Journal } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { negative, plus, zero, type Amount } from '../money/amount.ts';
import { usdt, type Currency } from '../money/currencies.ts';
import { platformDay } from '../platform-day.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isWithdrawalCurrency } from '../withdrawals/withdrawal.ts';
import { valueInUsdt } from '../valuation/value-in-usdt.ts';
import { accountOf, type State } from '../state.ts';
import { noteStep, record, type Turn } from '../turn.ts';

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
  /** What it counts towards the ceiling of its day, in USDT. */
  readonly worth: Amount;
  readonly time: Instant;
}

export interface AdjustmentRules {
  /** What one adjustment may move, in USDT. */
  readonly actMax: Amount;
  /** What all of a platform day together may move. */
  readonly dayMax: Amount;
}
export const adjustmentRules: AdjustmentRules = { actMax: usdt('10000'), dayMax: usdt('50000') };

export type AdjustRefusal =
  | 'amount-not-positive'
  | 'adjustment-ceiling'
  | 'market-halted'
  | 'reason-required'
  | 'adjustment-repeated'
  | 'not-found'
  | 'insufficient-balance';

/** What a journal did to one account can be reversed once. */
export const reversalKey = ({
  reverses,
  userId,
  accountType,
  currency,
}: Pick<AdjustBalance, 'reverses' | 'userId' | 'accountType' | 'currency'>): string =>
  `${reverses} ${accountId(userId, accountType, currency)}`;

type Noted = Pick<Adjustment, 'adjustmentId' | 'reverses' | 'userId' | 'accountType' | 'currency' | 'worth' | 'time'>;

/** Corrections that were made: their ids, what they reverse, and what those of the last day have moved. */
export class AdjustmentBook {
  readonly ids = new Set<string>();
  readonly reversals = new Set<string>();

  private day = -1;
  private moved = zero;

  /** In USDT, by the adjustments of this moment's platform day. */
  movedOn(day: number): Amount {
    return day === this.day ? this.moved : zero;
  }

  /** In the order of their times. */
  note(adjustment: Noted): void {
    const day = platformDay(adjustment.time);
    this.moved = plus(this.movedOn(day), adjustment.worth);
    this.day = day;
    this.ids.add(adjustment.adjustmentId);
    if (adjustment.reverses !== null) this.reversals.add(reversalKey(adjustment));
  }
}

export function adjustBalance(turn: Turn, command: AdjustBalance): Result<Journal, AdjustRefusal> {
  const { state, effects, now } = turn;
  const { kind: _, ...correction } = command;
  const { adjustmentId, userId, accountType, currency, amount, reverses, reason, approval } = correction;
  if (amount === 0n) return refuse('amount-not-positive', 'amount');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  if (state.adjustments.ids.has(adjustmentId)) return refuse('adjustment-repeated', 'adjustmentId');
  if (reverses !== null && (reverses < 1 || reverses >= state.nextJournal)) return refuse('not-found', 'reverses');
  if (reverses !== null && state.adjustments.reversals.has(reversalKey(correction)))
    return refuse('adjustment-repeated', 'reverses');
  const account = accountOf(state, userId, accountType, currency);
  if (account.available + amount < 0n) return refuse('insufficient-balance', 'amount');
  const worth = worthOf(state, command);
  if (worth === null) return refuse('market-halted', 'currency');
  const { actMax, dayMax } = state.rules.adjustments;
  if (worth > actMax || plus(state.adjustments.movedOn(platformDay(now)), worth) > dayMax)
    return refuse('adjustment-ceiling', 'amount');
  const world = accountOf(state, 'world', accountTypes.house, currency);
  const moves =
    amount > 0n
      ? [pay(world, amount), receive(account, amount)]
      : [pay(account, negative(amount)), receive(world, negative(amount))];
  const journal = record(turn, 'adjustment', adjustmentId, moves);
  state.adjustments.note({ ...correction, worth, time: now });
  effects.adjustments.push({ ...correction, journal: journal.id, worth, time: now });
  noteStep(turn, { orderNo: adjustmentId, status: 'success', approval, note: reason });
  return ok(journal);
}

/**
 * What an adjustment counts: its worth in USDT at the last mark. Taking back what a journal has given counts nothing,
 * since it can't be more than that journal.
 * @returns null when nothing prices the currency
 */
function worthOf(state: State, { amount, currency, reverses }: AdjustBalance): Amount | null {
  if (amount < 0n && reverses !== null) return zero;
  const size = amount < 0n ? negative(amount) : amount;
  // A dollar each, as withdrawals take them.
  if (isWithdrawalCurrency(currency)) return size;
  const mark = state.marks.get(state.rules.exchange.symbols.get(currency) ?? '');
  return mark === undefined ? null : valueInUsdt(size, currency, mark.price);
}
