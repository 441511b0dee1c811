import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallParsed } from '@candor/api-contract/index.ts';
import type { PlaceFuturesOrder } from '@candor/core/futures/place-order.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import { askedFor, type Asked, type OrderTeller } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { refusedFutures, sizeLimits, type OpenedSize } from './refused-futures.ts';
import { presentOwn } from './own-orders.ts';
import type { FuturesOrderRow } from './present.ts';

export type FuturesTicket = Extract<
  CallParsed<'POST /portal/order/contractOrder'>['body'],
  { contractType: 'futures' }
>;

export const placedFutures: OrderTeller<FuturesOrder, OpenedSize, FuturesOrderRow, ErrorCode> = {
  name: 'placed-futures',
  present: presentOwn,
  refuse: (no, size, named) => refusedFutures(no, sizeLimits(named, size, no.refusal)),
};

/** A futures order as it is asked for; at market it opens with the first mark after receipt. */
export function placeFuturesOrder(
  ticket: FuturesTicket,
  { userId, country }: { readonly userId: string; readonly country: string | null },
): Outcome<Asked<PlaceFuturesOrder, FuturesOrderRow>> {
  const prices = readPrices(ticket);
  if (!prices.ok) return prices;
  const { symbol, direction, lots } = ticket;
  return ok(
    askedFor(
      {
        kind: 'place-futures-order',
        userId,
        country,
        orderNo: newId(),
        symbol,
        direction,
        orderType: ticket.entrustType,
        leverage: ticket.lever,
        lots: BigInt(lots),
        ...prices.value,
      },
      placedFutures,
      { symbol, lots, country },
    ),
  );
}

/** A price of a ticket: null when it is absent, "", or "0". */
export function optionalPrice(text: string | null | undefined, field: string): Outcome<Price | null> {
  if (text === null || text === undefined || text === '' || /^0(\.0*)?$/.test(text)) return ok(null);
  const units = parseDecimal(text, priceScale);
  return units === null ? refused('decimal-scale', { field }) : ok(price(units));
}

function readPrices(
  ticket: FuturesTicket,
): Outcome<{ price: Price | null; takeProfit: Price | null; stopLoss: Price | null }> {
  const limit = optionalPrice(ticket.price, 'price');
  if (!limit.ok) return limit;
  const takeProfit = optionalPrice(ticket.stopProfit, 'stopProfit');
  if (!takeProfit.ok) return takeProfit;
  const stopLoss = optionalPrice(ticket.stopLoss, 'stopLoss');
  return stopLoss.ok ? ok({ price: limit.value, takeProfit: takeProfit.value, stopLoss: stopLoss.value }) : stopLoss;
}
