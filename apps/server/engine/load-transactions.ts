import type { Snapshot } from '@candor/core/restore.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../db/database.ts';
import { depositFrom, proofFrom } from './rows/deposits.ts';
import { string, type Row } from './rows/table.ts';
import { adjustmentFrom, withdrawalFrom } from './rows/withdrawals.ts';

type Transactions = Pick<
  Snapshot,
  'deposits' | 'depositProofs' | 'withdrawals' | 'withdrawalDays' | 'withdrawalTxids' | 'adjustments'
>;

/** Of what has not ended. */
export const transactionQueries: readonly Statement[] = [
  { sql: "select * from deposit where status = 'requested' order by requested_at, order_no" },
  { sql: 'select * from withdrawal where finished_at is null order by requested_at, order_no' },
];

/** Of what is remembered for ever. */
export const keptTransactionQueries: readonly Statement[] = [
  { sql: 'select txid, log_index, bank_reference from deposit where txid is not null or bank_reference is not null' },
  {
    sql: `select order_no, user_id, platform_day from withdrawal
      where status not in ('rejected', 'cancelled') and not closing`,
  },
  { sql: 'select order_no, txid from withdrawal where txid is not null' },
  { sql: 'select * from adjustment order by time, adjustment_id' },
];

/** @param results of {@link transactionQueries} and, if they were asked, of {@link keptTransactionQueries}, in order */
export function transactionsFrom(results: readonly Row[][]): Transactions {
  const [open, all] = [transactionQueries.length, transactionQueries.length + keptTransactionQueries.length];
  assert([open, all].includes(results.length), 'every question about transactions has its answer');
  const [deposits = [], withdrawals = [], proofs = [], days = [], txids = [], adjustments = []] = results;
  return {
    deposits: deposits.map(depositFrom),
    depositProofs: proofs.flatMap((row) => proofFrom(row) ?? []),
    withdrawals: withdrawals.map(withdrawalFrom),
    withdrawalDays: days.map((row) => ({
      orderNo: string(row.order_no),
      userId: string(row.user_id),
      platformDay: Number(row.platform_day),
    })),
    withdrawalTxids: txids.map((row) => ({ orderNo: string(row.order_no), txid: string(row.txid) })),
    adjustments: adjustments.map(adjustmentFrom),
  };
}
