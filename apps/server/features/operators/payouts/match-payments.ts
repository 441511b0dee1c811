import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency, parseAmount } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import { isTxidFor, txidKey } from '@candor/core/withdrawals/withdrawal.ts';
import { findPayouts } from '../../../engine/find-needed.ts';
import { payoutBlocked } from '../../../transactions/standing-questions.ts';
import type { ConsoleServices } from '../console-services.ts';
import { isHeldByRecovery } from './held-by-recovery.ts';

type Name = 'POST /operator/withdrawals/match';
type Payment = CallParsed<Name>['body']['payments'][number];
type Match = CallAnswer<Name>[number];
type Verdict = Match['verdict'];
type Parts = Pick<ConsoleServices, 'db' | 'engine' | 'clock' | 'chainHasPaid'>;
interface Row {
  order_no: string;
  user_id: string;
  status: string;
  currency: string;
  expected: string;
  address: string | null;
  closing: boolean;
  txid: string | null;
}

/** What all of a file is compared with. */
interface Known {
  readonly rows: ReadonlyMap<string, Row>;
  /** Which withdrawal a transaction was entered for, by the one spelling of it. */
  readonly entered: ReadonlyMap<string, string>;
  /** References and transactions that stand in the file more than once. */
  readonly repeated: ReadonlySet<string>;
}

async function lookUp(db: Parts['db'], payments: readonly Payment[]): Promise<Known> {
  const rows = await db.query<Row>(
    `select order_no, user_id, status, currency, expected, address, closing, txid from withdrawal
      where order_no = any($1)`,
    [payments.map(({ reference }) => reference)],
  );
  const keys = payments.map(({ txid }) => txidKey(txid));
  const used = await findPayouts(db, keys);
  const seen = [...payments.map(({ reference }) => reference), ...keys];
  return {
    rows: new Map(rows.map((row) => [row.order_no, row])),
    entered: new Map(used.map(({ txid, orderNo }) => [txidKey(txid), orderNo])),
    repeated: new Set(seen.filter((text, at) => seen.indexOf(text) !== at)),
  };
}

/** Why a transaction can't be entered for a withdrawal; null where it can. */
function faultOfTxid({ entered }: Known, row: Row, key: string): Verdict | null {
  if (!isTxidFor(row.address === null ? 'bank' : 'chain', key)) return 'txid-invalid';
  return (entered.get(key) ?? row.order_no) === row.order_no ? null : 'txid-used';
}

/** The same number of another currency is another payment; who names none has paid USDT. */
function faultOfCurrency(row: Row, { currency }: Payment): Verdict | null {
  if (currency === undefined) return row.currency === 'USDT' ? null : 'currency-missing';
  return currency.toUpperCase() === row.currency ? null : 'other-currency';
}

/** What differs between a line of the file and the withdrawal it names; what else the file lacks is not compared. */
function difference(row: Row, payment: Payment): Verdict | null {
  assert(isCurrency(row.currency), `unknown currency ${row.currency}`);
  const fault = faultOfCurrency(row, payment);
  if (fault !== null) return fault;
  if (payment.address !== undefined && payment.address !== row.address) return 'other-address';
  const paid = payment.amount === undefined ? null : parseAmount(payment.amount, row.currency);
  return payment.amount === undefined || paid === BigInt(row.expected) ? null : 'other-amount';
}

async function verdictOf(parts: Parts, known: Known, payment: Payment): Promise<Verdict> {
  const key = txidKey(payment.txid);
  const row = known.rows.get(payment.reference);
  if (row === undefined) return 'unknown-reference';
  if (known.repeated.has(payment.reference) || known.repeated.has(key)) return 'repeated';
  if (row.txid !== null && txidKey(row.txid) === key) return 'entered';
  if (row.status !== 'approved') return 'other-state';
  const blocked = await parts.engine.ask(payoutBlocked, { userId: row.user_id, closing: row.closing });
  if (blocked !== null || (await isHeldByRecovery(parts, { orderNo: row.order_no, txid: key }))) return 'blocked';
  return difference(row, payment) ?? faultOfTxid(known, row, key) ?? 'ready';
}

function present(row: Row | undefined): Pick<Match, 'status' | 'currencyCode' | 'amount' | 'address'> {
  if (row === undefined) return { status: null, currencyCode: null, amount: null, address: null };
  assert(isCurrency(row.currency), `unknown currency ${row.currency}`);
  return {
    status: row.status,
    currencyCode: row.currency,
    amount: formatAmount(amount(BigInt(row.expected)), row.currency),
    address: row.address,
  };
}

/**
 * Compares what a wallet says it has paid with the withdrawals that it names, line by line, and changes nothing: what
 * is ready is then entered like any other payment, by its own call and under its rules.
 */
export async function matchPayments(parts: Parts, payments: readonly Payment[]): Promise<Match[]> {
  const known = await lookUp(parts.db, payments);
  return Promise.all(
    payments.map(async (payment) => ({
      reference: payment.reference,
      txid: payment.txid,
      verdict: await verdictOf(parts, known, payment),
      ...present(known.rows.get(payment.reference)),
    })),
  );
}
