import { paymentsMax } from '@candor/api-contract/calls/operator/payment-verdicts.ts';
import type { CallSent } from '@candor/api-contract/index.ts';
import { csvCellText } from '@candor/core/csv-cell.ts';
import { readCsvTable } from '@candor/core/csv-table.ts';
import { words } from '../../locales/words.ts';

const w = words.withdrawals.enterPayments;
/** A line of the file: address, amount and currency where it has these columns. */
export type Payment = CallSent<'POST /operator/withdrawals/match'>['body']['payments'][number];

/** One line by the names of its columns. */
function paymentFrom(cells: readonly string[], names: readonly string[]): Payment {
  const named = (name: string): string | undefined => (names.includes(name) ? cells[names.indexOf(name)] : undefined);
  const [address, amount, currency] = [named('address'), named('amount'), named('currency')];
  return {
    reference: named('reference') ?? '',
    txid: named('txid') ?? '',
    ...(address === undefined ? {} : { address }),
    ...(amount === undefined ? {} : { amount }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/**
 * What a wallet says it has paid: a table with the columns `reference` and `txid`, and `address`, `amount` and
 * `currency` to be compared, among others, in any order.
 * @throws Error that names the line that lacks one of the first two, or says that there are none or too many
 */
export function paymentsOf(text: string): Payment[] {
  const { rows, brokenAt } = readCsvTable(text.replace(/^\ufeff/, ''));
  if (brokenAt !== null) throw new Error(w.line(brokenAt));
  const [head, ...lines] = rows;
  const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
  if (!names.includes('reference') || !names.includes('txid')) throw new Error(w.columns);
  const payments = lines.map(({ cells, at }) => {
    const payment = paymentFrom(cells.map(csvCellText), names);
    if (payment.reference === '' || payment.txid === '') throw new Error(w.line(at));
    return payment;
  });
  if (payments.length === 0) throw new Error(w.none);
  if (payments.length > paymentsMax) throw new Error(w.many(paymentsMax));
  return payments;
}
