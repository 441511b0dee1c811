import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { PlaceSpotList, SpotList } from '@candor/core/spot/stops/place-list.ts';
import { askedFor, carryOut, keyOf, type Asked, type OrderTeller } from '../../../http/command.ts';
import type { Http } from '../../../http/http.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { newId } from '../../../ids.ts';
import type { CallServices } from '../../../services.ts';
import { limitsOf, pairOf } from '../place-order.ts';
import { presentSpotOrder, type SpotOrderRow } from '../present.ts';
import { readSteps, readTick } from './read-ticket.ts';

export type ListTicket = CallParsed<'POST /portal/order/spotList'>['body'];
export interface SpotListRow {
  readonly listId: string;
  readonly limit: SpotOrderRow;
  readonly stop: SpotOrderRow;
}

export const placedSpotList: OrderTeller<SpotList, { readonly symbol: string }, SpotListRow, ErrorCode> = {
  name: 'placed-spot-list',
  present: ([limit, stop], { symbol }, { rules, halted }) => {
    const shown = [limit, stop].map((order) => presentSpotOrder(order, pairOf(rules, symbol), halted(symbol)));
    return { listId: limit.listNo ?? '', limit: shown[0] as SpotOrderRow, stop: shown[1] as SpotOrderRow };
  },
  refuse: ({ refusal, field }, { symbol }, named) =>
    refused(refusal, { field, params: limitsOf(named, pairOf(named.rules, symbol), refusal) }),
};

/** Two orders of which one ends the other, as they are asked for. */
export function placeSpotList(
  { rules }: Pick<CallServices, 'rules'>,
  { symbol, side, ...ticket }: ListTicket,
  userId: string,
): Outcome<Asked<PlaceSpotList, SpotListRow>> {
  const pair = rules.spot.pairs.get(symbol);
  if (pair === undefined) return refused('symbol-unknown', { field: 'symbol' });
  const steps = readSteps(ticket.quantity, pair);
  if (!steps.ok) return steps;
  const [price, stopAt] = [readTick(ticket.price, pair, 'price'), readTick(ticket.stopPrice, pair, 'stopPrice')];
  if (!price.ok) return price;
  if (!stopAt.ok) return stopAt;
  const stopLimit =
    ticket.stopLimitPrice === undefined ? ok(null) : readTick(ticket.stopLimitPrice, pair, 'stopLimitPrice');
  if (!stopLimit.ok) return stopLimit;
  const at = { tick: stopAt.value, when: side === 'buy' ? 'rising' : 'falling' } as const;
  const limit = { orderNo: newId(), tick: price.value, clientId: ticket.limitOwnName };
  const stop = { orderNo: newId(), tick: stopLimit.value, at, clientId: ticket.stopOwnName };
  const list = { kind: 'place-spot-list', orderNo: newId(), userId, symbol, side, steps: steps.value } as const;
  return ok(askedFor({ ...list, selfTrade: ticket.selfTrade, limit, stop }, placedSpotList, { symbol }));
}

/** Places both or neither. */
export function registerPlaceSpotList(
  http: Http,
  services: Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf'>,
): void {
  route(http, 'POST /portal/order/spotList', async ({ body }, request) => {
    const asked = placeSpotList(services, body, request.user.userId);
    return asked.ok ? carryOut(services, asked.value, keyOf(request)) : asked;
  });
}
