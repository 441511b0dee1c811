import type { Receipt } from '@candor/core/fair/receipt.ts';
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

export const receiptRows = (receipts: readonly Receipt[]): Statement[] =>
  upsert(
    receiptTable,
    receipts.map(({ receiptNo, journal, time, content }) => [receiptNo, journal, time, content]),
  );
