import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { PlaceSpotList } from '@candor/core/spot/stops/place-list.ts';
import { placedSpotList } from '../../../features/spot/placing/place-list.ts';
import { askedFor, carryOut } from '../../../http/command.ts';
import { newId } from '../../../ids.ts';
import type { Asking } from '../caller.ts';
import { orderOf, pairOf, type OrderServices } from './find-order.ts';
import { fault, faultOf, faults, missing, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { readName, readPrice, readQuantity, readSelfTrade, readSide } from './order-params.ts';
import { headOf, listNumberOf, resultRow } from './order-rows.ts';

const unfit = fault(-1013, 'Of two orders one is LIMIT_MAKER on the side of the gain, the other STOP_LOSS(_LIMIT).');

type Legs = Pick<PlaceSpotList, 'side' | 'steps' | 'selfTrade' | 'limit' | 'stop'>;

/** Both orders as the dialect writes them: one above the market, one below. */
function readLegs(params: Params, pair: Pair): Answered<Legs> {
  const side = readSide(params);
  if (!side.ok) return side;
  const steps = readQuantity(params, pair);
  if (!steps.ok) return steps;
  // A sale takes its gain above the market, a purchase below.
  const [gain, loss] = side.value === 'sell' ? ['above', 'below'] : ['below', 'above'];
  if (params.get(`${gain}Type`) !== 'LIMIT_MAKER') return unfit;
  const price = readPrice(params, pair, `${gain}Price`);
  if (!price.ok) return price;
  const name = readName(params, `${gain}ClientOrderId`);
  if (!name.ok) return name;
  const stop = readLoss(params, pair, loss as 'above' | 'below');
  if (!stop.ok) return stop;
  const selfTrade = readSelfTrade(params);
  if (!selfTrade.ok) return selfTrade;
  const limit = { orderNo: newId(), tick: price.value, clientId: name.value ?? newId() };
  return answered({ side: side.value, steps: steps.value, selfTrade: selfTrade.value, limit, stop: stop.value });
}

function readLoss(params: Params, pair: Pair, loss: 'above' | 'below'): Answered<Legs['stop']> {
  const type = params.get(`${loss}Type`);
  if (type !== 'STOP_LOSS' && type !== 'STOP_LOSS_LIMIT') return unfit;
  const stopAt = readPrice(params, pair, `${loss}StopPrice`);
  if (!stopAt.ok) return stopAt;
  const limit = type === 'STOP_LOSS' ? answered(null) : readPrice(params, pair, `${loss}Price`);
  if (!limit.ok) return limit;
  if (limit.value !== null && params.get(`${loss}TimeInForce`) !== 'GTC') return missing(`${loss}TimeInForce`);
  const name = readName(params, `${loss}ClientOrderId`);
  if (!name.ok) return name;
  const at = { tick: stopAt.value, when: loss === 'above' ? 'rising' : 'falling' } as const;
  return answered({ orderNo: newId(), tick: limit.value, clientId: name.value ?? newId(), at });
}

/** Two orders of which one ends the other. */
export async function placeOco(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const { params, userId } = asking;
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const legs = readLegs(params, pair.value);
  if (!legs.ok) return legs;
  const { symbol } = pair.value;
  const command = { kind: 'place-spot-list', orderNo: newId(), userId, symbol, ...legs.value } as const;
  const outcome = await carryOut(services, askedFor(command, placedSpotList, { symbol }), undefined);
  if (!outcome.ok) return faultOf(outcome);
  const orders = [await orderOf(services, command.limit.orderNo), await orderOf(services, command.stop.orderNo)];
  const placed = orders.filter((order) => order !== null);
  return showList(placed, pair.value, params.get('listClientOrderId') ?? outcome.value.listId);
}

function showList(orders: readonly SpotOrder[], pair: Pair, listClientOrderId: string): Answered<unknown> {
  const [first] = orders;
  if (first === undefined) return faults.broken;
  return answered({
    orderListId: listNumberOf(first),
    contingencyType: 'OCO',
    listStatusType: 'EXEC_STARTED',
    listOrderStatus: 'EXECUTING',
    listClientOrderId,
    transactionTime: first.receivedAt,
    symbol: first.symbol,
    orders: orders.map(headOf).map(({ symbol, orderId, clientOrderId }) => ({ symbol, orderId, clientOrderId })),
    orderReports: orders.map((order) => resultRow(order, pair)),
  });
}
