import type { AdjustmentBook } from '../adjustments/adjust-balance.ts';
import type { Bonus } from '../bonus/bonus.ts';
import type { Standing } from '../customers/standing.ts';
import { proofKey, type Deposit, type DepositProof } from '../deposits/deposit.ts';
import { emptyState } from '../engine.ts';
import type { EarnOrder } from '../earn/order.ts';
import type { EarnProduct } from '../earn/product.ts';
import type { ExchangeQuote } from '../exchange/quote.ts';
import type { FastOrder } from '../fast/order.ts';
import type { FuturesOrder } from '../futures/order.ts';
import { accountTypes, type Account, type UserId } from '../ledger/account.ts';
import type { DayResult, OwnLimits } from '../limits/limits.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { countdownKey, type Countdown } from '../spot/countdowns/countdown.ts';
import type { SpotVolumes } from '../spot/fees/fee-tiers.ts';
import { byPlace, type SpotOrder } from '../spot/order.ts';
import { ofLatestDay } from '../platform-day.ts';
import { assert } from '../result.ts';
import { versionsOf, type DecidedVersion } from '../rule-versions/version.ts';
import { isLoaded, type Rules, type State } from '../state.ts';
import { dayKey, txidKey, type Withdrawal } from '../withdrawals/withdrawal.ts';

/** What the tables hold of customers, and of proofs that were used. */
export interface Kept {
  readonly accounts: readonly Account[];
  readonly bonuses: readonly Bonus[];
  /** Of withdrawals that are live or successful. */
  readonly withdrawalDays: readonly Pick<Withdrawal, 'orderNo' | 'userId' | 'platformDay'>[];
  /** Of deposits that were credited. */
  readonly depositProofs: readonly DepositProof[];
  /** Of withdrawals that a transaction was entered for. */
  readonly withdrawalTxids: readonly { readonly orderNo: string; readonly txid: string }[];
}

/** What the tables hold of the state. */
export interface Snapshot extends Kept {
  /** Whose accounts, bonuses and days are here: at least theirs who have something open. All when absent. */
  readonly loaded?: ReadonlySet<UserId>;
  /** Open orders in the order of receipt. */
  readonly fastOrders: readonly FastOrder[];
  /** Pending orders and open positions in the order of receipt. */
  readonly futuresOrders: readonly FuturesOrder[];
  /** Orders that rest or wait. */
  readonly spotOrders: readonly SpotOrder[];
  /** The latest version of each. */
  readonly products: readonly EarnProduct[];
  /** Active orders. */
  readonly earnOrders: readonly EarnOrder[];
  /** Quotes that are not used, the oldest first. */
  readonly quotes: readonly ExchangeQuote[];
  /** That wait for a decision. */
  readonly deposits: readonly Deposit[];
  /** That have not ended. */
  readonly withdrawals: readonly Withdrawal[];
  /** The oldest first. */
  readonly adjustments: readonly Parameters<AdjustmentBook['note']>[0][];
  readonly limits: readonly OwnLimits[];
  readonly dayResults: readonly DayResult[];
  readonly testFundsDays: readonly (readonly [UserId, number])[];
  /** The last day that each agent was paid for; none when absent. */
  readonly commissionDays?: readonly (readonly [UserId, number])[];
  readonly marks: readonly Mark[];
  /** Symbols that operators have stopped; none when absent. */
  readonly halts?: readonly string[];
  /** Customers who are not open; none when absent. */
  readonly standings?: readonly (readonly [UserId, Standing])[];
  /** Owners who have frozen their withdrawals, with the time; none when absent. */
  readonly ownerFreezes?: readonly (readonly [UserId, Instant])[];
  /** Versions of the rules that operators have decided, in their order; none when absent. */
  readonly ruleVersions?: readonly DecidedVersion[];
  /** That run; none when absent. */
  readonly countdowns?: readonly Countdown[];
  /** Of the last day that they were set for; null or absent before the first. */
  readonly spotVolumes?: SpotVolumes | null;
  readonly nextJournal: number;
}

