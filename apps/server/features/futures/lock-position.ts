import { newId } from '../../ids.ts';
import type { OwnRequest } from '../../http/command.ts';
import type { Acted, OwnOrders } from './own-orders.ts';

/** Asks to lock a position with an equal opposite one at the next mark. */
export const lockPosition = ({ open }: OwnOrders, orderNo: string, request: OwnRequest): Acted =>
  open({ kind: 'lock-position', userId: request.user.userId, orderNo, newOrderNo: newId() }, request);
