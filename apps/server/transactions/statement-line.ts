import type { CallAnswer } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { Row } from '../engine/rows/table.ts';

/** The currency of a row of the ledger. */
export function currencyOf(row: Row): Currency {
  const currency = String(row.currency);
  assert(isCurrency(currency), `unknown currency ${currency} in the ledger`);
  return currency;
}

/** An entry of the ledger with its journal's kind, reference and time, as a line of the statement. */
export function presentLine(row: Row): CallAnswer<'GET /account/page'>['list'][number] {
  const currency = currencyOf(row);
  const money = (column: string): string => formatAmount(amount(BigInt(String(row[column]))), currency);
  return {
    id: `${row.journal_id}-${row.line}`,
    time: Number(row.time),
    accountType: Number(row.type),
    currencyCode: currency,
    kind: row.kind as CallAnswer<'GET /account/page'>['list'][number]['kind'],
    amount: money('available'),
    frozenAmount: money('frozen'),
    available: money('available_after'),
    frozen: money('frozen_after'),
    journalId: String(row.journal_id),
    reference: String(row.reference),
  };
}
