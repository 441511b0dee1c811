import { hold } from '../ledger/journal.ts';
import { ownLimitIssue, type OwnRefusal } from '../limits/own-limit-issue.ts';
import type { Mark } from '../market/mark.ts';
import { openingIssue, type OpeningRefusal } from '../market/opening-issue.ts';
import { amount, zero, type Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { notionalUp } from './notional.ts';
import { matchOrder } from './match-order.ts';
import { newSpotOrder, type SpotOrder, type SpotTerms } from './order.ts';
import { capToFunds } from './house/house-funds.ts';
import { maxTick, type Side } from './price-key.ts';
import { highestTick, lowestTick, ticksOf, type Pair } from './rules.ts';
import { holder } from './settle.ts';

export interface PlaceSpotOrder extends Pick<
  SpotTerms,
  'orderNo' | 'userId' | 'symbol' | 'side' | 'type' | 'tick' | 'steps' | 'budget'
> {
  readonly kind: 'place-spot-order';
}

export type PlaceSpotRefusal =
  | 'symbol-unknown'
  | OpeningRefusal
  | 'order-price-required'
  | 'price-band'
  | 'quantity-step'
  | 'notional-min'
  | 'book-empty'
  | 'insufficient-balance'
  | 'house-limit-reached'
  | OwnRefusal;

/**
 * Freezes what the order can cost, trades it against users and house, and lets what is left of a limit order rest.
 * The house's depth is what it was before the order came.
 */
export function placeSpotOrder(turn: Turn, command: PlaceSpotOrder): Result<SpotOrder, PlaceSpotRefusal> {
  const { state, effects, now } = turn;
  const pair = state.rules.spot.pairs.get(command.symbol);
  const mark = state.marks.get(command.symbol);
  if (pair === undefined || mark === undefined || state.rules.spot.excludedSymbols.has(command.symbol))
    return refuse('symbol-unknown', 'symbol');
  const closed = openingIssue(state, command.symbol, now);
  if (closed !== null) return refuse(closed, 'symbol');
  capToFunds(state, pair, command.side === 'buy' ? 'sell' : 'buy');
  const worst = worstTick(state, command, pair, mark);
  if (!worst.ok) return worst;
  const cost = costOf(state, command, pair, worst.value);
  if (!cost.ok) return cost;
  // A sale gets out of something.
  const own =
    command.side === 'buy' ? ownLimitIssue(state, command.userId, { stake: cost.value, atRisk: zero }, now) : null;
  if (own !== null) return own;
  const account = holder(state, command, pair);
  if (account.available < cost.value)
    return refuse('insufficient-balance', command.side === 'buy' && command.type === 'market' ? 'amount' : 'quantity');

  const { orderNo, userId, symbol, side, type, tick, steps, budget } = command;
  const { makerFee, takerFee } = state.rules.spot;
  const queued = record(turn, 'spot-hold', orderNo, [hold(account, cost.value)]).id;
  const order = newSpotOrder(
    { orderNo, userId, symbol, side, type, tick, steps, budget, makerFee, takerFee, receivedAt: now, queued },
    cost.value,
  );
  effects.placedSpot.add(order);
  matchOrder(turn, pair, order, worst.value);
  return ok(order);
}

/** The worst price that the order may trade at, in ticks: its own, or the edge of the band. */
function worstTick(
  state: State,
  { side, type, tick }: PlaceSpotOrder,
  pair: Pair,
  mark: Mark,
): Result<number, 'order-price-required' | 'price-band' | 'book-empty' | 'house-limit-reached'> {
  const { spot: rules } = state.rules;
  const edge =
    side === 'buy' ? Math.min(maxTick, highestTick(rules, mark.price, pair)) : lowestTick(rules, mark.price, pair);
  if (type === 'limit') {
    if (tick === null || tick < 1) return refuse('order-price-required', 'price');
    const within = side === 'buy' ? tick <= edge : tick >= edge && tick <= maxTick;
    if (!within) return refuse('price-band', 'price');
    return houseLacks(state, side, pair, tick) ? refuse('house-limit-reached', 'quantity') : ok(tick);
  }
  if (houseLacks(state, side, pair, edge)) return refuse('house-limit-reached');
  return reaches(side, edge, state.spot.market(pair.symbol).book.bestTick(side === 'buy' ? 'sell' : 'buy'))
    ? ok(edge)
    : refuse('book-empty');
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

/** What is frozen, in the currency that is paid. */
function costOf(
  state: State,
  { side, type, steps, budget, symbol }: PlaceSpotOrder,
  pair: Pair,
  worst: number,
): Result<Amount, 'quantity-step' | 'notional-min'> {
  const { minNotional } = state.rules.spot;
  if (type === 'market' && side === 'buy') {
    return budget === null || budget < minNotional ? refuse('notional-min', 'amount') : ok(budget);
  }
  if (steps === null || steps < 1 || !Number.isSafeInteger(steps)) return refuse('quantity-step', 'quantity');
  const at = type === 'limit' ? worst : ticksOf(state.marks.get(symbol)?.price ?? 0n, pair);
  if (notionalUp(at, steps, pair.value) < minNotional) return refuse('notional-min', 'quantity');
  return ok(side === 'buy' ? notionalUp(worst, steps, pair.value) : amount(BigInt(steps) * pair.stepUnits));
}
