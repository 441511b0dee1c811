import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { oneRate, priceScale, rateScale, type Amount } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { assert, ok } from '@candor/core/result.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Rules } from '@candor/core/state.ts';
import type { PlaceSpotOrder } from '@candor/core/spot/place-order.ts';
import { highestTick, lowestTick, type Pair } from '@candor/core/spot/rules.ts';
import { askedFor, carryOut, keyOf, type Asked, type Named, type OrderTeller } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentSpotOrder, stepsText, tickText, type SpotOrderRow } from './present.ts';

export type SpotTicket = CallParsed<'POST /portal/order/spotOrder'>['body'];
interface Counts {
  readonly tick: number | null;
  readonly steps: number | null;
  readonly budget: Amount | null;
}

const pairOf = ({ spot }: Rules, symbol: string): Pair => {
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
  const { symbol, side, type } = ticket;
  return ok(
    askedFor({ kind: 'place-spot-order', userId, orderNo: newId(), symbol, side, type, ...counts.value }, placedSpot, {
      symbol,
    }),
  );
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
function limitsOf({ rules, markOf }: Named, pair: Pair, refusal: string): Record<string, string> {
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

/**
 * Counts ticks and steps; what is no whole number of them is refused. A field that the type has no use for must be
 * absent.
 */
function readTicket({ side, type, price, quantity, amount }: SpotTicket, pair: Pair): Outcome<Counts> {
  const byAmount = type === 'market' && side === 'buy';
  if (type === 'market' && price !== undefined) return refused('field-unknown', { field: 'price' });
  if (byAmount && quantity !== undefined) return refused('field-unknown', { field: 'quantity' });
  if (!byAmount && amount !== undefined) return refused('field-unknown', { field: 'amount' });
  if (byAmount) {
    const budget = amount === undefined ? null : parseAmount(amount, pair.quote);
    return budget === null
      ? refused(amount === undefined ? 'field-required' : 'decimal-scale', { field: 'amount' })
      : ok({ tick: null, steps: null, budget });
  }
  const steps = wholeCount(quantity, currencyScale[pair.base], pair.stepUnits);
  if (steps === null)
    return refused(quantity === undefined ? 'field-required' : 'quantity-step', {
      field: 'quantity',
      params: { step: stepsText(1, pair) },
    });
  if (type === 'market') return ok({ tick: null, steps, budget: null });
  if (price === undefined) return refused('order-price-required', { field: 'price' });
  const tick = wholeCount(price, priceScale, pair.tick);
  return tick === null
    ? refused('price-tick', { field: 'price', params: { tick: formatPlain(pair.tick, priceScale) } })
    : ok({ tick, steps, budget: null });
}

/** How many units a decimal is, if it is a whole and safe number of them. */
function wholeCount(text: string | undefined, scale: number, unit: bigint): number | null {
  const units = parseDecimal(text ?? '', scale);
  if (units === null || units % unit !== 0n || units / unit > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return Number(units / unit);
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
            bandRate: formatPlain(spot.bandUp - oneRate, rateScale),
          },
        ];
  });
}
