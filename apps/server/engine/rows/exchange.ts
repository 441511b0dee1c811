import type { CrossRate } from '@candor/core/exchange/price.ts';
import { exchangeReceipt, type Exchange, type ExchangeQuote } from '@candor/core/exchange/quote.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import { receiptRows } from './receipts.ts';
import { markFrom, markRow, string, text, units, upsert, type Row, type Table } from './table.ts';

const money = [
  ['rate', 'numeric'],
  ['fee_rate', 'numeric'],
  ['gross', 'numeric'],
  ['fee', 'numeric'],
  ['obtainable', 'numeric'],
] as const;
const quoteTable: Table = {
  name: 'exchange_quote',
  keys: 1,
  columns: [
    ['user_id', 'text'],
    ['quote_id', 'text'],
    ['from_currency', 'text'],
    ['to_currency', 'text'],
    ['quantity', 'numeric'],
    ['source', 'text'],
    ['from_symbol', 'text'],
    ['from_seq', 'bigint'],
    ['from_time', 'bigint'],
    ['from_price', 'numeric'],
    ['from_backfilled', 'boolean'],
    ['to_symbol', 'text'],
    ['to_seq', 'bigint'],
    ['to_time', 'bigint'],
    ['to_price', 'numeric'],
    ['to_backfilled', 'boolean'],
    ...money,
    ['quoted_at', 'bigint'],
    ['expires_at', 'bigint'],
  ],
};
const exchangeTable: Table = {
  name: 'exchange',
  keys: 1,
  columns: [
    ['id', 'text'],
    ['user_id', 'text'],
    ['from_currency', 'text'],
    ['to_currency', 'text'],
    ['quantity', 'numeric'],
    ...money,
    ['expires_at', 'bigint'],
    ['executed_at', 'bigint'],
    ['journal_id', 'bigint'],
  ],
};

function assertWhole({ quoteId, gross, fee, obtainable }: ExchangeQuote): void {
  assert(fee + obtainable === gross, `fee and what is obtained are all that quote ${quoteId} is worth`);
}
function moneyOf(q: ExchangeQuote): unknown[] {
  assertWhole(q);
  return [text(q.rate), text(q.feeRate), text(q.gross), text(q.fee), text(q.obtainable)];
}

/** Quotes by user: an earlier one gives its place to the new one, and what is null is forgotten. */
export function quoteRows(quotes: ReadonlyMap<string, ExchangeQuote | null>): Statement[] {
  if (quotes.size === 0) return [];
  const live = [...quotes.values()].filter((quote) => quote !== null);
  return [
    { sql: 'delete from exchange_quote where user_id = any($1::text[])', params: [[...quotes.keys()]] },
    ...upsert(
      quoteTable,
      live.map((q) => [
        q.userId,
        q.quoteId,
        q.from,
        q.to,
        text(q.quantity),
        q.source,
        q.fromMark?.symbol ?? null,
        ...markRow(q.fromMark),
        q.toMark?.symbol ?? null,
        ...markRow(q.toMark),
        ...moneyOf(q),
        q.quotedAt,
        q.expiresAt,
      ]),
    ),
  ];
}

export const exchangeRows = (exchanges: readonly Exchange[]): Statement[] => [
  ...upsert(
    exchangeTable,
    exchanges.map(({ quote: q, executedAt, journal }) => [
      q.quoteId,
      q.userId,
      q.from,
      q.to,
      text(q.quantity),
      ...moneyOf(q),
      q.expiresAt,
      executedAt,
      journal,
    ]),
  ),
  ...receiptRows(
    exchanges.map((exchange) => ({
      receiptNo: exchange.quote.quoteId,
      journal: exchange.journal,
      time: exchange.executedAt,
      content: exchangeReceipt(exchange),
    })),
  ),
];

function currencyIn(row: Row, column: string): Currency {
  const currency = string(row[column]);
  assert(isCurrency(currency), `unknown currency ${currency} in a quote`);
  return currency;
}

export function quoteFrom(row: Row): ExchangeQuote {
  const quote: ExchangeQuote = {
    userId: string(row.user_id),
    quoteId: string(row.quote_id),
    from: currencyIn(row, 'from_currency'),
    to: currencyIn(row, 'to_currency'),
    quantity: amount(units(row.quantity)),
    source: string(row.source),
    fromMark: markFrom({ ...row, symbol: row.from_symbol ?? null }, 'from'),
    toMark: markFrom({ ...row, symbol: row.to_symbol ?? null }, 'to'),
    rate: units(row.rate) as CrossRate,
    feeRate: rate(units(row.fee_rate)),
    gross: amount(units(row.gross)),
    fee: amount(units(row.fee)),
    obtainable: amount(units(row.obtainable)),
    quotedAt: Number(row.quoted_at),
    expiresAt: Number(row.expires_at),
  };
  assertWhole(quote);
  return quote;
}
