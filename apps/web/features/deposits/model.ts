import type { CallAnswer } from '@candor/api-contract/index.ts';

/** A deposit or withdrawal as lists have it. */
export type Transaction = CallAnswer<'GET /transaction/page'>['list'][number];
/** The same with its steps. */
export type TransactionDetail = CallAnswer<'GET /transaction/detail'>;
