import type { Bonus } from '@candor/core/bonus/bonus.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import type { ExchangeQuote } from '@candor/core/exchange/quote.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import type { DayResult, OwnLimits } from '@candor/core/limits/limits.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Snapshot } from '@candor/core/restore/restore.ts';
import type { DecidedVersion } from '@candor/core/rule-versions/version.ts';
import type { Countdown } from '@candor/core/spot/countdowns/countdown.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Effects } from '@candor/core/state.ts';
import { TransactionTables } from './transaction-tables.ts';

/** The database in miniature: copies of exactly the rows that the effects name. */
export class Tables {
  private readonly accounts = new Map<string, Account>();
  private readonly openOrders = new Map<string, FastOrder>();
  private readonly openFutures = new Map<string, FuturesOrder>();
  private readonly openSpot = new Map<string, SpotOrder>();
  private readonly quotes = new Map<string, ExchangeQuote>();
  private readonly exchanged = new Set<string>();
  private readonly transactions = new TransactionTables();
  private readonly bonuses = new Map<string, Bonus>();
  private readonly limits = new Map<string, OwnLimits>();
  private readonly dayResults = new Map<string, DayResult>();
  private readonly countdowns = new Map<string, Countdown>();
  private readonly testFunds = new Map<string, number>();
  private readonly commissions = new Map<string, number>();
  private readonly products = new Map<string, EarnProduct>();
  private readonly openEarn = new Map<string, EarnOrder>();
  /** Orders and days whose income is paid. */
  private readonly income = new Set<string>();
  private readonly ruleVersions: DecidedVersion[] = [];
  private spotVolumes: Snapshot['spotVolumes'] = null;
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
    this.ruleVersions.push(...effects.ruleVersions);
    this.spotVolumes = effects.spotVolumes.at(-1) ?? this.spotVolumes;
    this.writeEarn(effects);
    this.writeQuotes(effects);
    this.transactions.write(effects);
    for (const bonus of effects.bonuses) this.bonuses.set(bonus.userId, { ...bonus });
    for (const limits of effects.limits) this.limits.set(limits.userId, { ...limits });
    for (const result of effects.dayResults) this.dayResults.set(result.userId, { ...result });
    for (const { userId, platformDay } of effects.testFunds) this.testFunds.set(userId, platformDay);
    for (const { userId, day } of effects.commissions) {
      if (day <= (this.commissions.get(userId) ?? -1)) throw new Error(`day ${day} of ${userId} is paid again`);
      this.commissions.set(userId, day);
    }
    for (const [key, countdown] of effects.countdowns) {
      if (countdown.dueAt === null) this.countdowns.delete(key);
      else this.countdowns.set(key, countdown);
    }
  }

  private writeEarn(effects: Effects): void {
    for (const product of effects.products) this.products.set(product.productId, product);
    for (const order of [...effects.placedEarn, ...effects.changedEarn]) {
      if (order.endedAt === null) this.openEarn.set(order.orderNo, { ...order });
      else this.openEarn.delete(order.orderNo);
    }
    for (const { orderNo, day } of effects.earnIncome) {
      const key = `${orderNo}/${day}`;
      if (this.income.has(key)) throw new Error(`income ${key} is written again after it was paid`);
      this.income.add(key);
    }
  }

  private writeQuotes(effects: Effects): void {
    for (const [userId, quote] of effects.quotes) {
      this.quotes.delete(userId);
      if (quote !== null) this.quotes.set(userId, quote);
    }
    for (const {
      quote: { quoteId },
    } of effects.exchanges) {
      if (this.exchanged.has(quoteId)) throw new Error(`quote ${quoteId} is carried out twice`);
      this.exchanged.add(quoteId);
    }
  }

  snapshot(marks: Iterable<Mark>): Snapshot {
    return {
      accounts: [...this.accounts.values()].map((account) => ({ ...account })),
      fastOrders: [...this.openOrders.values()]
        .map((order) => ({ ...order }))
        .sort((a, b) => a.receivedAt - b.receivedAt),
      futuresOrders: [...this.openFutures.values()]
        .map((order) => ({ ...order }))
        .sort((a, b) => a.receivedAt - b.receivedAt),
      spotOrders: [...this.openSpot.values()].map((order) => ({ ...order })).sort((a, b) => a.queued - b.queued),
      products: [...this.products.values()],
      earnOrders: [...this.openEarn.values()].map((order) => ({ ...order })),
      quotes: [...this.quotes.values()],
      ...this.transactions.snapshot(),
      bonuses: [...this.bonuses.values()].map((bonus) => ({ ...bonus })),
      limits: [...this.limits.values()].map((limits) => ({ ...limits })),
      dayResults: [...this.dayResults.values()].map((result) => ({ ...result })),
      testFundsDays: [...this.testFunds],
      commissionDays: [...this.commissions],
      marks: [...marks],
      ruleVersions: [...this.ruleVersions],
      countdowns: [...this.countdowns.values()],
      spotVolumes: this.spotVolumes,
      nextJournal: this.lastJournal + 1,
    };
  }
}
