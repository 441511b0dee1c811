import type { CallParsed } from '@candor/api-contract/index.ts';
import type { PriceBound } from '@candor/core/fast/terms.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { price, priceScale, rate, rateScale } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { termsHash } from '../../engine/rows/fast.ts';
import { executed, keyOf, newId } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentFastOrder } from './present.ts';

type Ticket = CallParsed<'POST /portal/order/contractOrder'>['body'];

/** Accepts a fast order; the entry follows with the first mark after receipt. */
export function registerPlaceOrder(http: Http, services: Pick<Services, 'engine' | 'rules' | 'nameOf' | 'clock'>): void {
  const { engine, rules, nameOf, clock } = services;
  const range = { min: formatAmount(rules.fast.minStake, 'USDT'), max: formatAmount(rules.fast.maxStake, 'USDT'), currency: 'USDT' };

  route(http, 'POST /portal/order/contractOrder', async ({ body }, request) => {
    const stake = parseAmount(body.amount, 'USDT');
    if (stake === null) return refused('decimal-scale', { field: 'amount' });
    const bound = readBound(body, rules.fast.defaultMaxSlippage);
    if (!bound.ok) return bound;
    const { symbol, direction, seconds } = body;
    const result = await engine.execute(
      { kind: 'place-fast-order', userId: request.user.userId, orderNo: newId(), symbol, direction, seconds, stake, bound: bound.value },
      (order) => presentFastOrder(order, termsHash(order), nameOf(symbol), engine.state.marks.get(symbol), clock.now()),
      keyOf(request),
    );
    return executed(result, range);
  });
}

function readBound(body: Ticket, defaultSlippage: PriceBound['maxSlippage']): Outcome<PriceBound | null> {
  if (body.price === undefined) return body.maxSlippage === undefined ? ok(null) : refused('field-required', { field: 'price' });
  const seen = parseDecimal(body.price, priceScale);
  if (seen === null || seen === 0n) return refused('decimal-scale', { field: 'price' });
  const slippage = body.maxSlippage === undefined ? defaultSlippage : parseDecimal(body.maxSlippage, rateScale);
  if (slippage === null || slippage > 10n ** BigInt(rateScale)) return refused('slippage-invalid', { field: 'maxSlippage' });
  return ok({ price: price(seen), maxSlippage: rate(slippage) });
}
