import type { OwnRequest } from '../../http/command.ts';
import type { Acted, OwnOrders } from './own-orders.ts';

/** Asks to close a position, or one leg of a locked pair, at the next mark. */
export const closePosition = ({ act }: OwnOrders, orderNo: string, request: OwnRequest): Acted =>
  act({ kind: 'close-position', userId: request.user.userId, orderNo }, request);
