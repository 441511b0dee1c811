import { spotOrderFrom } from '../../engine/rows/spot.ts';
import type { Row } from '../../engine/rows/table.ts';
import { placedSpotList } from '../../features/spot/placing/place-list.ts';
import { askedFor, carryOut } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Asking } from './door.ts';
import { fault, faultOf, missing, told, type Told } from './fault.ts';
import { readName, readPrice, readQuantity, readSide } from './order-params.ts';
import { headOf, listNumberOf, resultRow } from './order-rows.ts';
import { pairOf, type OrderServices } from './orders.ts';

const unfit = fault(-1013, 'Of two orders one is LIMIT_MAKER on the side of the gain, the other STOP_LOSS(_LIMIT).');

/** Two orders of which one ends the other. */
export async function placeOco(services: OrderServices, asking: Asking): Promise<Told<unknown>> {
  const { params, userId } = asking;
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const side = readSide(params);
  if (!side.ok) return side;
  const steps = readQuantity(params, pair.value);
  if (!steps.ok) return steps;
  // A sale takes its gain above the market, a purchase below.
  const [gain, loss] = side.value === 'sell' ? ['above', 'below'] : ['below', 'above'];
  const lossType = params.get(`${loss}Type`);
  if (params.get(`${gain}Type`) !== 'LIMIT_MAKER') return unfit;
  if (lossType !== 'STOP_LOSS' && lossType !== 'STOP_LOSS_LIMIT') return unfit;
  const price = readPrice(params, pair.value, `${gain}Price`);
  if (!price.ok) return price;
  const stopAt = readPrice(params, pair.value, `${loss}StopPrice`);
  if (!stopAt.ok) return stopAt;
  const limit = lossType === 'STOP_LOSS' ? told(null) : readPrice(params, pair.value, `${loss}Price`);
  if (!limit.ok) return limit;
  if (limit.value !== null && params.get(`${loss}TimeInForce`) !== 'GTC') return missing(`${loss}TimeInForce`);
  const [gainName, lossName] = [readName(params, `${gain}ClientOrderId`), readName(params, `${loss}ClientOrderId`)];
  if (!gainName.ok) return gainName;
  if (!lossName.ok) return lossName;
  const { symbol } = pair.value;
  const when = side.value === 'buy' ? ('rising' as const) : ('falling' as const);
  const command = {
    kind: 'place-spot-list',
    orderNo: newId(),
    userId,
    symbol,
    side: side.value,
    steps: steps.value,
    limit: { orderNo: newId(), tick: price.value, clientId: gainName.value ?? newId() },
    stop: {
      orderNo: newId(),
      tick: limit.value,
      clientId: lossName.value ?? newId(),
      at: { tick: stopAt.value, when },
    },
  } as const;
  const outcome = await carryOut(services, askedFor(command, placedSpotList, { symbol }), undefined);
  if (!outcome.ok) return faultOf(outcome);
  return tellList(services, asking, outcome.value.listId);
}

async function tellList(services: OrderServices, { params, userId }: Asking, listNo: string): Promise<Told<unknown>> {
  const rows = await services.db.query<Row>('select * from spot_order where user_id = $1 and list_no = $2', [
    userId,
    listNo,
  ]);
  const orders = rows.map(spotOrderFrom);
  const [first] = orders;
  const pair = first === undefined ? undefined : services.rules.spot.pairs.get(first.symbol);
  if (first === undefined || pair === undefined) return missing('symbol');
  return told({
    orderListId: listNumberOf(first),
    contingencyType: 'OCO',
    listStatusType: 'EXEC_STARTED',
    listOrderStatus: 'EXECUTING',
    listClientOrderId: params.get('listClientOrderId') ?? listNo,
    transactionTime: first.receivedAt,
    symbol: first.symbol,
    orders: orders.map(headOf).map(({ symbol, orderId, clientOrderId }) => ({ symbol, orderId, clientOrderId })),
    orderReports: orders.map((order) => resultRow(order, pair)),
  });
}
