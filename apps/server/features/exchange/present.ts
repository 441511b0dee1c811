import type { CallAnswer } from '@candor/api-contract/index.ts';
import { crossScale } from '@candor/core/exchange/price.ts';
import type { Exchange, ExchangeQuote } from '@candor/core/exchange/quote.ts';
import { amount, rateScale } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';
import { plainTeller } from '../../engine/seams/teller.ts';
import type { Row } from '../../engine/rows/table.ts';

type ExchangeRow = CallAnswer<'POST /account/executeUserExchange'>;

const termsOf = ({
  from,
  to,
  quantity,
  rate,
  feeRate,
  fee,
  obtainable,
}: Pick<ExchangeQuote, 'from' | 'to' | 'quantity' | 'rate' | 'feeRate' | 'fee' | 'obtainable'>) => ({
  currencyCode: from,
  targetCurrency: to,
  quantity: formatAmount(quantity, from),
  rate: formatPlain(rate, crossScale),
  feeRate: formatPlain(feeRate, rateScale),
  fee: formatAmount(fee, to),
  obtainable: formatAmount(obtainable, to),
});

export const presentQuote = (quote: ExchangeQuote): CallAnswer<'POST /account/exchange'> => ({
  quoteId: quote.quoteId,
  ...termsOf(quote),
  source: quote.source,
  time: quote.quotedAt,
  expiresAt: quote.expiresAt,
});

export const presentExchange = ({ quote, executedAt, journal }: Exchange): ExchangeRow => ({
  id: quote.quoteId,
  ...termsOf(quote),
  time: executedAt,
  journalId: String(journal),
});

/** A row of the table `exchange`. */
export function presentRow(row: Row): ExchangeRow {
  const [from, to] = [String(row.from_currency), String(row.to_currency)];
  assert(isCurrency(from) && isCurrency(to), `unknown currency in exchange ${row.id}`);
  const units = (column: string): bigint => BigInt(String(row[column]));
  return {
    id: String(row.id),
    currencyCode: from,
    targetCurrency: to,
    quantity: formatAmount(amount(units('quantity')), from),
    rate: formatPlain(units('rate'), crossScale),
    feeRate: formatPlain(units('fee_rate'), rateScale),
    fee: formatAmount(amount(units('fee')), to),
    obtainable: formatAmount(amount(units('obtainable')), to),
    time: Number(row.executed_at),
    journalId: String(row.journal_id),
  };
}

export const quoteTeller = plainTeller('quote', presentQuote);
export const exchangeTeller = plainTeller('exchange', presentExchange);
