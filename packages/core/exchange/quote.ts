import { markText } from '../fair/receipt.ts';
import type { UserId } from '../ledger/account.ts';
import type { Instant, Mark } from '../market/mark.ts';
import type { Amount, Price, Rate } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import type { CrossRate } from './price.ts';
import { unitPrice } from './rules.ts';

/** An offer to exchange at a fixed rate, for one user, once, for a few seconds. Never changes. */
export interface ExchangeQuote {
  readonly quoteId: string;
  readonly userId: UserId;
  readonly from: Currency;
  readonly to: Currency;
  /** Of the source currency, from the customer's account type 1. */
  readonly quantity: Amount;
  /** Name of the feed whose marks priced it. */
  readonly source: string;
  /** The marks it rests on; null for USDT. */
  readonly fromMark: Mark | null;
  readonly toMark: Mark | null;
  readonly rate: CrossRate;
  readonly feeRate: Rate;
  readonly gross: Amount;
  readonly fee: Amount;
  readonly obtainable: Amount;
  readonly quotedAt: Instant;
  readonly expiresAt: Instant;
}

/** A quote that was carried out, and the marks that were valid then. Its id is the quote's. */
export interface Exchange {
  readonly quote: ExchangeQuote;
  readonly fromMark: Mark | null;
  readonly toMark: Mark | null;
  readonly executedAt: Instant;
  readonly journal: number;
}

export const priceOf = (mark: Mark | null): Price => mark?.price ?? unitPrice;

/** The frozen terms as one line of text. */
export const quoteText = (q: ExchangeQuote): string =>
  [
    'exchange',
    q.quoteId,
    q.userId,
    q.from,
    q.to,
    q.quantity,
    q.source,
    markText(q.fromMark),
    markText(q.toMark),
    q.rate,
    q.feeRate,
    q.gross,
    q.fee,
    q.obtainable,
    q.quotedAt,
    q.expiresAt,
  ].join('|');

/**
 * Everything needed to recompute an exchange: the frozen terms, both marks of the quote and both at the execution with
 * their places in their tapes, the arithmetic, and the journal. Amounts in the smallest unit of their currency, prices
 * and
 * the fee rate with 8 decimals, the rate with 18, times in milliseconds; USDT has no mark, its price is 1.
 */
export const exchangeReceipt = ({ quote, fromMark, toMark, executedAt, journal }: Exchange): string =>
  [
    `terms ${quoteText(quote)}`,
    `source ${quote.source}`,
    `from ${markText(quote.fromMark)}`,
    `to ${markText(quote.toMark)}`,
    `from-at-execution ${markText(fromMark)}`,
    `to-at-execution ${markText(toMark)}`,
    `rate ${quote.rate}`,
    `gross ${quote.gross}`,
    `fee ${quote.fee}`,
    `obtainable ${quote.obtainable}`,
    `executed ${executedAt}`,
    `journal ${journal}`,
  ].join('\n');
