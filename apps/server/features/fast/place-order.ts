import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallParsed } from '@candor/api-contract/index.ts';
import { capOf } from '@candor/core/countries/country-caps.ts';
import type { PlaceFastOrder } from '@candor/core/fast/place-order.ts';
import type { PriceBound } from '@candor/core/fast/terms.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { oneRate, price, priceScale, rate, rateScale } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { termsHash } from '../../engine/rows/fast.ts';
import { askedFor, type Asked, type OrderTeller } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallServices } from '../../services.ts';
import { presentFastOrder, type FastOrderRow } from './present.ts';

export type FastTicket = Extract<CallParsed<'POST /portal/order/contractOrder'>['body'], { contractType: 'fast' }>;
type Parts = Pick<CallServices, 'rules'>;
/** Whose order it is; a country where its rules ask for it. */
export interface Customer {
  readonly userId: string;
  readonly country: string | null;
}

export const placedFast: OrderTeller<FastOrder, string | null, FastOrderRow, ErrorCode> = {
  name: 'placed-fast',
  present: (order, _args, { nameOf, markOf, now }) =>
    presentFastOrder(order, termsHash(order), { productName: nameOf(order.symbol), mark: markOf(order.symbol) }, now),
  refuse: ({ refusal, field }, country, { rules: { fast, caps } }) => {
    const cap = refusal === 'country-cap' ? capOf(caps, country) : null;
    const max = formatAmount(cap?.fastStakeMax ?? fast.maxStake, 'USDT');
    return refused(refusal, { field, params: { min: formatAmount(fast.minStake, 'USDT'), max, currency: 'USDT' } });
  },
};

/** A fast order as it is asked for; the entry follows with the first mark after receipt. */
export function placeFastOrder(
  { rules }: Parts,
  ticket: FastTicket,
  { userId, country }: Customer,
): Outcome<Asked<PlaceFastOrder, FastOrderRow>> {
  const stake = parseAmount(ticket.amount, 'USDT');
  if (stake === null) return refused('decimal-scale', { field: 'amount' });
  const bound = readBound(ticket, rules.fast.defaultMaxSlippage);
  if (!bound.ok) return bound;
  const { symbol, direction, seconds } = ticket;
  return ok(
    askedFor(
      {
        kind: 'place-fast-order',
        userId,
        country,
        orderNo: newId(),
        symbol,
        direction,
        seconds,
        stake,
        bound: bound.value,
      },
      placedFast,
      country,
    ),
  );
}

function readBound(ticket: FastTicket, defaultSlippage: PriceBound['maxSlippage']): Outcome<PriceBound | null> {
  if (ticket.price === undefined)
    return ticket.maxSlippage === undefined ? ok(null) : refused('field-required', { field: 'price' });
  const seen = parseDecimal(ticket.price, priceScale);
  if (seen === null || seen === 0n) return refused('decimal-scale', { field: 'price' });
  const slippage = ticket.maxSlippage === undefined ? defaultSlippage : parseDecimal(ticket.maxSlippage, rateScale);
  if (slippage === null || slippage > oneRate) return refused('slippage-invalid', { field: 'maxSlippage' });
  return ok({ price: price(seen), maxSlippage: rate(slippage) });
}
