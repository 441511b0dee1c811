import { apply } from '@candor/core/engine.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import { mergeEffects, noEffects, type Effects, type State } from '@candor/core/state.ts';
import type { Statement } from '../db/database.ts';
import type { Committed, Executed, Submission } from './submission.ts';
import { ackRows } from './acks/ack-rows.ts';
import { Promises } from './acks/promises.ts';
import type { AckSigner } from './acks/sign-together.ts';
import { nameOf, storedRows, type IdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { ruleVersionRows } from './rules/rows.ts';
import { bonusRows, commissionRows, testFundsRows } from './rows/bonus.ts';
import { depositRows, stepRows } from './rows/deposits.ts';
import { changedEarnRows, incomeRows, placedEarnRows, productRows } from './rows/earn.ts';
import { exchangeRows, quoteRows } from './rows/exchange.ts';
import { changedFastRows, fastReceiptRows, placedFastRows } from './rows/fast.ts';
import { changedFuturesRows, placedFuturesRows } from './rows/futures.ts';
import { countdownRows } from './rows/spot/countdowns.ts';
import { spotVolumeRows } from './rows/spot/volumes.ts';
import { changedSpotRows, dealRows, placedSpotRows } from './rows/spot.ts';
import { accountRows, journalRows } from './rows/ledger.ts';
import { dayResultRows, limitRows } from './rows/limits.ts';
import { messageRows, messagesOf } from './rows/messages.ts';
import { receiptRows } from './rows/receipts.ts';
import { ownerFreezeRows, standingRows } from './rows/standings.ts';
import { adjustmentRows, withdrawalRows } from './rows/withdrawals.ts';

type Refusal = Extract<Executed<unknown, string>, { ok: false }>;

/** The commands of one transaction: their effects together, and the answers that wait for its commit. */
export class Batch {
  private readonly effects = noEffects();
  private readonly accounts = new Set<Account>();
  private readonly attached: Statement[] = [];
  /** When the last command was received. */
  private takenAt = 0;
  private readonly toStore: { key: IdempotencyKey; answer: unknown; at: number }[] = [];
  private readonly answers: (() => void)[] = [];
  /** What is promised to customers; nothing without a signer. */
  private readonly promises: Promises | null;

  constructor(state?: State, signer: AckSigner | null = null) {
    this.promises = state === undefined || signer === null ? null : new Promises(state, signer);
  }

  /** What this batch has changed and who is to hear of it; asked for once, when all is taken. */
  committed(): Committed {
    const { effects } = this;
    const { deposits, withdrawals, droppedStops, deals, silences, commissions } = effects;
    const { changedFutures: futuresOrders, changedEarn: earnOrders } = effects;
    return {
      fastOrders: effects.placedFastOrders.union(effects.changedFastOrders),
      futuresOrders: effects.placedFutures.union(futuresOrders),
      spotOrders: effects.placedSpot.union(effects.changedSpot),
      deals,
      earnOrders: effects.placedEarn.union(earnOrders),
      ruleVersions: effects.ruleVersions,
      deposits,
      withdrawals,
      accounts: this.accounts,
      messages: messagesOf(
        { deposits, withdrawals, futuresOrders, droppedStops, earnOrders, silences, commissions },
        this.takenAt,
      ),
    };
  }

  /** Applies a command, unless its key has an answer already. @param stored also gets the answers of this batch */
  take(state: State, submission: Submission, stored: Map<string, StoredAnswer>): void {
    const { key } = submission;
    this.takenAt = submission.now;
    const earlier = key === undefined ? undefined : stored.get(nameOf(key));
    if (key !== undefined && earlier !== undefined) {
      const same = earlier.bodyHash === key.bodyHash;
      this.willAnswer(
        submission,
        same ? { ok: true, value: earlier.answer } : { ok: false, refusal: 'idempotency-conflict' },
      );
      return;
    }
    const { result, effects } = apply(state, submission.command, submission.now);
    this.attached.push(...submission.statements);
    if (!result.ok) {
      this.willAnswer(submission, this.withPromise(submission, result));
      return;
    }
    this.note(effects);
    this.attached.push(...submission.attached);
    const answer = this.answerTo(submission, result.value);
    if (key !== undefined) {
      stored.set(nameOf(key), { bodyHash: key.bodyHash, answer });
      this.toStore.push({ key, answer, at: submission.now });
    }
    this.willAnswer(submission, { ok: true, value: answer });
  }

  statements({ messages }: Committed): Statement[] {
    const { effects } = this;
    return [
      ...journalRows(effects.journals),
      ...accountRows(this.accounts),
      ...orderRows(effects),
      ...countdownRows(effects.countdowns),
      ...spotVolumeRows(effects.spotVolumes),
      ...quoteRows(effects.quotes),
      ...exchangeRows(effects.exchanges),
      ...depositRows(effects.deposits),
      ...withdrawalRows(effects.withdrawals),
      ...stepRows(effects.steps),
      ...adjustmentRows(effects.adjustments),
      ...bonusRows(effects.bonuses),
      ...standingRows(effects.standings),
      ...ownerFreezeRows(effects.ownerFreezes),
      ...limitRows(effects.limits),
      ...dayResultRows(effects.dayResults),
      ...testFundsRows(effects.testFunds),
      ...commissionRows(effects.commissions),
      // Signed before the answers are stored, which hold the signatures.
      ...ackRows(this.promises?.sign() ?? []),
      ...storedRows(this.toStore),
      ...messageRows(messages),
      ...this.attached,
    ];
  }

  /** After the commit. */
  answer(): void {
    for (const answer of this.answers) answer();
  }

  private answerTo({ command, now, present, doorRefusal, isPromised }: Submission, value: unknown): unknown {
    if (doorRefusal !== undefined) return this.promises?.refuseAtDoor(doorRefusal, now) ?? null;
    const answer = present(value);
    if (isPromised) this.promises?.accept(command, value, answer, now);
    return answer;
  }

  private withPromise({ command, now, isPromised }: Submission, result: Refusal): Refusal {
    const ack = isPromised ? this.promises?.refuse(command, result.refusal, now) : undefined;
    return ack === undefined ? result : { ...result, ack };
  }

  private willAnswer(submission: Submission, result: Executed<unknown, string>): void {
    this.answers.push(() => submission.resolve(result));
  }

  private note(effects: Effects): void {
    mergeEffects(this.effects, effects);
    for (const { entries } of effects.journals) for (const { account } of entries) this.accounts.add(account);
  }
}

/** Orders of all kinds, and what they were settled by. */
function orderRows(effects: Effects): Statement[] {
  const { placedFastOrders, changedFastOrders, placedFutures, placedSpot, placedEarn } = effects;
  return [
    ...placedFastRows(placedFastOrders),
    ...changedFastRows(changedFastOrders.difference(placedFastOrders)),
    ...fastReceiptRows(changedFastOrders),
    ...placedFuturesRows(placedFutures),
    ...changedFuturesRows(effects.changedFutures.difference(placedFutures)),
    ...placedSpotRows(placedSpot),
    ...changedSpotRows(effects.changedSpot.difference(placedSpot)),
    ...dealRows(effects.deals),
    ...ruleVersionRows(effects.ruleVersions),
    ...productRows(effects.products),
    ...placedEarnRows(placedEarn),
    ...changedEarnRows(effects.changedEarn.difference(placedEarn)),
    ...incomeRows(effects.earnIncome),
    ...receiptRows(effects.receipts),
  ];
}
