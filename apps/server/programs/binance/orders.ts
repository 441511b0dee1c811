import type { Pair } from '@candor/core/spot/rules.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Row } from '../../engine/rows/table.ts';
import { endSpotOrder } from '../../features/spot/end-order.ts';
import { placedSpot } from '../../features/spot/place-order.ts';
import { askedFor, carryOut } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { CallServices } from '../../services.ts';
import type { Asking, Path } from './door.ts';
import { namedPairs } from './exchange-info.ts';
import { fault, faultOf, faults, missing, told, type Fault, type Told } from './fault.ts';
import { readName, readOrder } from './order-params.ts';
import { cancelRow, dealRow, findOrder, headOf, orderRow, resultRow } from './order-rows.ts';
import { optionalNumber } from './params.ts';

export type OrderServices = Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf' | 'market' | 'clock'>;

export function pairOf(services: OrderServices, { params }: Asking): Told<Pair> {
  if (params.get('symbol') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  const [pair] = pairs.ok ? pairs.value : [];
  return pair === undefined ? faults.noSuchSymbol : told(pair);
}

/** Placing, asking for and ending one order. */
export function orderPaths(services: OrderServices): Path[] {
  const trade = { right: 'spot', weight: 1, path: '/order' } as const;
  return [
    { ...trade, method: 'POST', orders: true, answer: (asking) => place(services, asking) },
    { ...trade, method: 'DELETE', orders: true, answer: (asking) => end(services, asking) },
    { ...trade, method: 'GET', weight: 4, right: 'read', answer: (asking) => show(services, asking) },
    { ...trade, path: '/order/test', method: 'POST', answer: (asking) => tryOut(services, asking) },
    {
      ...trade,
      path: '/order/cancelReplace',
      method: 'POST',
      orders: true,
      answer: (asking) => replace(services, asking),
    },
  ];
}

/** Reads and checks what can be checked without the engine; nothing is placed. */
function tryOut(services: OrderServices, asking: Asking): Told<unknown> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = readOrder(asking.params, pair.value);
  return order.ok ? told({}) : order;
}

const answerTypes = ['ACK', 'RESULT', 'FULL'];

async function place(services: OrderServices, asking: Asking): Promise<Told<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const read = readOrder(asking.params, pair.value);
  if (!read.ok) return read;
  const { userId, params } = asking;
  const { symbol } = pair.value;
  const simple = read.value.stop === undefined && read.value.force !== 'maker';
  const form = params.get('newOrderRespType') ?? (simple ? 'FULL' : 'ACK');
  if (!answerTypes.includes(form)) return fault(-1100, "Illegal characters found in parameter 'newOrderRespType'.");
  const asked = askedFor({ ...read.value, userId, symbol }, placedSpot, { symbol });
  const outcome = await carryOut(services, asked, undefined);
  if (!outcome.ok) return faultOf(outcome);
  return placed(services, pair.value, { userId, name: outcome.value.id, form });
}

/** An order that was just placed, as it was asked to be told. */
async function placed(
  services: OrderServices,
  pair: Pair,
  { userId, name, form }: { userId: string; name: string; form: string },
): Promise<Told<unknown>> {
  const order = await findOrder(services, { userId, symbol: pair.symbol }, { orderId: undefined, name });
  if (order === null) return faults.broken;
  if (form === 'ACK') return told({ ...headOf(order), transactTime: order.receivedAt });
  if (form === 'RESULT') return told(resultRow(order, pair));
  const deals = await services.db.query<Row>('select * from spot_deal where user_id = $1 and order_no = $2', [
    userId,
    order.orderNo,
  ]);
  const fills = deals
    .map((row) => dealRow(row, order, pair))
    .toSorted((a, b) => a.id - b.id)
    .map(({ price, qty, commission, commissionAsset, id }) => ({
      price,
      qty,
      commission,
      commissionAsset,
      tradeId: id,
    }));
  return told({ ...resultRow(order, pair), fills });
}

