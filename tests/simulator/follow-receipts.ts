import { hash } from 'node:crypto';
import type { Command, Outcome } from '@candor/core/engine.ts';
import { exchangeReceipt } from '@candor/core/exchange/quote.ts';
import { fastReceipt } from '@candor/core/fast/receipt.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import type { State } from '@candor/core/state.ts';
import type { BundleReceipt, StatementLine } from '@candor/verifier/bundle.ts';
import type { Tape } from '@candor/verifier/text.ts';
import type { Follower } from './simulate.ts';

const sha256 = (text: string): string => hash('sha256', text, 'hex');
const minuteMs = 60_000;
const decimal = (units: bigint, scale: number): string => formatPlain(units, scale);

/** Keeps what customers are given: every receipt, the lines of their statements and the public tape by minutes. */
export class FollowReceipts implements Follower {
  readonly receipts: (BundleReceipt & { readonly userId: string })[] = [];
  readonly statement: (StatementLine & { readonly userId: string })[] = [];
  readonly #marks = new Map<string, Mark[]>();

  before(state: State, command: Command): void {
    for (const mark of command.kind === 'tick' ? command.marks : []) this.#keep(mark);
    void state;
  }

  #keep(mark: Mark): void {
    const marks = this.#marks.get(mark.symbol) ?? [];
    this.#marks.set(mark.symbol, marks);
    marks.push(mark);
  }

  after(state: State, _command: Command, { effects }: Outcome): void {
    for (const order of effects.changedFastOrders) {
      const content = fastReceipt(order);
      if (content !== null) this.#add(order.userId, order.orderNo, order.settlementJournal ?? 0, content);
    }
    const futures = effects.changedFutures.union(effects.placedFutures);
    for (const { receiptNo, journal, content } of effects.receipts) {
      const limit = [...futures].find((one) => one.orderNo === receiptNo)?.limitPrice ?? null;
      const more = limit === null ? {} : { limitPrice: decimal(limit, 8) };
      this.#add(content.split('|')[2] ?? '', receiptNo, journal, content, more);
    }
    for (const done of effects.exchanges)
      this.#add(done.quote.userId, done.quote.quoteId, done.journal, exchangeReceipt(done));
    for (const journal of effects.journals) this.#book(journal);
    void state;
  }

  #add(userId: string, orderNo: string, journal: number, content: string, more: { limitPrice?: string } = {}): void {
    if (this.receipts.some((one) => one.orderNo === orderNo && one.content === content)) return;
    this.receipts.push({ userId, orderNo, journalId: String(journal), content, contentHash: sha256(content), ...more });
  }

  #book({ id, kind, entries }: Outcome['effects']['journals'][number]): void {
    entries.forEach((entry, line) => {
      const { owner, type, currency } = entry.account;
      const money = (units: bigint): string => decimal(units, currencyScale[currency]);
      if (type === accountTypes.house) return;
      this.statement.push({
        userId: owner,
        id: `${id}-${line}`,
        accountType: type,
        currencyCode: currency,
        amount: money(entry.available),
        frozenAmount: money(entry.frozen),
        available: money(entry.availableAfter),
        frozen: money(entry.frozenAfter),
        journalId: String(id),
        what: kind,
      });
    });
  }

  /** Minute by minute, as the server keeps it. */
  tapes(): Tape[] {
    return [...this.#marks].flatMap(([symbol, all]) => {
      let head = '0'.repeat(64);
      return [...Map.groupBy(all, ({ time }) => Math.floor(time / minuteMs)).values()].map((marks): Tape => {
        const prevHash = head;
        const shown = marks.map(({ seq, time, price, backfilled }) => {
          head = sha256(`${head}|${symbol}|${seq}|${time}|${decimal(price, 8)}|${backfilled ? 1 : 0}`);
          return { seq, time, price: decimal(price, 8), backfilled };
        });
        return { symbol, prevHash, headHash: head, marks: shown };
      });
    });
  }
}

/** What was followed as the text of a bundle; of all customers together, which no server would give. */
export function bundleOf(followed: FollowReceipts, tapes = followed.tapes()): string {
  const { receipts, statement } = followed;
  const end = { kind: 'end', receipts: receipts.length, statement: statement.length, tapes: tapes.length };
  return [
    { kind: 'bundle', v: 1, receiptsAfter: '0' },
    ...statement.map((line) => ({ kind: 'statement', ...line })),
    ...receipts.map((receipt) => ({ kind: 'receipt', ...receipt })),
    ...tapes.map((tape) => ({ kind: 'tape', ...tape })),
    end,
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}
