import type { OwnRequest } from '../../http/command.ts';
import type { Acted, OwnOrders } from './own-orders.ts';

/** Turns a waiting limit into an order at market. */
export const chaseOrder = ({ open }: OwnOrders, orderNo: string, request: OwnRequest): Acted =>
  open({ kind: 'chase-futures-order', userId: request.user.userId, orderNo }, request);
