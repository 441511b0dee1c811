import { apply } from '@candor/core/engine.ts';
import type { Bonus } from '@candor/core/bonus/bonus.ts';
import type { Deposit } from '@candor/core/deposits/deposit.ts';
import type { EarnIncome, EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import type { Exchange, ExchangeQuote } from '@candor/core/exchange/quote.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { FuturesReceipt } from '@candor/core/futures/receipt.ts';
import type { Deal, SpotOrder } from '@candor/core/spot/order.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import type { DayResult, OwnLimits } from '@candor/core/limits/limits.ts';
import type { Journal } from '@candor/core/ledger/journal.ts';
import type { Effects, State } from '@candor/core/state.ts';
import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import type { Statement } from '../db/database.ts';
import type { Committed, Executed, Submission } from './engine.ts';
import { nameOf, storedRows, type IdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { bonusRows, testFundsRows } from './rows/bonus.ts';
import { depositRows, stepRows } from './rows/deposits.ts';
import { changedEarnRows, incomeRows, placedEarnRows, productRows } from './rows/earn.ts';
import { exchangeRows, quoteRows } from './rows/exchange.ts';
import { changedFastRows, fastReceiptRows, placedFastRows } from './rows/fast.ts';
import { changedFuturesRows, placedFuturesRows } from './rows/futures.ts';
import { changedSpotRows, dealRows, placedSpotRows } from './rows/spot.ts';
import { accountRows, journalRows } from './rows/ledger.ts';
import { dayResultRows, limitRows } from './rows/limits.ts';
import { messageRows, messagesOf } from './rows/messages.ts';
import { receiptRows } from './rows/receipts.ts';
import { adjustmentRows, withdrawalRows } from './rows/withdrawals.ts';

/** The commands of one transaction: their effects together, and the answers that wait for its commit. */
export class Batch {
  private readonly journals: Journal[] = [];
  private readonly accounts = new Set<Account>();
  private readonly placed = new Set<FastOrder>();
  private readonly changed = new Set<FastOrder>();
  private readonly placedFutures = new Set<FuturesOrder>();
  private readonly changedFutures = new Set<FuturesOrder>();
  private readonly futuresReceipts: FuturesReceipt[] = [];
  private readonly placedSpot = new Set<SpotOrder>();
  private readonly changedSpot = new Set<SpotOrder>();
  private readonly deals: Deal[] = [];
  private readonly placedEarn = new Set<EarnOrder>();
  private readonly changedEarn = new Set<EarnOrder>();
  private readonly earnIncome: EarnIncome[] = [];
  private readonly products: EarnProduct[] = [];
  private readonly quotes = new Map<string, ExchangeQuote | null>();
  private readonly exchanges: Exchange[] = [];
  private readonly deposits = new Set<Deposit>();
  private readonly withdrawals = new Set<Withdrawal>();
  private readonly steps: Effects['steps'][number][] = [];
  private readonly adjustments: Effects['adjustments'][number][] = [];
  private readonly bonuses = new Set<Bonus>();
  private readonly limits = new Set<OwnLimits>();
  private readonly dayResults = new Set<DayResult>();
  private readonly testFunds: Effects['testFunds'][number][] = [];
  private readonly attached: Statement[] = [];
  /** When the last command was received. */
  private takenAt = 0;
  private readonly toStore: { key: IdempotencyKey; answer: unknown; at: number }[] = [];
  private readonly answers: (() => void)[] = [];

  /** What this batch has changed and who is to hear of it; asked for once, when all is taken. */
  committed(): Committed {
    return { fastOrders: this.placed.union(this.changed), futuresOrders: this.placedFutures.union(this.changedFutures),
      spotOrders: this.placedSpot.union(this.changedSpot), deals: this.deals,
      earnOrders: this.placedEarn.union(this.changedEarn), deposits: this.deposits, withdrawals: this.withdrawals, accounts: this.accounts,
      messages: messagesOf({ deposits: this.deposits, withdrawals: this.withdrawals, futuresOrders: this.changedFutures, earnOrders: this.changedEarn }, this.takenAt) };
  }

  /** Applies a command, unless its key has an answer already. @param stored also gets the answers of this batch */
  take(state: State, submission: Submission, stored: Map<string, StoredAnswer>): void {
    const { key } = submission;
    this.takenAt = submission.now;
    const earlier = key === undefined ? undefined : stored.get(nameOf(key));
    if (key !== undefined && earlier !== undefined) {
      const same = earlier.bodyHash === key.bodyHash;
      this.willAnswer(submission, same ? { ok: true, value: earlier.answer } : { ok: false, refusal: 'idempotency-conflict' });
      return;
    }
    const { result, effects } = apply(state, submission.command, submission.now);
    this.attached.push(...submission.statements);
    if (!result.ok) {
      this.willAnswer(submission, result);
      return;
    }
    this.note(effects);
    this.attached.push(...submission.attached);
    const answer = submission.present(result.value);
    if (key !== undefined) {
      stored.set(nameOf(key), { bodyHash: key.bodyHash, answer });
      this.toStore.push({ key, answer, at: submission.now });
    }
    this.willAnswer(submission, { ok: true, value: answer });
  }

  statements({ messages }: Committed): Statement[] {
    const before = this.changed.difference(this.placed);
    return [
      ...journalRows(this.journals), ...accountRows(this.accounts),
      ...placedFastRows(this.placed), ...changedFastRows(before), ...fastReceiptRows(this.changed),
      ...placedFuturesRows(this.placedFutures), ...changedFuturesRows(this.changedFutures.difference(this.placedFutures)), ...receiptRows(this.futuresReceipts),
      ...placedSpotRows(this.placedSpot), ...changedSpotRows(this.changedSpot.difference(this.placedSpot)), ...dealRows(this.deals),
      ...productRows(this.products), ...placedEarnRows(this.placedEarn), ...changedEarnRows(this.changedEarn.difference(this.placedEarn)),
      ...incomeRows(this.earnIncome),
      ...quoteRows(this.quotes), ...exchangeRows(this.exchanges),
      ...depositRows(this.deposits), ...withdrawalRows(this.withdrawals), ...stepRows(this.steps), ...adjustmentRows(this.adjustments),
      ...bonusRows(this.bonuses), ...limitRows(this.limits), ...dayResultRows(this.dayResults), ...testFundsRows(this.testFunds), ...storedRows(this.toStore),
      ...messageRows(messages), ...this.attached,
    ];
  }

  /** After the commit. */
  answer(): void {
    for (const answer of this.answers) answer();
  }

  private willAnswer(submission: Submission, result: Executed<unknown, string>): void {
    this.answers.push(() => submission.resolve(result));
  }

  private note(effects: Effects): void {
    for (const journal of effects.journals) {
      this.journals.push(journal);
      for (const { account } of journal.entries) this.accounts.add(account);
    }
    for (const order of effects.placedFastOrders) this.placed.add(order);
    for (const order of effects.changedFastOrders) this.changed.add(order);
    for (const order of effects.placedFutures) this.placedFutures.add(order);
    for (const order of effects.changedFutures) this.changedFutures.add(order);
    this.futuresReceipts.push(...effects.futuresReceipts);
    for (const order of effects.placedSpot) this.placedSpot.add(order);
    for (const order of effects.changedSpot) this.changedSpot.add(order);
    this.deals.push(...effects.deals);
    for (const order of effects.placedEarn) this.placedEarn.add(order);
    for (const order of effects.changedEarn) this.changedEarn.add(order);
    this.earnIncome.push(...effects.earnIncome);
    this.products.push(...effects.products);
    for (const [userId, quote] of effects.quotes) this.quotes.set(userId, quote);
    this.exchanges.push(...effects.exchanges);
    for (const deposit of effects.deposits) this.deposits.add(deposit);
    for (const withdrawal of effects.withdrawals) this.withdrawals.add(withdrawal);
    this.steps.push(...effects.steps);
    this.adjustments.push(...effects.adjustments);
    for (const bonus of effects.bonuses) this.bonuses.add(bonus);
    for (const limits of effects.limits) this.limits.add(limits);
    for (const result of effects.dayResults) this.dayResults.add(result);
    this.testFunds.push(...effects.testFunds);
  }
}
