import type { Pair } from '@candor/core/spot/rules.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import { spotOrderFrom } from '../../../engine/rows/spot.ts';
import { string, type Row } from '../../../engine/rows/table.ts';
import { newId } from '../../../ids.ts';
import { account, commission } from './account.ts';
import type { Asking } from '../caller.ts';
import type { Path } from '../serve.ts';
import { amend } from './amend-order.ts';
import { countDown } from './countdown.ts';
import { faults, missing, answered, type Answered } from '../fault.ts';
import { endOne } from './end-order.ts';
import { orderByNumber, orderOf, pairOf, type OrderServices } from './find-order.ts';
import { cancelRow, dealRow, orderRow } from './order-rows.ts';
import { count, optionalNumber } from '../params.ts';
import { placeOco } from './place-oco.ts';
import { orderLimits, orderRates, type Weights } from '../weights.ts';

/** Lists of own orders and deals, making one smaller, ending all, the account, and two of which one ends the other. */
export function listPaths(services: OrderServices, weights: Weights): Path[] {
  const read = { method: 'GET', right: 'read' } as const;
  const trade = { method: 'POST', right: 'spot', weight: 1, once: true } as const;
  return [
    { ...read, path: '/openOrders', weight: 6, answer: (asking) => openOrders(services, asking) },
    { ...trade, path: '/openOrders', method: 'DELETE', answer: (asking) => endAll(services, asking) },
    { ...read, path: '/allOrders', weight: 20, answer: (asking) => allOrders(services, asking) },
    { ...read, path: '/myTrades', weight: 20, answer: (asking) => myTrades(services, asking) },
    { ...read, path: '/account', weight: 20, answer: (asking) => account(services, asking) },
    { ...read, path: '/account/commission', weight: 20, answer: (asking) => commission(services, asking) },
    { ...read, path: '/rateLimit/order', weight: 40, answer: (asking) => orderCounts(services, weights, asking) },
    {
      ...trade,
      path: '/order/amend/keepPriority',
      method: 'PUT',
      weight: 4,
      answer: (asking) => amend(services, asking),
    },
    { ...trade, path: '/countdownCancelAll', weight: 10, answer: (asking) => countDown(services, asking) },
    { ...trade, path: '/orderList/oco', orders: 2, answer: (asking) => placeOco(services, asking) },
  ];
}

const ofUser = async ({ db }: OrderServices, where: string, values: readonly unknown[]): Promise<SpotOrder[]> =>
  (await db.query<Row>(`select * from spot_order where user_id = $1 and ${where}`, [...values])).map(spotOrderFrom);

function rowsOf({ rules }: OrderServices, orders: readonly SpotOrder[]): unknown[] {
  return orders.flatMap((order) => {
    const pair = rules.spot.pairs.get(order.symbol);
    return pair === undefined ? [] : [orderRow(order, pair)];
  });
}

async function openOrders(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const isOne = asking.params.get('symbol') !== null;
  const pair = isOne ? pairOf(services, asking) : answered(null);
  if (!pair.ok) return pair;
  const orders = await ofUser(
    services,
    'ended_at is null and ($2::text is null or symbol = $2) order by queued, stop_tick nulls first',
    [asking.userId, pair.value?.symbol ?? null],
  );
  return answered(rowsOf(services, orders));
}

async function endAll(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const open = await ofUser(services, 'ended_at is null and symbol = $2 order by queued, stop_tick nulls first', [
    asking.userId,
    pair.value.symbol,
  ]);
  if (open.length === 0) return faults.unknownOrder;
  const ended: unknown[] = [];
  for (const order of open) {
    const answer = await endOne(services, { pair: pair.value, order, newName: newId() });
    if (answer.ok) ended.push(answer.value);
    else await noteEnded(services, order, pair.value, ended);
  }
  return answered(ended);
}

/** The other one of a list has ended it. */
async function noteEnded(services: OrderServices, order: SpotOrder, pair: Pair, ended: unknown[]): Promise<void> {
  const found = await orderOf(services, order.orderNo);
  if (found?.status === 'cancelled') ended.push(cancelRow(found, pair, newId()));
}

async function allOrders(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const range = readRange(asking, 'orderId');
  if (!range.ok) return range;
  const { from, to, id = 0, limit } = range.value;
  const newestFirst = range.value.id === undefined && from === undefined;
  // Odd numbers are those of stops of a list alone.
  const orders = await ofUser(
    services,
    `symbol = $2 and queued >= $3 and received_at >= $4 and received_at <= $5
      and (queued > $3 or $7 = 0 or (list_no is not null and stop_tick is not null))
      order by queued ${newestFirst ? 'desc, stop_tick nulls last' : ', stop_tick nulls first'} limit $6`,
    [asking.userId, pair.value.symbol, Math.floor(id / 2), from ?? 0, to ?? Number.MAX_SAFE_INTEGER, limit, id % 2],
  );
  return answered(rowsOf(services, newestFirst ? orders.toReversed() : orders));
}

function readRange({ params }: Asking, idName: string) {
  const limit = count(params, 'limit', { most: 1_000, otherwise: 500 });
  if (!limit.ok) return limit;
  const [from, to, id] = ['startTime', 'endTime', idName].map((name) => optionalNumber(params, name));
  if (from?.ok !== true || to?.ok !== true || id?.ok !== true) return missing('startTime, endTime or an id');
  return answered({ from: from.value, to: to.value, id: id.value, limit: limit.value });
}

async function myTrades(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const range = readRange(asking, 'fromId');
  if (!range.ok) return range;
  const orderId = optionalNumber(asking.params, 'orderId');
  if (!orderId.ok) return orderId;
  const { from, to, id, limit } = range.value;
  const newestFirst = id === undefined && from === undefined;
  const { userId } = asking;
  const { symbol } = pair.value;
  const only = orderId.value === undefined ? null : await orderByNumber(services, { userId, symbol }, orderId.value);
  if (orderId.value !== undefined && only === null) return answered([]);
  const deals = await services.db.query<Row>(
    `select * from spot_deal where user_id = $1 and symbol = $2 and journal_id >= $3 and time >= $4 and time <= $5
      and ($6::text is null or order_no = $6) order by journal_id ${newestFirst ? 'desc' : ''} limit $7`,
    [userId, symbol, id ?? 0, from ?? 0, to ?? Number.MAX_SAFE_INTEGER, only?.orderNo ?? null, limit],
  );
  const numbers = [...new Set(deals.map((deal) => string(deal.order_no)))];
  const orders = await ofUser(services, 'order_no = any ($2::text[])', [userId, `{${numbers.join(',')}}`]);
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]));
  const rows = deals.flatMap((deal) => {
    const order = byNumber.get(string(deal.order_no));
    return order === undefined ? [] : [dealRow(deal, order, pair.value)];
  });
  return answered(newestFirst ? rows.toReversed() : rows);
}

/** How much of the limits of orders is used. */
async function orderCounts(
  { clock, engine }: OrderServices,
  weights: Weights,
  { userId }: Asking,
): Promise<Answered<unknown>> {
  const [ofTen, ofDay] = orderLimits(await engine.ask(orderRates, userId));
  const { ten, day } = weights.placedBy(userId, clock.now());
  return answered([
    { ...ofTen, count: ten },
    { ...ofDay, count: day },
  ]);
}
