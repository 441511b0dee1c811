import type { CallParsed } from '@candor/api-contract/index.ts';
import type { PriceBound } from '@candor/core/fast/terms.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { oneRate, price, priceScale, rate, rateScale } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { termsHash } from '../../engine/rows/fast.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentFastOrder, type FastOrderRow } from './present.ts';

export type FastTicket = Extract<CallParsed<'POST /portal/order/contractOrder'>['body'], { contractType: 'fast' }>;
type Parts = Pick<Services, 'engine' | 'rules' | 'nameOf' | 'clock'>;

/** Accepts a fast order; the entry follows with the first mark after receipt. */
export async function placeFastOrder(
  { engine, rules, nameOf, clock }: Parts,
  ticket: FastTicket,
  request: CallRequest<'POST /portal/order/contractOrder'>,
): Promise<Outcome<FastOrderRow>> {
  const stake = parseAmount(ticket.amount, 'USDT');
  if (stake === null) return refused('decimal-scale', { field: 'amount' });
  const bound = readBound(ticket, rules.fast.defaultMaxSlippage);
  if (!bound.ok) return bound;
  const { symbol, direction, seconds } = ticket;
  const result = await engine.execute(
    {
      kind: 'place-fast-order',
      userId: request.user.userId,
      orderNo: newId(),
      symbol,
      direction,
      seconds,
      stake,
      bound: bound.value,
    },
    (order) => {
      const traded = { productName: nameOf(symbol), mark: engine.state.marks.get(symbol) };
      return presentFastOrder(order, termsHash(order), traded, clock.now());
    },
    keyOf(request),
  );
  return executed(result, {
    min: formatAmount(rules.fast.minStake, 'USDT'),
    max: formatAmount(rules.fast.maxStake, 'USDT'),
    currency: 'USDT',
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
