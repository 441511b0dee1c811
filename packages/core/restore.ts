import type { AdjustmentBook } from './adjustments/adjust-balance.ts';
import type { Bonus } from './bonus/bonus.ts';
import type { Standing } from './customers/standing.ts';
import { proofKey, type Deposit, type DepositProof } from './deposits/deposit.ts';
import { emptyState } from './engine.ts';
import type { EarnOrder } from './earn/order.ts';
import type { EarnProduct } from './earn/product.ts';
import type { ExchangeQuote } from './exchange/quote.ts';
import type { FastOrder } from './fast/order.ts';
import type { FuturesOrder } from './futures/order.ts';
import type { Account, UserId } from './ledger/account.ts';
import type { DayResult, OwnLimits } from './limits/limits.ts';
import type { Instant, Mark } from './market/mark.ts';
import type { SpotOrder } from './spot/order.ts';
import { ofLatestDay } from './platform-day.ts';
import { assert } from './result.ts';
import type { Rules, State } from './state.ts';
import { dayKey, txidKey, type Withdrawal } from './withdrawals/withdrawal.ts';

/** What the tables hold of the state. */
export interface Snapshot {
  readonly accounts: readonly Account[];
  /** Open orders in the order of receipt. */
  readonly fastOrders: readonly FastOrder[];
  /** Pending orders and open positions in the order of receipt. */
  readonly futuresOrders: readonly FuturesOrder[];
  /** Resting orders in the order in which they were queued. */
  readonly spotOrders: readonly SpotOrder[];
  /** The latest version of each. */
  readonly products: readonly EarnProduct[];
  /** Active orders. */
  readonly earnOrders: readonly EarnOrder[];
  /** Quotes that are not used, the oldest first. */
  readonly quotes: readonly ExchangeQuote[];
  /** That wait for a decision. */
  readonly deposits: readonly Deposit[];
  /** Of every deposit that was credited. */
  readonly depositProofs: readonly DepositProof[];
  /** That have not ended. */
  readonly withdrawals: readonly Withdrawal[];
  /** Of every withdrawal that is live or successful. */
  readonly withdrawalDays: readonly Pick<Withdrawal, 'orderNo' | 'userId' | 'platformDay'>[];
  /** Of every withdrawal that a transaction was entered for. */
  readonly withdrawalTxids: readonly { readonly orderNo: string; readonly txid: string }[];
  /** The oldest first. */
  readonly adjustments: readonly Parameters<AdjustmentBook['note']>[0][];
  readonly bonuses: readonly Bonus[];
  readonly limits: readonly OwnLimits[];
  readonly dayResults: readonly DayResult[];
  readonly testFundsDays: readonly (readonly [UserId, number])[];
  readonly marks: readonly Mark[];
  /** Symbols that operators have stopped; none when absent. */
  readonly halts?: readonly string[];
  /** Customers who are not open; none when absent. */
  readonly standings?: readonly (readonly [UserId, Standing])[];
  /** Owners who have frozen their withdrawals, with the time; none when absent. */
  readonly ownerFreezes?: readonly (readonly [UserId, Instant])[];
  readonly nextJournal: number;
}

/** What commands may have changed of what a state keeps of each customer; everything else is open or small. */
export interface Touched {
  /** Their ids. */
  readonly accounts: ReadonlySet<string>;
  /** Whose. */
  readonly bonuses: ReadonlySet<UserId>;
}

/** A state that is no longer what the tables hold, and in which place that may be so. */
export interface Outdated {
  readonly state: State;
  /** Id of the next journal when the tables surely held all of it. */
  readonly nextJournal: number;
  readonly touched: Touched;
}

/**
 * Builds the state from its tables: the tables are the snapshot.
 * @param outdated the state before, which ends with this: of accounts and bonuses the snapshot then has only what was
 * touched, of used proofs, days and adjustments nothing, and the rest is taken over as it was
 */
export function restoreState(rules: Rules, snapshot: Snapshot, outdated: Outdated | null = null): State {
  const state = outdated === null ? emptyState(rules) : takenOver(outdated, snapshot);
  for (const account of snapshot.accounts) state.accounts.set(account.id, account);
  for (const bonus of snapshot.bonuses) state.bonuses.set(bonus.userId, bonus);
  for (const limits of snapshot.limits) state.limits.set(limits.userId, limits);
  for (const result of ofLatestDay(snapshot.dayResults, (one) => one.platformDay))
    state.dayResults.set(result.userId, result);
  for (const [userId, day] of ofLatestDay(snapshot.testFundsDays, ([, taken]) => taken))
    state.testFundsDays.set(userId, day);
  for (const mark of snapshot.marks) state.marks.set(mark.symbol, mark);
  // Running orders of one duration must queue up in the order of their entry.
  const byEntry = [...snapshot.fastOrders].sort(
    (a, b) => (a.entry?.time ?? Infinity) - (b.entry?.time ?? Infinity) || a.receivedAt - b.receivedAt,
  );
  for (const order of byEntry) state.fast.add(order);
  for (const order of snapshot.futuresOrders) state.futures.add(order);
  for (const order of snapshot.spotOrders) state.spot.restore(order);
  for (const product of snapshot.products) state.earn.products.set(product.productId, product);
  for (const order of snapshot.earnOrders) state.earn.add(order);
  for (const quote of snapshot.quotes) state.quotes.set(quote.userId, quote);
  for (const deposit of snapshot.deposits) state.deposits.open.set(deposit.orderNo, deposit);
  for (const proof of snapshot.depositProofs) state.deposits.proofs.add(proofKey(proof));
  for (const withdrawal of snapshot.withdrawals) state.withdrawals.open.set(withdrawal.orderNo, withdrawal);
  for (const { orderNo, userId, platformDay } of snapshot.withdrawalDays)
    state.withdrawals.days.set(dayKey(userId, platformDay), orderNo);
  for (const { orderNo, txid } of snapshot.withdrawalTxids) state.withdrawals.txids.set(txidKey(txid), orderNo);
  for (const adjustment of snapshot.adjustments) state.adjustments.note(adjustment);
  for (const symbol of snapshot.halts ?? []) state.halts.add(symbol);
  for (const [userId, standing] of snapshot.standings ?? []) state.standings.set(userId, standing);
  for (const [userId, since] of snapshot.ownerFreezes ?? []) state.ownerFreezes.set(userId, since);
  state.nextJournal = snapshot.nextJournal;
  return state;
}

/** What customers keep, without what was touched. */
function takenOver({ state: before, touched, nextJournal }: Outdated, snapshot: Snapshot): State {
  assert(snapshot.nextJournal >= nextJournal, 'what was stored is gone');
  assert(
    snapshot.accounts.every(({ id }) => touched.accounts.has(id)),
    'an account is read again that was not touched',
  );
  assert(
    snapshot.bonuses.every(({ userId }) => touched.bonuses.has(userId)),
    'a bonus is read that was not touched',
  );
  const { accounts, bonuses, adjustments, deposits, withdrawals } = before;
  for (const id of touched.accounts) accounts.delete(id);
  for (const userId of touched.bonuses) bonuses.delete(userId);
  deposits.open.clear();
  withdrawals.open.clear();
  return { ...emptyState(before.rules), accounts, bonuses, adjustments, deposits, withdrawals };
}
