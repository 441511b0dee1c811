import { newId } from '../../../ids.ts';
import type { Asking } from '../caller.ts';
import { answered, faults, type Answered } from '../fault.ts';
import type { Path } from '../serve.ts';
import { endRestricted } from './end-order.ts';
import { named, pairOf, type OrderServices } from './find-order.ts';
import { orderRow } from './order-rows.ts';
import { placeReady, readyOrder } from './place-order.ts';
import { replace } from './replace-order.ts';

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

/** Reads and checks what can be checked before an order is sent; nothing is placed. */
async function tryOut(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const ready = await readyOrder(services, asking.params, pair.value);
  return ready.ok ? answered({}) : ready;
}

async function place(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const ready = await readyOrder(services, asking.params, pair.value);
  return ready.ok ? placeReady(services, asking.userId, ready.value) : ready;
}

async function show(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = await named(services, asking, pair.value);
  if (!order.ok) return order;
  return order.value === null ? faults.noOrder : answered(orderRow(order.value, pair.value));
}

async function end(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const order = await named(services, asking, pair.value);
  if (!order.ok) return order;
  if (order.value === null) return faults.unknownOrder;
  const newName = asking.params.get('newClientOrderId') ?? newId();
  return endRestricted(services, asking.params, { pair: pair.value, order: order.value, newName });
}
