import { priceScale, type Amount } from '@candor/core/money/amount.ts';
import { currencyScale, parseAmount } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { SpotStop } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { SpotTicket } from '../place-order.ts';
import { stepsText } from '../present.ts';

interface Counts {
  readonly tick: number | null;
  readonly steps: number | null;
  readonly budget: Amount | null;
  readonly stop?: SpotStop;
}

/**
 * Counts ticks and steps; what is no whole number of them is refused. A field that the type has no use for must be
 * absent.
 */
export function readTicket(ticket: SpotTicket, pair: Pair): Outcome<Counts> {
  const { stopPrice, stopWhen } = ticket;
  const size = readSize(ticket, pair);
  if (!size.ok) return size;
  if (stopPrice === undefined && stopWhen === undefined) return size;
  if (stopPrice === undefined || stopWhen === undefined)
    return refused('field-required', { field: stopPrice === undefined ? 'stopPrice' : 'stopWhen' });
  const tick = readTick(stopPrice, pair, 'stopPrice');
  return tick.ok ? ok({ ...size.value, stop: { tick: tick.value, when: stopWhen } }) : tick;
}

function readSize({ side, type, price, quantity, amount }: SpotTicket, pair: Pair): Outcome<Counts> {
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
  const steps = readSteps(quantity, pair);
  if (!steps.ok) return steps;
  if (type === 'market') return ok({ tick: null, steps: steps.value, budget: null });
  if (price === undefined) return refused('order-price-required', { field: 'price' });
  const tick = readTick(price, pair, 'price');
  return tick.ok ? ok({ tick: tick.value, steps: steps.value, budget: null }) : tick;
}

export function readSteps(quantity: string | undefined, pair: Pair): Outcome<number> {
  const steps = wholeCount(quantity, currencyScale[pair.base], pair.stepUnits);
  return steps === null
    ? refused(quantity === undefined ? 'field-required' : 'quantity-step', {
        field: 'quantity',
        params: { step: stepsText(1, pair) },
      })
    : ok(steps);
}

export function readTick(price: string, pair: Pair, field: string): Outcome<number> {
  const tick = wholeCount(price, priceScale, pair.tick);
  return tick === null
    ? refused('price-tick', { field, params: { tick: formatPlain(pair.tick, priceScale) } })
    : ok(tick);
}

/** How many units a decimal is, if it is a whole and safe number of them. */
function wholeCount(text: string | undefined, scale: number, unit: bigint): number | null {
  const units = parseDecimal(text ?? '', scale);
  if (units === null || units % unit !== 0n || units / unit > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return Number(units / unit);
}
