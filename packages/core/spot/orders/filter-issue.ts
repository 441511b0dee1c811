import type { Mark } from '../../market/mark.ts';
import { amount, type Amount, type Price } from '../../money/amount.ts';
import { ok, refuse, type Result } from '../../result.ts';
import { notionalUp } from '../notional.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import { maxTick } from '../price-key.ts';
import { bandEdge, ticksOf, type Pair, type SpotRules } from '../rules.ts';

type LimitRefusal = 'order-price-required' | 'price-band';
type SizeRefusal = 'quantity-step' | 'notional-min';
type Filtered = Pick<PlaceSpotOrder, 'side' | 'type' | 'tick' | 'steps' | 'budget' | 'stop'>;

/** What the band lies around: an order that waits comes in near its stop. */
export const referenceOf = ({ stop }: Pick<PlaceSpotOrder, 'stop'>, pair: Pair, mark: Mark): Price =>
  stop === undefined ? mark.price : ((BigInt(stop.tick) * pair.tick) as Price);

/** The price of a limit, in ticks. @param edge of the band, in ticks */
export function limitWithin(
  { side, tick }: Pick<PlaceSpotOrder, 'side' | 'tick'>,
  edge: number,
): Result<number, LimitRefusal> {
  if (tick === null || tick < 1) return refuse('order-price-required', 'price');
  const within = side === 'buy' ? tick <= edge : tick >= edge && tick <= maxTick;
  return within ? ok(tick) : refuse('price-band', 'price');
}

/** What is frozen, in the currency that is paid: of a market buy by quantity what it costs at the edge of the band. */
export function costOf(
  { minNotional }: Pick<SpotRules, 'minNotional'>,
  { side, type, steps, budget }: Filtered,
  pair: Pair,
  { worst, reference }: { worst: number; reference: Price },
): Result<Amount, SizeRefusal> {
  if (type === 'market' && side === 'buy' && steps === null) {
    return budget === null || budget < minNotional ? refuse('notional-min', 'amount') : ok(budget);
  }
  if (steps === null || steps < 1 || !Number.isSafeInteger(steps)) return refuse('quantity-step', 'quantity');
  const at = type === 'limit' ? worst : ticksOf(reference, pair);
  if (notionalUp(at, steps, pair.value) < minNotional) return refuse('notional-min', 'quantity');
  return ok(side === 'buy' ? notionalUp(worst, steps, pair.value) : amount(BigInt(steps) * pair.stepUnits));
}

/** Whether an order keeps to what its pair asks of all, whatever book and balance say. @returns what it freezes then */
export function withinFilters(
  rules: SpotRules,
  order: Filtered,
  pair: Pair,
  mark: Mark,
): Result<Amount, LimitRefusal | SizeRefusal> {
  const reference = referenceOf(order, pair, mark);
  const edge = bandEdge(rules, order.side, reference, pair);
  const worst = order.type === 'limit' ? limitWithin(order, edge) : ok(edge);
  return worst.ok ? costOf(rules, order, pair, { worst: worst.value, reference }) : worst;
}
