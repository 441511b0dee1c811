import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { amendSpotOrder } from '../../../features/spot/amend-order.ts';
import { carryOut } from '../../../http/command.ts';
import type { Asking } from '../caller.ts';
import { answered, fault, faultOf, faults, type Answered } from '../fault.ts';
import { named, orderOf, pairOf, type OrderServices } from './find-order.ts';
import { readName, readQuantity } from './order-params.ts';
import { orderRow } from './order-rows.ts';

const keepsName = fault(-1106, 'An amended order keeps its client order id.');

/** Takes quantity off an order that keeps its place in the queue, and its name. */
export async function amend(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const { params, userId } = asking;
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const steps = readQuantity(params, pair.value, 'newQty');
  if (!steps.ok) return steps;
  const newName = readName(params, 'newClientOrderId');
  if (!newName.ok) return newName;
  const order = await named(services, asking, pair.value);
  if (!order.ok) return order;
  if (order.value === null) return faults.unknownOrder;
  const { orderNo } = order.value;
  if (newName.value !== undefined && newName.value !== (order.value.clientId ?? orderNo)) return keepsName;
  const asked = amendSpotOrder({ userId, orderNo, steps: steps.value }, pair.value);
  const outcome = await carryOut(services, asked, undefined);
  if (!outcome.ok) return faultOf(outcome);
  const amended = await orderOf(services, orderNo);
  return amended === null ? faults.broken : answered(amendedRow(amended, pair.value, services.clock.now()));
}

function amendedRow(order: SpotOrder, pair: Pair, transactTime: number) {
  const { symbol, orderId, orderListId, clientOrderId, origQty, cummulativeQuoteQty, ...row } = orderRow(order, pair);
  const { price, executedQty, origQuoteOrderQty, status, timeInForce, type, side, workingTime } = row;
  return {
    transactTime,
    executionId: orderId,
    amendedOrder: {
      symbol,
      orderId,
      orderListId,
      origClientOrderId: clientOrderId,
      clientOrderId,
      price,
      qty: origQty,
      executedQty,
      preventedQty: '0.00000000',
      quoteOrderQty: origQuoteOrderQty,
      cumulativeQuoteQty: cummulativeQuoteQty,
      status,
      timeInForce,
      type,
      side,
      workingTime,
      selfTradePreventionMode: row.selfTradePreventionMode,
    },
  };
}
