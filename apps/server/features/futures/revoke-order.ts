import type { Acted, OwnOrders, OwnRequest } from './own-orders.ts';

/** Takes back an order that has not opened. */
export const revokeOrder = ({ act }: OwnOrders, orderNo: string, request: OwnRequest): Acted =>
  act({ kind: 'revoke-futures-order', userId: request.user.userId, orderNo }, request);
