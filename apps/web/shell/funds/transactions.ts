import type { CallAnswer } from '@candor/api-contract/index.ts';
import { outdate, useCall } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';

export type Transaction = CallAnswer<'GET /transaction/detail'>;

/** All that tells of deposits and withdrawals, or depends on them. */
export const outdateTransactions = () =>
  outdate({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/transaction/') });

// For as long as the app is open: what an operator or the chain has decided shows without a reload.
onEvent('transaction', outdateTransactions);

/**
 * One own deposit or withdrawal with its steps, kept up to date by the live connection; without a number nothing is
 * asked.
 */
export const useTransaction = (orderNo: string) =>
  useCall('GET /transaction/detail', { query: { orderNo } }, { enabled: orderNo !== '' });
