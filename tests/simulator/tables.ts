import type { Bonus } from '@candor/core/bonus/bonus.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Snapshot } from '@candor/core/restore.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Effects } from '@candor/core/state.ts';

/** The database in miniature: copies of exactly the rows that the effects name. */
export class Tables {
  private readonly accounts = new Map<string, Account>();
  private readonly openOrders = new Map<string, FastOrder>();
  private readonly openFutures = new Map<string, FuturesOrder>();
  private readonly openSpot = new Map<string, SpotOrder>();
  private readonly bonuses = new Map<string, Bonus>();
  private readonly testFunds = new Map<string, number>();
  private lastJournal = 0;

  write(effects: Effects): void {
    for (const journal of effects.journals) {
      if (journal.id !== this.lastJournal + 1) throw new Error(`journal ${journal.id} follows ${this.lastJournal}`);
      this.lastJournal = journal.id;
      for (const { account } of journal.entries) this.accounts.set(account.id, { ...account });
    }
    for (const order of [...effects.placedFastOrders, ...effects.changedFastOrders]) {
      if (order.result === null) this.openOrders.set(order.orderNo, { ...order });
      else this.openOrders.delete(order.orderNo);
    }
    for (const order of [...effects.placedFutures, ...effects.changedFutures]) {
      if (order.status === 'closed' || order.status === 'cancelled') this.openFutures.delete(order.orderNo);
      else this.openFutures.set(order.orderNo, { ...order });
    }
    for (const order of [...effects.placedSpot, ...effects.changedSpot]) {
      if (order.endedAt === null) this.openSpot.set(order.orderNo, { ...order });
      else this.openSpot.delete(order.orderNo);
    }
    for (const bonus of effects.bonuses) this.bonuses.set(bonus.userId, { ...bonus });
    for (const { userId, platformDay } of effects.testFunds) this.testFunds.set(userId, platformDay);
  }

  snapshot(marks: Iterable<Mark>): Snapshot {
    return {
      accounts: [...this.accounts.values()].map((account) => ({ ...account })),
      fastOrders: [...this.openOrders.values()].map((order) => ({ ...order })).sort((a, b) => a.receivedAt - b.receivedAt),
      futuresOrders: [...this.openFutures.values()].map((order) => ({ ...order })).sort((a, b) => a.receivedAt - b.receivedAt),
      spotOrders: [...this.openSpot.values()].map((order) => ({ ...order })).sort((a, b) => a.queued - b.queued),
      bonuses: [...this.bonuses.values()].map((bonus) => ({ ...bonus })),
      testFundsDays: [...this.testFunds], marks: [...marks], nextJournal: this.lastJournal + 1,
    };
  }
}