/** Builds the state from its tables: the tables are the snapshot. @param rules the release's */
export function restoreState(rules: Rules, snapshot: Snapshot): State {
  const { loaded } = snapshot;
  const state: State = {
    ...emptyState(rules),
    ruleVersions: versionsOf(rules, snapshot.ruleVersions ?? []),
    loaded: loaded === undefined ? 'all' : new Set(loaded),
  };
  addKept(state, snapshot);
  for (const limits of snapshot.limits) state.limits.set(limits.userId, limits);
  for (const result of ofLatestDay(snapshot.dayResults, (one) => one.platformDay))
    state.dayResults.set(result.userId, result);
  for (const [userId, day] of ofLatestDay(snapshot.testFundsDays, ([, taken]) => taken))
    state.testFundsDays.set(userId, day);
  for (const [userId, day] of snapshot.commissionDays ?? []) state.commissionDays.set(userId, day);
  for (const mark of snapshot.marks) state.marks.set(mark.symbol, mark);
  // Running orders of one duration must queue up in the order of their entry.
  const byEntry = [...snapshot.fastOrders].sort(
    (a, b) => (a.entry?.time ?? Infinity) - (b.entry?.time ?? Infinity) || a.receivedAt - b.receivedAt,
  );
  for (const order of byEntry) state.fast.add(order);
  for (const order of snapshot.futuresOrders) state.futures.add(order);
  for (const order of snapshot.spotOrders.toSorted(byPlace)) {
    const pair = rules.spot.pairs.get(order.symbol);
    assert(pair !== undefined, `${order.symbol} is no pair`);
    state.spot.restore(order, pair);
  }
  for (const product of snapshot.products) state.earn.products.set(product.productId, product);
  for (const order of snapshot.earnOrders) state.earn.add(order);
  for (const quote of snapshot.quotes) state.quotes.set(quote.userId, quote);
  for (const deposit of snapshot.deposits) state.deposits.open.set(deposit.orderNo, deposit);
  for (const withdrawal of snapshot.withdrawals) state.withdrawals.open.set(withdrawal.orderNo, withdrawal);
  for (const adjustment of snapshot.adjustments) state.adjustments.note(adjustment);
  for (const symbol of snapshot.halts ?? []) state.halts.add(symbol);
  for (const [userId, standing] of snapshot.standings ?? []) state.standings.set(userId, standing);
  for (const [userId, since] of snapshot.ownerFreezes ?? []) state.ownerFreezes.set(userId, since);
  for (const one of snapshot.countdowns ?? []) state.countdowns.set(countdownKey(one), one);
  state.spotVolumes = snapshot.spotVolumes ?? null;
  state.nextJournal = snapshot.nextJournal;
  return state;
}

function addKept(state: State, kept: Kept): void {
  const { proofs } = state.deposits;
  const { days, txids } = state.withdrawals;
  for (const account of kept.accounts) {
    assert(account.type === accountTypes.house || isLoaded(state, account.owner), `${account.id} is of who is loaded`);
    state.accounts.set(account.id, account);
  }
  for (const bonus of kept.bonuses) state.bonuses.set(bonus.userId, bonus);
  for (const { orderNo, userId, platformDay } of kept.withdrawalDays) days.set(dayKey(userId, platformDay), orderNo);
  for (const proof of kept.depositProofs) proofs.add(proofKey(proof));
  for (const { orderNo, txid } of kept.withdrawalTxids) txids.set(txidKey(txid), orderNo);
}

/**
 * Adds what was found in the tables for {@link needsOf} of the commands that come next.
 * @param customers whose accounts, bonuses and days these are, whether or not they have any; not loaded before
 */
export function addFound(state: State, customers: ReadonlySet<UserId>, found: Kept): void {
  const { loaded } = state;
  for (const userId of customers) {
    assert(loaded !== 'all' && !loaded.has(userId), `${userId} is loaded once`);
    loaded.add(userId);
  }
  addKept(state, found);
}
