import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallParsed } from '@candor/api-contract/index.ts';
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

export const placedFast: OrderTeller<FastOrder, null, FastOrderRow, ErrorCode> = {
  name: 'placed-fast',
  present: (order, _args, { nameOf, markOf, now }) =>
    presentFastOrder(order, termsHash(order), { productName: nameOf(order.symbol), mark: markOf(order.symbol) }, now),
  refuse: ({ refusal, field }, _args, { rules: { fast } }) =>
    refused(refusal, {
      field,
      params: { min: formatAmount(fast.minStake, 'USDT'), max: formatAmount(fast.maxStake, 'USDT'), currency: 'USDT' },
    }),
};

/** A fast order as it is asked for; the entry follows with the first mark after receipt. */
export function placeFastOrder(
  { rules }: Parts,
  ticket: FastTicket,
  userId: string,
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
        orderNo: newId(),
        symbol,
        direction,
        seconds,
        stake,
        bound: bound.value,
      },
      placedFast,
      null,
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
