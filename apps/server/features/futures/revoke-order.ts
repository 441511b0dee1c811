import type { RevokeFuturesOrder } from '@candor/core/futures/revoke-order.ts';
import { askedFor, type Asked } from '../../http/command.ts';
import { actedOnFutures } from './own-orders.ts';
import type { FuturesOrderRow } from './present.ts';

/** Taking back an order that has not opened, as it is asked for. */
export const revokeFuturesOrder = (orderNo: string, userId: string): Asked<RevokeFuturesOrder, FuturesOrderRow> =>
  askedFor({ kind: 'revoke-futures-order', userId, orderNo }, actedOnFutures, null, 'futures_order');
