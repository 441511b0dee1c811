import { queryOf } from '../client/query.ts';

/** The query of a receipt: what shows whether the log holds it goes on from the answer that was recomputed. */
export const receiptQuery = (orderNo: string) => queryOf('GET /fair/receipt/{orderNo}', { params: { orderNo } });
