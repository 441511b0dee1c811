import { hold, release } from '../ledger/journal.ts';
import { ownLimitIssue, type OwnLimitRefusal } from '../limits/own-limit-issue.ts';
import { isFresh, type Instant, type Mark } from '../market/mark.ts';
import { amount, minus, zero, type Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { record, type Effects, type State } from '../state.ts';
import { countUp, notionalUp } from './notional.ts';
import { newSpotOrder, type SpotOrder, type SpotTerms } from './order.ts';
import { maxTick } from './price-key.ts';
import { QuoteBudget } from './quote-budget.ts';
import { highestTick, lowestTick, ticksOf, type Pair } from './rules.ts';
import { end, holder, settleEvents } from './settle.ts';

export interface PlaceSpotOrder extends Pick<SpotTerms, 'orderNo' | 'userId' | 'symbol' | 'side' | 'type' | 'tick' | 'steps' | 'budget'> {
  readonly kind: 'place-spot-order';
}

export type PlaceSpotRefusal =
  | 'symbol-unknown' | 'market-halted' | 'order-price-required' | 'price-band' | 'quantity-step' | 'notional-min' | 'book-empty' | 'insufficient-balance' | OwnLimitRefusal;

/**
 * Freezes what the order can cost, trades it against users and house, and lets what is left of a limit order rest.
 * The house's depth is what it was before the order came.
 */
export function placeSpotOrder(state: State, effects: Effects, command: PlaceSpotOrder, now: Instant): Result<SpotOrder, PlaceSpotRefusal> {
  const pair = state.rules.spot.pairs.get(command.symbol);
  const mark = state.marks.get(command.symbol);
  if (pair === undefined || mark === undefined) return refuse('symbol-unknown', 'symbol');
  if (state.halts.has(command.symbol) || !isFresh(mark, now)) return refuse('market-halted', 'symbol');
  const worst = worstTick(state, command, pair, mark);
  if (!worst.ok) return worst;
  const cost = costOf(state, command, pair, worst.value);
  if (!cost.ok) return cost;
  // A sale gets out of something.
  const own = command.side === 'buy' ? ownLimitIssue(state, command.userId, { stake: cost.value, atRisk: zero }, now) : null;
  if (own !== null) return own;
  const account = holder(state, command, pair);
  if (account.available < cost.value) return refuse('insufficient-balance', command.side === 'buy' && command.type === 'market' ? 'amount' : 'quantity');

  const { orderNo, userId, symbol, side, type, tick, steps, budget } = command;
  const { makerFee, takerFee } = state.rules.spot;
  const queued = record(state, effects, 'spot-hold', orderNo, now, [hold(account, cost.value)]).id;
  const order = newSpotOrder({ orderNo, userId, symbol, side, type, tick, steps, budget, makerFee, takerFee, receivedAt: now, queued }, cost.value);
  effects.placedSpot.add(order);
  match(state, effects, pair, order, worst.value, now);
  return ok(order);
}

function match(state: State, effects: Effects, pair: Pair, order: SpotOrder, worst: number, now: Instant): void {
  const market = state.spot.market(order.symbol);
  const owner = state.spot.ownerNumber(order.userId);
  const { book } = market;
  const handle = order.type === 'limit'
    ? book.limit(owner, order.side, worst, order.steps ?? 0)
    : order.budget === null
      ? book.market(owner, order.side, worst, order.steps ?? 0)
      : book.marketBuyFor(owner, worst, new QuoteBudget(order.budget, pair.value));
  const rests = book.isResting(handle);
  settleEvents(state, effects, pair, market, { handle, order }, now);
  if (rests) {
    state.spot.rests(order, handle);
    releaseSpare(state, effects, pair, order, now);
  } else if (order.endedAt === null) {
    // A market buy is done when its money no longer buys a step.
    const spent = order.budget !== null && order.filledSteps > 0 && order.held < notionalUp(worst, 1, pair.value);
    end(state, effects, pair, order, spent ? 'filled' : 'cancelled', now);
  }
}

/** What fills at better prices have saved of a buy that rests is not needed any more. */
function releaseSpare(state: State, effects: Effects, pair: Pair, order: SpotOrder, now: Instant): void {
  if (order.side !== 'buy' || order.filledSteps === 0) return;
  const rest = BigInt(order.tick ?? 0) * BigInt((order.steps ?? 0) - order.filledSteps);
  const spare = minus(order.held, minus(countUp(order.dealCount + rest, pair.value), order.dealAmount));
  if (spare === 0n) return;
  record(state, effects, 'spot-release', order.orderNo, now, [release(holder(state, order, pair), spare)]);
  order.held = minus(order.held, spare);
}

/** The worst price that the order may trade at, in ticks: its own, or the edge of the band. */
function worstTick(
  state: State, { side, type, tick }: PlaceSpotOrder, pair: Pair, mark: Mark,
): Result<number, 'order-price-required' | 'price-band' | 'book-empty'> {
  const { spot: rules } = state.rules;
  const edge = side === 'buy' ? Math.min(maxTick, highestTick(rules, mark.price, pair)) : lowestTick(rules, mark.price, pair);
  if (type === 'limit') {
    if (tick === null || tick < 1) return refuse('order-price-required', 'price');
    const within = side === 'buy' ? tick <= edge : tick >= edge && tick <= maxTick;
    return within ? ok(tick) : refuse('price-band', 'price');
  }
  const best = state.spot.market(pair.symbol).book.bestTick(side === 'buy' ? 'sell' : 'buy');
  const reachable = best !== null && (side === 'buy' ? best <= edge : best >= edge);
  return reachable ? ok(edge) : refuse('book-empty');
}

/** What is frozen, in the currency that is paid. */
function costOf(
  state: State, { side, type, steps, budget, symbol }: PlaceSpotOrder, pair: Pair, worst: number,
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
