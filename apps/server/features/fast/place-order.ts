import type { CallParsed } from '@candor/api-contract/index.ts';
import type { PlaceFastOrder } from '@candor/core/fast/place-order.ts';
import type { PriceBound } from '@candor/core/fast/terms.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { oneRate, price, priceScale, rate, rateScale } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { termsHash } from '../../engine/rows/fast.ts';
import type { Asked } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { Services } from '../../services.ts';
import { presentFastOrder, type FastOrderRow } from './present.ts';

export type FastTicket = Extract<CallParsed<'POST /portal/order/contractOrder'>['body'], { contractType: 'fast' }>;
type Parts = Pick<Services, 'engine' | 'rules' | 'nameOf' | 'clock'>;

/** A fast order as it is asked for; the entry follows with the first mark after receipt. */
export function placeFastOrder(
  { engine, rules, nameOf, clock }: Parts,
  ticket: FastTicket,
  userId: string,
): Outcome<Asked<PlaceFastOrder, FastOrderRow>> {
  const stake = parseAmount(ticket.amount, 'USDT');
  if (stake === null) return refused('decimal-scale', { field: 'amount' });
  const bound = readBound(ticket, rules.fast.defaultMaxSlippage);
  if (!bound.ok) return bound;
  const { symbol, direction, seconds } = ticket;
  const { minStake, maxStake } = rules.fast;
  return ok({
    command: {
      kind: 'place-fast-order',
      userId,
      orderNo: newId(),
      symbol,
      direction,
      seconds,
      stake,
      bound: bound.value,
    },
    present: (order) =>
      presentFastOrder(
        order,
        termsHash(order),
        { productName: nameOf(symbol), mark: engine.state.marks.get(symbol) },
        clock.now(),
      ),
    refuse: ({ refusal, field }) =>
      refused(refusal, {
        field,
        params: { min: formatAmount(minStake, 'USDT'), max: formatAmount(maxStake, 'USDT'), currency: 'USDT' },
      }),
  });
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