/** The order that a request names by its number or by its own name. */
export async function named(
  services: OrderServices,
  { params, userId }: Asking,
  pair: Pair,
  names = { id: 'orderId', name: 'origClientOrderId' },
): Promise<Told<SpotOrder | null>> {
  const orderId = optionalNumber(params, names.id);
  if (!orderId.ok) return orderId;
  const name = readName(params, names.name);
  if (!name.ok) return name;
  if (orderId.value === undefined && name.value === undefined)
    return fault(-1102, `Param '${names.name}' or '${names.id}' must be sent, but both were empty/null!`);
  const found = await findOrder(
    services,
    { userId, symbol: pair.symbol },
    { orderId: orderId.value, name: name.value },
  );
  return told(found);
}

async function show(services: OrderServices, asking: Asking): Promise<Told<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = await named(services, asking, pair.value);
  if (!order.ok) return order;
  return order.value === null ? faults.noOrder : told(orderRow(order.value, pair.value));
}

const restrictions: Readonly<Record<string, SpotOrder['status'][]>> = {
  ONLY_NEW: ['open', 'waiting'],
  ONLY_PARTIALLY_FILLED: ['partial'],
};

async function end(services: OrderServices, asking: Asking): Promise<Told<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = await named(services, asking, pair.value);
  if (!order.ok) return order;
  if (order.value === null) return faults.unknownOrder;
  const only = asking.params.get('cancelRestrictions');
  if (only !== null && restrictions[only]?.includes(order.value.status) !== true)
    return fault(-2011, 'Order was not canceled due to cancel restrictions.');
  return endOne(services, order.value, pair.value, asking.params.get('newClientOrderId') ?? newId());
}

/** Ends an order that may have ended meanwhile. */
export async function endOne(
  services: OrderServices,
  { userId, orderNo, symbol }: SpotOrder,
  pair: Pair,
  newName: string,
): Promise<Told<ReturnType<typeof cancelRow>>> {
  const outcome = await carryOut(services, endSpotOrder({ userId, orderNo, untouched: false }), undefined);
  if (!outcome.ok) return faultOf(outcome);
  const ended = await findOrder(services, { userId, symbol }, { orderId: undefined, name: orderNo });
  return ended === null ? faults.broken : told(cancelRow(ended, pair, newName));
}

const modes = ['STOP_ON_FAILURE', 'ALLOW_FAILURE'];
const part = (answer: Told<unknown>): Fault | unknown =>
  answer.ok ? answer.value : { code: answer.fault.code, msg: answer.fault.msg };

/** Ends one order and places another; what comes of each is told by itself. */
async function replace(services: OrderServices, asking: Asking): Promise<Told<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const mode = asking.params.get('cancelReplaceMode');
  if (mode === null || !modes.includes(mode)) return missing('cancelReplaceMode');
  const order = readOrder(asking.params, pair.value);
  if (!order.ok) return order;
  const names = { id: 'cancelOrderId', name: 'cancelOrigClientOrderId' };
  const old = await named(services, asking, pair.value, names);
  if (!old.ok) return old;
  const newName = asking.params.get('cancelNewClientOrderId') ?? newId();
  const cancelled = old.value === null ? faults.unknownOrder : await endOne(services, old.value, pair.value, newName);
  const goesOn = cancelled.ok || mode === 'ALLOW_FAILURE';
  const made = goesOn ? await place(services, asking) : null;
  const word = (answer: Told<unknown> | null): string => {
    if (answer === null) return 'NOT_ATTEMPTED';
    return answer.ok ? 'SUCCESS' : 'FAILURE';
  };
  const data = {
    cancelResult: word(cancelled),
    newOrderResult: word(made),
    cancelResponse: part(cancelled),
    newOrderResponse: made === null ? null : part(made),
  };
  if (cancelled.ok && made?.ok === true) return told(data);
  return fault(cancelled.ok || made?.ok === true ? -2021 : -2022, 'Order cancel-replace failed.', 400);
}
