import type { Bonus } from './bonus/bonus.ts';
import type { FastBook } from './fast/book.ts';
import type { FastRules } from './fast/terms.ts';
import { accountId, emptyAccount, type Account, type AccountType, type HouseName, type UserId } from './ledger/account.ts';
import { post, type Journal, type JournalKind, type Move } from './ledger/journal.ts';
import type { FastOrder } from './fast/order.ts';
import type { FuturesBook } from './futures/book.ts';
import type { FuturesRules } from './futures/contract.ts';
import type { FuturesOrder } from './futures/order.ts';
import type { SpotMarkets } from './spot/markets.ts';
import type { Deal, SpotOrder } from './spot/order.ts';
import type { SpotRules } from './spot/rules.ts';
import type { Instant, Mark } from './market/mark.ts';
import type { Amount } from './money/amount.ts';
import type { Currency } from './money/currencies.ts';

export interface Rules {
  readonly mode: 'paper' | 'real';
  readonly fast: FastRules;
  readonly futures: FuturesRules;
  readonly spot: SpotRules;
  readonly signUpGift: Amount;
  readonly testFundsPerDay: Amount;
  /** What the house lends to its own accounts at the first start. */
  readonly funding: Readonly<Partial<Record<HouseName, Amount>>>;
}

/** All money and all open orders. Only {@link ./engine.ts} changes it. */
export interface State {
  readonly rules: Rules;
  readonly accounts: Map<string, Account>;
  readonly fast: FastBook;
  readonly futures: FuturesBook;
  readonly spot: SpotMarkets;
  readonly bonuses: Map<UserId, Bonus>;
  /** Last platform day on which a user took test funds. */
  readonly testFundsDays: Map<UserId, number>;
  /** Last accepted mark per symbol. */
  readonly marks: Map<string, Mark>;
  /** Id of the next journal. */
  nextJournal: number;
}

/** What one command changed: exactly the rows to be written. */
export interface Effects {
  readonly journals: Journal[];
  readonly placedFastOrders: Set<FastOrder>;
  /** Entered or settled. */
  readonly changedFastOrders: Set<FastOrder>;
  readonly placedFutures: Set<FuturesOrder>;
  /** Opened, asked of, armed, closed or cancelled. */
  readonly changedFutures: Set<FuturesOrder>;
  readonly placedSpot: Set<SpotOrder>;
  readonly changedSpot: Set<SpotOrder>;
  readonly deals: Deal[];
  readonly bonuses: Set<Bonus>;
  readonly testFunds: { userId: UserId; platformDay: number; journal: number }[];
}

export const noEffects = (): Effects => ({ journals: [], placedFastOrders: new Set(), changedFastOrders: new Set(), placedFutures: new Set(), changedFutures: new Set(),
  placedSpot: new Set(), changedSpot: new Set(), deals: [], bonuses: new Set(), testFunds: [] });

/** The account, opened empty when it is first spoken of. */
export function accountOf(state: State, owner: UserId | HouseName, type: AccountType, currency: Currency): Account {
  const id = accountId(owner, type, currency);
  let account = state.accounts.get(id);
  if (account === undefined) {
    account = emptyAccount(owner, type, currency);
    state.accounts.set(id, account);
  }
  return account;
}

/** Posts a journal and notes it among the effects. Moves of nothing leave no entry. */
export function record(
  state: State, effects: Effects, kind: JournalKind, reference: string, now: Instant, moves: readonly Move[],
): Journal {
  const journal = post(state.nextJournal, kind, reference, now, moves.filter(({ available, frozen }) => available !== 0n || frozen !== 0n));
  state.nextJournal += 1;
  effects.journals.push(journal);
  return journal;
}
