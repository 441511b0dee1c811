import {
  depositStatuses,
  depositWays,
  newDeposit,
  type Deposit,
  type DepositProof,
} from '@candor/core/deposits/deposit.ts';
import { amount } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { TransactionStep } from '@candor/core/state.ts';
import type { Statement } from '../../db/database.ts';
import {
  optional,
  optionalAmount,
  optionalNumber,
  optionalPrice,
  string,
  text,
  units,
  upsert,
  word,
  type Row,
  type Table,
} from './table.ts';

const lifeNames = [
  'status',
  'received',
  'credited',
  'bonus',
  'credited_rate',
  'txid',
  'log_index',
  'bank_reference',
  'reason',
  'finished_at',
] as const;
const depositTable: Table = {
  name: 'deposit',
  keys: 1,
  changing: lifeNames,
  columns: [
    ['order_no', 'text'],
    ['user_id', 'text'],
    ['way', 'text'],
    ['currency', 'text'],
    ['amount', 'numeric'],
    ['claimed_txid', 'text'],
    ['vnd_rate', 'numeric'],
    ['rate_until', 'bigint'],
    ['requested_at', 'bigint'],
    ['status', 'text'],
    ['received', 'numeric'],
    ['credited', 'numeric'],
    ['bonus', 'numeric'],
    ['credited_rate', 'numeric'],
    ['txid', 'text'],
    ['log_index', 'integer'],
    ['bank_reference', 'text'],
    ['reason', 'text'],
    ['finished_at', 'bigint'],
  ],
};

function assertProven({ orderNo, status, proof }: Deposit): void {
  assert((status === 'success') === (proof !== null), `${orderNo} has a proof when it is credited, and only then`);
}

function proofCells(proof: Deposit['proof']): [txid: string | null, logIndex: number | null, reference: string | null] {
  if (proof === null) return [null, null, null];
  return 'txid' in proof ? [proof.txid, proof.logIndex, null] : [null, null, proof.bankReference];
}

export const depositRows = (deposits: Iterable<Deposit>): Statement[] =>
  upsert(
    depositTable,
    [...deposits].map((d) => {
      assertProven(d);
      const [txid, logIndex, reference] = proofCells(d.proof);
      return [
        d.orderNo,
        d.userId,
        d.way,
        d.currency,
        text(d.amount),
        d.claimedTxid,
        text(d.vndRate),
        d.rateUntil,
        d.requestedAt,
        d.status,
        text(d.received),
        text(d.credited),
        text(d.bonus),
        text(d.creditedRate),
        txid,
        logIndex,
        reference,
        d.reason,
        d.finishedAt,
      ];
    }),
  );

const stepTable: Table = {
  name: 'transaction_event',
  keys: 2,
  columns: [
    ['order_no', 'text'],
    ['status', 'text'],
    ['time', 'bigint'],
    ['approval', 'text'],
    ['note', 'text'],
  ],
};
export const stepRows = (steps: readonly TransactionStep[]): Statement[] =>
  upsert(
    stepTable,
    steps.map(({ orderNo, status, at, approval, note }) => [orderNo, status, at, approval, note]),
  );

export function proofFrom(row: Row): DepositProof | null {
  const [txid, reference] = [optional(row.txid), optional(row.bank_reference)];
  if (txid !== null) return { txid, logIndex: Number(row.log_index) };
  return reference === null ? null : { bankReference: reference };
}

export function depositFrom(row: Row): Deposit {
  const currency = string(row.currency);
  assert(currency === 'USDT' || currency === 'VND', `a deposit of ${currency}`);
  const terms = newDeposit({
    orderNo: string(row.order_no),
    userId: string(row.user_id),
    way: word(row.way, depositWays),
    currency,
    amount: amount(units(row.amount)),
    claimedTxid: optional(row.claimed_txid),
    vndRate: optionalPrice(row.vnd_rate),
    rateUntil: optionalNumber(row.rate_until),
    requestedAt: Number(row.requested_at),
  });
  const deposit: Deposit = {
    ...terms,
    status: word(row.status, depositStatuses),
    received: optionalAmount(row.received),
    credited: amount(units(row.credited)),
    bonus: amount(units(row.bonus)),
    creditedRate: optionalPrice(row.credited_rate),
    proof: proofFrom(row),
    reason: optional(row.reason),
    finishedAt: optionalNumber(row.finished_at),
  };
  assertProven(deposit);
  return deposit;
}
