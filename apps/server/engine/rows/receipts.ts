import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import { upsert, type Table } from './table.ts';

const receiptTable: Table = {
  name: 'receipt',
  keys: 1,
  columns: [
    ['order_no', 'text'],
    ['journal_id', 'bigint'],
    ['time', 'bigint'],
    ['content', 'text'],
  ],
};

/** What anybody recomputes a settlement from; written once. */
export interface Receipt {
  readonly orderNo: string;
  readonly journal: number | null;
  readonly time: number | null;
  readonly content: string;
}

export const receiptRows = (receipts: readonly Receipt[]): Statement[] =>
  upsert(
    receiptTable,
    receipts.map(({ orderNo, journal, time, content }) => {
      assert(journal !== null && time !== null, `the receipt of ${orderNo} names its journal and its time`);
      return [orderNo, journal, time, content];
    }),
  );
