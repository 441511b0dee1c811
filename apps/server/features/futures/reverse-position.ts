import { newId } from '../../ids.ts';
import type { OwnRequest } from '../../http/command.ts';
import type { Acted, OwnOrders } from './own-orders.ts';

/** Asks to close a position and to open the opposite one at the same mark. */
export const reversePosition = ({ open }: OwnOrders, orderNo: string, request: OwnRequest): Acted =>
  open({ kind: 'reverse-position', userId: request.user.userId, orderNo, newOrderNo: newId() }, request);
