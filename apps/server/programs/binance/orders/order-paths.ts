import type { Pair } from '@candor/core/spot/rules.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Row } from '../../../engine/rows/table.ts';
import { endSpotOrder } from '../../../features/spot/end-order.ts';
import { placedSpot } from '../../../features/spot/place-order.ts';
import { askedFor, carryOut } from '../../../http/command.ts';
import { newId } from '../../../ids.ts';
import type { CallServices } from '../../../services.ts';
import type { Asking } from '../caller.ts';
import type { Path } from '../serve.ts';
import { namedPairs } from '../public/exchange-info.ts';
import { fault, faultOf, faults, missing, answered, type Fault, type Answered } from '../fault.ts';
import { orderByName, orderByNumber, orderOf } from './find-order.ts';
import { readName, readOrder } from './order-params.ts';
import { cancelRow, dealRow, headOf, orderRow, resultRow } from './order-rows.ts';
import { optionalNumber } from '../params.ts';

export type OrderServices = Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf' | 'market' | 'clock'>;

export function pairOf(services: OrderServices, { params }: Asking): Answered<Pair> {
  if (params.get('symbol') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  const [pair] = pairs.ok ? pairs.value : [];
  return pair === undefined ? faults.noSuchSymbol : answered(pair);
}

/** Placing, asking for and ending one order. */
export function orderPaths(services: OrderServices): Path[] {
  const trade = { right: 'spot', weight: 1, path: '/order' } as const;
  return [
    { ...trade, method: 'POST', once: true, orders: 1, answer: (asking) => place(services, asking) },
    { ...trade, method: 'DELETE', once: true, answer: (asking) => end(services, asking) },
    { ...trade, method: 'GET', weight: 4, right: 'read', answer: (asking) => show(services, asking) },
    { ...trade, path: '/order/test', method: 'POST', answer: (asking) => tryOut(services, asking) },
    {
      ...trade,
      path: '/order/cancelReplace',
      method: 'POST',
      once: true,
      orders: 1,
      answer: (asking) => replace(services, asking),
    },
  ];
}

/** Reads and checks what can be checked without the engine; nothing is placed. */
function tryOut(services: OrderServices, asking: Asking): Answered<unknown> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = readOrder(asking.params, pair.value);
  return order.ok ? answered({}) : order;
}

const answerTypes = ['ACK', 'RESULT', 'FULL'];

async function place(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
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
  return placed(services, pair.value, { orderNo: outcome.value.id, form });
}

/** An order that was just placed, as it was asked to be told. */
async function placed(
  services: OrderServices,
  pair: Pair,
  { orderNo, form }: { orderNo: string; form: string },
): Promise<Answered<unknown>> {
  const order = await orderOf(services, orderNo);
  if (order === null) return faults.broken;
  if (form === 'ACK') return answered({ ...headOf(order), transactTime: order.receivedAt });
  if (form === 'RESULT') return answered(resultRow(order, pair));
  const deals = await services.db.query<Row>('select * from spot_deal where user_id = $1 and order_no = $2', [
    order.userId,
    orderNo,
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
  return answered({ ...resultRow(order, pair), fills });
}

/** The order that a request names by its number or by its own name. */
export async function named(
  services: OrderServices,
  { params, userId }: Asking,
  pair: Pair,
  names = { id: 'orderId', name: 'origClientOrderId' },
): Promise<Answered<SpotOrder | null>> {
  const orderId = optionalNumber(params, names.id);
  if (!orderId.ok) return orderId;
  const name = readName(params, names.name);
  if (!name.ok) return name;
  const owned = { userId, symbol: pair.symbol };
  if (orderId.value !== undefined) return answered(await orderByNumber(services, owned, orderId.value));
  if (name.value === undefined)
    return fault(-1102, `Param '${names.name}' or '${names.id}' must be sent, but both were empty/null!`);
  return answered(await orderByName(services, owned, name.value));
}

async function show(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = await named(services, asking, pair.value);
  if (!order.ok) return order;
  return order.value === null ? faults.noOrder : answered(orderRow(order.value, pair.value));
}

const restrictions: Readonly<Record<string, SpotOrder['status'][]>> = {
  ONLY_NEW: ['open', 'waiting'],
  ONLY_PARTIALLY_FILLED: ['partial'],
};

async function end(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
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
  { userId, orderNo }: SpotOrder,
  pair: Pair,
  newName: string,
): Promise<Answered<ReturnType<typeof cancelRow>>> {
  const outcome = await carryOut(services, endSpotOrder({ userId, orderNo, untouched: false }), undefined);
  if (!outcome.ok) return faultOf(outcome);
  const ended = await orderOf(services, orderNo);
  return ended === null ? faults.broken : answered(cancelRow(ended, pair, newName));
}

const modes = ['STOP_ON_FAILURE', 'ALLOW_FAILURE'];
const part = (answer: Answered<unknown>): Fault | unknown =>
  answer.ok ? answer.value : { code: answer.fault.code, msg: answer.fault.msg };

/** Ends one order and places another; what comes of each is told by itself. */
async function replace(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
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
  const word = (answer: Answered<unknown> | null): string => {
    if (answer === null) return 'NOT_ATTEMPTED';
    return answer.ok ? 'SUCCESS' : 'FAILURE';
  };
  const data = {
    cancelResult: word(cancelled),
    newOrderResult: word(made),
    cancelResponse: part(cancelled),
    newOrderResponse: made === null ? null : part(made),
  };
  if (cancelled.ok && made?.ok === true) return answered(data);
  const half = cancelled.ok || made?.ok === true;
  const msg = `Order cancel-replace ${half ? 'partially failed' : 'failed'}.`;
  return { ok: false, fault: { status: half ? 409 : 400, code: half ? -2021 : -2022, msg, data } };
}
