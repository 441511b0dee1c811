import type { CallParsed } from '@candor/api-contract/index.ts';
import type { OwnRequest } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Acted, OwnOrders } from './own-orders.ts';

type Body = CallParsed<'POST /portal/order/closePart'>['body'];

/** Asks to close some lots of a position at the next mark. */
export async function closePart({ act, find }: OwnOrders, body: Body, request: OwnRequest): Acted {
  const { userId } = request.user;
  const { orderId: orderNo } = body;
  const lots = BigInt(body.lots);
  const answer = await act({ kind: 'close-part', userId, orderNo, newOrderNo: newId(), lots }, request);
  const max = (await find(orderNo, userId))?.lots;
  return answer.ok || max === undefined ? answer : { ...answer, params: { min: '1', max: max.toString() } };
}
