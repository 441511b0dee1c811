import type { AgentRules } from './agents/agent-rules.ts';
import type { ProgramRules } from './programs/order-rates.ts';
import type { Commission } from './agents/pay-commission.ts';
import type { Adjustment, AdjustmentBook, AdjustmentRules } from './adjustments/adjust-balance.ts';
import type { Bonus } from './bonus/bonus.ts';
import type { Standing } from './customers/standing.ts';
import type { Deposit, DepositBook, DepositRules } from './deposits/deposit.ts';
import type { EarnBook } from './earn/book.ts';
import type { EarnIncome, EarnOrder } from './earn/order.ts';
import type { EarnProduct } from './earn/product.ts';
import type { Exchange, ExchangeQuote } from './exchange/quote.ts';
import type { ExchangeRules } from './exchange/rules.ts';
import type { FastBook } from './fast/book.ts';
import type { Receipt } from './fair/receipt.ts';
import type { FastRules } from './fast/terms.ts';
import {
  accountId,
  accountTypes,
  emptyAccount,
  type Account,
  type AccountType,
  type HouseName,
  type UserId,
} from './ledger/account.ts';
import type { Journal } from './ledger/journal.ts';
import type { FastOrder } from './fast/order.ts';
import type { FuturesBook } from './futures/book.ts';
import type { FuturesRules } from './futures/contract.ts';
import type { FuturesOrder } from './futures/order.ts';
import type { DroppedStop } from './futures/stops.ts';
import type { Countdown, Silence } from './spot/countdowns/countdown.ts';
import type { SpotVolumes } from './spot/fees/fee-tiers.ts';
import type { SpotMarkets } from './spot/markets.ts';
import type { Deal, SpotOrder } from './spot/order.ts';
import type { SpotRules } from './spot/rules.ts';
import type { DayResult, OwnLimits } from './limits/limits.ts';
import type { Instant, Mark } from './market/mark.ts';
import type { Amount } from './money/amount.ts';
import type { Currency } from './money/currencies.ts';
import { assert } from './result.ts';
import type { CapRules } from './countries/country-caps.ts';
import type { AddressRules } from './limits/address-limits.ts';
import type { DecidedVersion, RulesVersion } from './rule-versions/version.ts';
import type { Withdrawal, WithdrawalBook, WithdrawalRules } from './withdrawals/withdrawal.ts';

export interface Rules {
  readonly mode: 'paper' | 'real';
  readonly fast: FastRules;
  readonly futures: FuturesRules;
  readonly spot: SpotRules;
  readonly exchange: ExchangeRules;
  readonly deposits: DepositRules;
  readonly withdrawals: WithdrawalRules;
  readonly adjustments: AdjustmentRules;
  readonly caps: CapRules;
  readonly addresses: AddressRules;
  readonly agents: AgentRules;
  readonly programs: ProgramRules;
  readonly signUpGift: Amount;
  readonly testFundsPerDay: Amount;
  /** What the house lends to its own accounts at the first start. */
  readonly funding: Readonly<Partial<Record<HouseName, Amount>>>;
}

/** All money and all open orders. Only {@link ./engine.ts} changes it. */
export interface State {
  /** Those of {@link ruleVersions} that hold for the command which is carried out. */
  rules: Rules;
  /** The release's first, then those that two operators have decided, in the order of their moments. */
  readonly ruleVersions: RulesVersion[];
  readonly accounts: Map<string, Account>;
  /** Customers whose accounts, bonus and withdrawal days are here; `all` where none lie elsewhere. */
  readonly loaded: Set<UserId> | 'all';
  readonly fast: FastBook;
  readonly futures: FuturesBook;
  readonly spot: SpotMarkets;
  /** That run, by pair and customer. */
  readonly countdowns: Map<string, Countdown>;
  /** Of the last platform day that they were set for; null before the first. */
  spotVolumes: SpotVolumes | null;
  /** The one quote of a user that may still be carried out; the oldest first. */
  readonly quotes: Map<UserId, ExchangeQuote>;
  readonly earn: EarnBook;
  readonly deposits: DepositBook;
  readonly withdrawals: WithdrawalBook;
  readonly adjustments: AdjustmentBook;
  readonly bonuses: Map<UserId, Bonus>;
  /** Customers whom operators don't let do everything. */
  readonly standings: Map<UserId, Standing>;
  /** Owners who have frozen their withdrawals, and since when. */
  readonly ownerFreezes: Map<UserId, Instant>;
  /** What customers have set themselves. */
  readonly limits: Map<UserId, OwnLimits>;
  /** What the platform day of the last settlement has brought each one who had any. */
  readonly dayResults: Map<UserId, DayResult>;
  /** The last platform day on which anybody took test funds, by those who did. */
  readonly testFundsDays: Map<UserId, number>;
  /** The last platform day that each agent was paid a commission for. */
  readonly commissionDays: Map<UserId, number>;
  /** Last accepted mark per symbol. */
  readonly marks: Map<string, Mark>;
  /** Symbols that take no new orders because operators have stopped them. */
  readonly halts: Set<string>;
  /** Id of the next journal. */
  nextJournal: number;
}

