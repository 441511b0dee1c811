import type { Bonus } from './bonus/bonus.ts';
import { emptyState } from './engine.ts';
import type { FastOrder } from './fast/order.ts';
import type { FuturesOrder } from './futures/order.ts';
import type { Account, UserId } from './ledger/account.ts';
import type { Mark } from './market/mark.ts';
import type { SpotOrder } from './spot/order.ts';
import type { Rules, State } from './state.ts';

/** What the tables hold of the state. */
export interface Snapshot {
  readonly accounts: readonly Account[];
  /** Open orders in the order of receipt. */
  readonly fastOrders: readonly FastOrder[];
  /** Pending orders and open positions in the order of receipt. */
  readonly futuresOrders: readonly FuturesOrder[];
  /** Resting orders in the order in which they were queued. */
  readonly spotOrders: readonly SpotOrder[];
  readonly bonuses: readonly Bonus[];
  readonly testFundsDays: readonly (readonly [UserId, number])[];
  readonly marks: readonly Mark[];
  readonly nextJournal: number;
}

/** Builds the state from its tables: the tables are the snapshot. */
export function restoreState(rules: Rules, snapshot: Snapshot): State {
  const state = emptyState(rules);
  for (const account of snapshot.accounts) state.accounts.set(account.id, account);
  for (const bonus of snapshot.bonuses) state.bonuses.set(bonus.userId, bonus);
  for (const [userId, day] of snapshot.testFundsDays) state.testFundsDays.set(userId, day);
  for (const mark of snapshot.marks) state.marks.set(mark.symbol, mark);
  // Running orders of one duration must queue up in the order of their entry.
  const byEntry = [...snapshot.fastOrders].sort((a, b) => (a.entry?.time ?? Infinity) - (b.entry?.time ?? Infinity) || a.receivedAt - b.receivedAt);
  for (const order of byEntry) state.fast.add(order);
  for (const order of snapshot.futuresOrders) state.futures.add(order);
  for (const order of snapshot.spotOrders) state.spot.restore(order);
  state.nextJournal = snapshot.nextJournal;
  return state;
}
