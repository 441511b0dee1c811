import { apply } from '@candor/core/engine.ts';
import type { Bonus } from '@candor/core/bonus/bonus.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import type { Deal, SpotOrder } from '@candor/core/spot/order.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import type { Journal } from '@candor/core/ledger/journal.ts';
import type { Effects, State } from '@candor/core/state.ts';
import type { Statement } from '../db/database.ts';
import type { Committed, Executed, Submission } from './engine.ts';
import { nameOf, storedRows, type IdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { bonusRows, testFundsRows } from './rows/bonus.ts';
import { changedFastRows, placedFastRows, receiptRows } from './rows/fast.ts';
import { changedFuturesRows, placedFuturesRows } from './rows/futures.ts';
import { changedSpotRows, dealRows, placedSpotRows } from './rows/spot.ts';
import { accountRows, journalRows } from './rows/ledger.ts';

/** The commands of one transaction: their effects together, and the answers that wait for its commit. */
export class Batch {
  private readonly journals: Journal[] = [];
  private readonly accounts = new Set<Account>();
  private readonly placed = new Set<FastOrder>();
  private readonly changed = new Set<FastOrder>();
  private readonly placedFutures = new Set<FuturesOrder>();
  private readonly changedFutures = new Set<FuturesOrder>();
  private readonly placedSpot = new Set<SpotOrder>();
  private readonly changedSpot = new Set<SpotOrder>();
  private readonly deals: Deal[] = [];
  private readonly bonuses = new Set<Bonus>();
  private readonly testFunds: Effects['testFunds'][number][] = [];
  private readonly attached: Statement[] = [];
  private readonly toStore: { key: IdempotencyKey; answer: unknown; at: number }[] = [];
  private readonly answers: (() => void)[] = [];

  get committed(): Committed {
    return { fastOrders: this.placed.union(this.changed), futuresOrders: this.placedFutures.union(this.changedFutures),
      spotOrders: this.placedSpot.union(this.changedSpot), deals: this.deals, accounts: this.accounts };
  }

  /** Applies a command, unless its key has an answer already. @param stored also gets the answers of this batch */
  take(state: State, submission: Submission, stored: Map<string, StoredAnswer>): void {
    const { key } = submission;
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
    const answer = submission.present(result.value);
    if (key !== undefined) {
      stored.set(nameOf(key), { bodyHash: key.bodyHash, answer });
      this.toStore.push({ key, answer, at: submission.now });
    }
    this.willAnswer(submission, { ok: true, value: answer });
  }

  statements(): Statement[] {
    const before = this.changed.difference(this.placed);
    return [
      ...journalRows(this.journals), ...accountRows(this.accounts),
      ...placedFastRows(this.placed), ...changedFastRows(before), ...receiptRows(this.changed),
      ...placedFuturesRows(this.placedFutures), ...changedFuturesRows(this.changedFutures.difference(this.placedFutures)),
      ...placedSpotRows(this.placedSpot), ...changedSpotRows(this.changedSpot.difference(this.placedSpot)), ...dealRows(this.deals),
      ...bonusRows(this.bonuses), ...testFundsRows(this.testFunds), ...storedRows(this.toStore), ...this.attached,
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
    for (const order of effects.placedSpot) this.placedSpot.add(order);
    for (const order of effects.changedSpot) this.changedSpot.add(order);
    this.deals.push(...effects.deals);
    for (const bonus of effects.bonuses) this.bonuses.add(bonus);
    this.testFunds.push(...effects.testFunds);
  }
}
