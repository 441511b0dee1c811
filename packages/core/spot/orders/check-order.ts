import { ownLimitIssue, type OwnRefusal } from '../../limits/own-limit-issue.ts';
import type { Mark } from '../../market/mark.ts';
import { openingIssue, type OpeningRefusal } from '../../market/opening-issue.ts';
import { zero, type Amount, type Price } from '../../money/amount.ts';
import { ok, refuse, type Result } from '../../result.ts';
import type { State } from '../../state.ts';
import type { Turn } from '../../turn.ts';
import { capToFunds } from '../house/house-funds.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import { maxTick, type Side } from '../price-key.ts';
import { bandEdge, type Pair } from '../rules.ts';
import { isReached } from '../stops/stop-watch.ts';
import { costOf, limitWithin, referenceOf } from './filter-issue.ts';

export type PlaceSpotRefusal =
  | 'symbol-unknown'
  | OpeningRefusal
  | ShapeRefusal
  | 'order-price-required'
  | 'price-band'
  | 'quantity-step'
  | 'notional-min'
  | 'book-empty'
  | 'would-take'
  | 'client-id-used'
  | 'insufficient-balance'
  | 'house-limit-reached'
  | OwnRefusal;
type ShapeRefusal = 'force-unfit' | 'stop-reached' | 'price-band';

/** What an order that may be placed comes to. */
export interface Checked {
  readonly pair: Pair;
  /** The worst price it may trade at, in ticks. */
  readonly worst: number;
  /** What is frozen, in the currency that is paid. */
  readonly cost: Amount;
}

/** Whether an order may be placed now, its owner's money aside. Changes nothing. */
export function checkSpotOrder({ state, now }: Turn, command: PlaceSpotOrder): Result<Checked, PlaceSpotRefusal> {
  const { symbol, side, userId, clientId } = command;
  const pair = state.rules.spot.pairs.get(symbol);
  const mark = state.marks.get(symbol);
  if (pair === undefined || mark === undefined || state.rules.spot.excludedSymbols.has(symbol))
    return refuse('symbol-unknown', 'symbol');
  const closed = openingIssue(state, symbol, now);
  if (closed !== null) return refuse(closed, 'symbol');
  const unfit = shapeIssue(command, pair, mark);
  if (!unfit.ok) return unfit;
  capToFunds(state, pair, side === 'buy' ? 'sell' : 'buy');
  const reference = referenceOf(command, pair, mark);
  const worst = worstTick(state, command, pair, reference);
  if (!worst.ok) return worst;
  const cost = costOf(state.rules.spot, command, pair, { worst: worst.value, reference });
  if (!cost.ok) return cost;
  // A sale gets out of something.
  const own = side === 'buy' ? ownLimitIssue(state, userId, { stake: cost.value, atRisk: zero }, now) : null;
  if (own !== null) return own;
  if (clientId !== undefined && state.spot.named(userId, clientId) !== null) return refuse('client-id-used', 'ownName');
  return ok({ pair, worst: worst.value, cost: cost.value });
}

/**
 * Only a limit order can be timed, one with a stop can't be for the book alone, and its stop lies ahead of the mark.
 */
function shapeIssue({ type, force, stop }: PlaceSpotOrder, pair: Pair, mark: Mark): Result<null, ShapeRefusal> {
  const isTimed = force !== undefined && force !== 'gtc';
  if (isTimed && (type === 'market' || (stop !== undefined && force === 'maker')))
    return refuse('force-unfit', 'timing');
  if (stop === undefined) return ok(null);
  if (stop.tick < 1 || stop.tick > maxTick) return refuse('price-band', 'stopPrice');
  return isReached(stop, pair, mark) ? refuse('stop-reached', 'stopPrice') : ok(null);
}

type WorstRefusal = 'order-price-required' | 'price-band' | 'book-empty' | 'would-take' | 'house-limit-reached';

/** The worst price that the order may trade at, in ticks: its own, or the edge of the band. */
function worstTick(
  state: State,
  { side, type, tick, force, stop }: PlaceSpotOrder,
  pair: Pair,
  reference: Price,
): Result<number, WorstRefusal> {
  const edge = bandEdge(state.rules.spot, side, reference, pair);
  const waits = stop !== undefined;
  const best = state.spot.market(pair.symbol).book.bestTick(side === 'buy' ? 'sell' : 'buy');
  if (type === 'limit') {
    const limit = limitWithin({ side, tick }, edge);
    if (!limit.ok) return limit;
    if (force === 'maker' && reaches(side, limit.value, best)) return refuse('would-take', 'price');
    return !waits && houseLacks(state, side, pair, limit.value) ? refuse('house-limit-reached', 'quantity') : limit;
  }
  if (waits) return ok(edge);
  if (houseLacks(state, side, pair, edge)) return refuse('house-limit-reached');
  return reaches(side, edge, best) ? ok(edge) : refuse('book-empty');
}

const reaches = (side: Side, worst: number, best: number | null): boolean =>
  best !== null && (side === 'buy' ? best <= worst : best >= worst);

/**
 * The reference depth would fill the order at once, but the house can't pay for any of it and no customer stands there.
 */
function houseLacks({ rules, spot }: State, side: Side, pair: Pair, worst: number): boolean {
  const { book, reference } = spot.market(pair.symbol);
  const makers = side === 'buy' ? 'sell' : 'buy';
  return (
    rules.mode === 'real' && reaches(side, worst, reference[makers]) && !reaches(side, worst, book.bestTick(makers))
  );
}