/** What happened to a deposit, withdrawal or adjustment, and what allowed it. */
export interface TransactionStep {
  readonly orderNo: string;
  readonly status: string;
  readonly at: Instant;
  /** The proposal of the operators, or `watcher`; null where the owner acted. */
  readonly approval: string | null;
  readonly note: string | null;
}

/** No rows yet: every field of {@link Effects} is here and nowhere else. */
export const noEffects = () => ({
  journals: [] as Journal[],
  placedFastOrders: new Set<FastOrder>(),
  /** Entered or settled. */
  changedFastOrders: new Set<FastOrder>(),
  placedFutures: new Set<FuturesOrder>(),
  /** Opened, asked of, armed, closed or cancelled. */
  changedFutures: new Set<FuturesOrder>(),
  /** Of all but fast orders and exchanges, whose rows say what theirs hold. */
  receipts: [] as Receipt[],
  droppedStops: [] as DroppedStop[],
  placedSpot: new Set<SpotOrder>(),
  changedSpot: new Set<SpotOrder>(),
  deals: [] as Deal[],
  countdowns: new Map<string, Countdown>(),
  /** As they were set, one after the other. */
  spotVolumes: [] as SpotVolumes[],
  silences: [] as Silence[],
  placedEarn: new Set<EarnOrder>(),
  /** Paid a day's income, completed or redeemed. */
  changedEarn: new Set<EarnOrder>(),
  earnIncome: [] as EarnIncome[],
  /** New versions of the rules. */
  ruleVersions: [] as (DecidedVersion & { readonly rules: Rules })[],
  /** New versions of products. */
  products: [] as EarnProduct[],
  /** A user's new quote; null when it is used or forgotten. */
  quotes: new Map<UserId, ExchangeQuote | null>(),
  exchanges: [] as Exchange[],
  deposits: new Set<Deposit>(),
  withdrawals: new Set<Withdrawal>(),
  steps: [] as TransactionStep[],
  adjustments: [] as Adjustment[],
  bonuses: new Set<Bonus>(),
  standings: new Map<UserId, Standing>(),
  /** Null where the freeze is lifted. */
  ownerFreezes: new Map<UserId, Instant | null>(),
  limits: new Set<OwnLimits>(),
  dayResults: new Set<DayResult>(),
  testFunds: [] as { userId: UserId; platformDay: number; journal: number }[],
  commissions: [] as Commission[],
});
/** What one command changed: exactly the rows to be written. */
export type Effects = Readonly<ReturnType<typeof noEffects>>;

type Rows = unknown[] | Set<unknown> | Map<unknown, unknown>;

/** Adds what a later command has changed to what earlier ones have. */
export function mergeEffects(into: Effects, from: Effects): void {
  for (const key of Object.keys(into) as (keyof Effects)[]) mergeRows(into[key], from[key]);
}

function mergeRows(into: Rows, from: Rows): void {
  if (Array.isArray(into) && Array.isArray(from)) for (const row of from) into.push(row);
  if (into instanceof Set && from instanceof Set) for (const row of from) into.add(row);
  if (into instanceof Map && from instanceof Map) for (const [key, row] of from) into.set(key, row);
}

export const isLoaded = ({ loaded }: Pick<State, 'loaded'>, userId: UserId): boolean =>
  loaded === 'all' || loaded.has(userId);

/** The account, opened empty when it is first spoken of; of a customer who is loaded. */
export function accountOf(state: State, owner: UserId | HouseName, type: AccountType, currency: Currency): Account {
  const id = accountId(owner, type, currency);
  let account = state.accounts.get(id);
  if (account === undefined) {
    assert(type === accountTypes.house || isLoaded(state, owner), `the accounts of ${owner} are loaded`);
    account = emptyAccount(owner, type, currency);
    state.accounts.set(id, account);
  }
  return account;
}
