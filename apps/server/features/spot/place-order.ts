import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { oneRate, priceScale, rateScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert, ok } from '@candor/core/result.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Rules } from '@candor/core/state.ts';
import type { PlaceSpotOrder } from '@candor/core/spot/place-order.ts';
import { highestTick, lowestTick, type Pair } from '@candor/core/spot/rules.ts';
import { askedFor, carryOut, keyOf, type Asked, type Named, type OrderTeller } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { tiersText } from '../../orders/spot-fees.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentSpotOrder, stepsText, tickText, type SpotOrderRow } from './present.ts';
import { readTicket } from './placing/read-ticket.ts';

export type SpotTicket = CallParsed<'POST /portal/order/spotOrder'>['body'];

export const pairOf = ({ spot }: Rules, symbol: string): Pair => {
  const pair = spot.pairs.get(symbol);
  assert(pair !== undefined, `${symbol} is no pair`);
  return pair;
};

export const placedSpot: OrderTeller<SpotOrder, { readonly symbol: string }, SpotOrderRow, ErrorCode> = {
  name: 'placed-spot',
  present: (order, { symbol }, { rules, halted }) => presentSpotOrder(order, pairOf(rules, symbol), halted(symbol)),
  refuse: ({ refusal, field }, { symbol }, named) =>
    refused(refusal, { field, params: limitsOf(named, pairOf(named.rules, symbol), refusal) }),
};

/** A spot order as it is asked for. */
export function placeSpotOrder(
  { rules }: Pick<CallServices, 'rules'>,
  ticket: SpotTicket,
  userId: string,
): Outcome<Asked<PlaceSpotOrder, SpotOrderRow>> {
  const pair = rules.spot.pairs.get(ticket.symbol);
  if (pair === undefined) return refused('symbol-unknown', { field: 'symbol' });
  const counts = readTicket(ticket, pair);
  if (!counts.ok) return counts;
  const { symbol, side, type, timing: force, selfTrade, ownName: clientId } = ticket;
  const order = { kind: 'place-spot-order', userId, orderNo: newId(), symbol, side, type } as const;
  return ok(askedFor({ ...order, ...counts.value, force, selfTrade, clientId }, placedSpot, { symbol }));
}

/** Both call families place the same orders in the same book. */
export function registerPlaceSpotOrder(
  http: Http,
  services: Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf'>,
): void {
  const place = async (
    ticket: SpotTicket,
    request: CallRequest<'POST /portal/order/spotOrder'>,
  ): Promise<Outcome<SpotOrderRow>> => {
    const asked = placeSpotOrder(services, ticket, request.user.userId);
    return asked.ok ? carryOut(services, asked.value, keyOf(request)) : asked;
  };
  route(http, 'POST /portal/order/spotOrder', ({ body }, request) => place(body, request));
  route(http, 'POST /portal/order/coinOrder', ({ body }, request) => place(body, request));
}

/** What the messages of a refusal name. */
export function limitsOf({ rules, markOf }: Named, pair: Pair, refusal: string): Record<string, string> {
  if (refusal === 'notional-min')
    return { min: formatAmount(rules.spot.minNotional, pair.quote), currency: pair.quote };
  const mark = markOf(pair.symbol)?.price;
  const band: Record<string, string> =
    mark === undefined
      ? {}
      : {
          min: tickText(lowestTick(rules.spot, mark, pair), pair),
          max: tickText(highestTick(rules.spot, mark, pair), pair),
        };
  return { step: stepsText(1, pair), tick: formatPlain(pair.tick, priceScale), ...band };
}

/** The pairs and their filters, for everybody. */
export function registerSpotRules(http: Http, services: Pick<CallServices, 'rules' | 'symbols' | 'nameOf'>): void {
  route(http, 'GET /portal/common/spotRule/list', () => ok(spotRulesOf(services)));
}

function spotRulesOf({
  rules: { spot },
  symbols,
  nameOf,
}: Pick<CallServices, 'rules' | 'symbols' | 'nameOf'>): CallAnswer<'GET /portal/common/spotRule/list'> {
  return symbols.flatMap((symbol) => {
    const pair = spot.pairs.get(symbol);
    return pair === undefined || spot.excludedSymbols.has(symbol)
      ? []
      : [
          {
            symbol,
            productName: nameOf(symbol),
            baseCurrency: pair.base,
            quoteCurrency: pair.quote,
            tick: formatPlain(pair.tick, priceScale),
            step: stepsText(1, pair),
            minNotional: formatAmount(spot.minNotional, pair.quote),
            makerFee: formatPlain(spot.makerFee, rateScale),
            takerFee: formatPlain(spot.takerFee, rateScale),
            feeTiers: tiersText(spot),
            bandRate: formatPlain(spot.bandUp - oneRate, rateScale),
          },
        ];
  });
}
