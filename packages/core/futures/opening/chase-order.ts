import { ownLimitIssue, type OwnRefusal } from '../../limits/own-limit-issue.ts';
import { isFresh, type Instant, type Mark } from '../../market/mark.ts';
import { minus, zero } from '../../money/amount.ts';
import { ok, refuse, type Result } from '../../result.ts';
import type { State } from '../../state.ts';
import type { Turn } from '../../turn.ts';
import { mayOpen } from '../exposure.ts';
import { openingTier, type TierRefusal } from './opening-tier.ts';
import type { FuturesOrder, OfOrder } from '../order.ts';
import { stopIssueOf } from '../position/set-stops.ts';
import { futuresAccount, openingCost } from '../settle.ts';
import type { StopRefusal } from '../stops.ts';

export interface ChaseFuturesOrder extends OfOrder {
  readonly kind: 'chase-futures-order';
  /** Of the customer, where one is known and has rules of its own. */
  readonly country?: string | null;
}

type WaitRefusal = 'not-found' | 'order-not-pending' | 'order-already-asked' | 'market-halted';
export type ChaseRefusal =
  | WaitRefusal
  | TierRefusal
  | 'insufficient-balance'
  | 'house-limit-reached'
  | StopRefusal
  | OwnRefusal;

/**
 * A pending limit becomes an order at market, judged at the mark as one that is placed now: what its own price allows
 * says nothing of what it opens. Refused also while no fresh mark could fill it, or one of its stops is on the wrong
 * side of the mark.
 */
export function chaseFuturesOrder(turn: Turn, command: ChaseFuturesOrder): Result<FuturesOrder, ChaseRefusal> {
  const { state, effects, now } = turn;
  const found = waitingLimit(state, command, now);
  if (!found.ok) return found;
  const { order, mark } = found.value;
  const { userId, symbol, size, leverage, held } = order;
  const at = mark.price;
  const { country } = command;
  const tier = openingTier(state, { userId, country, symbol, size, leverage, at, waiting: order });
  if (!tier.ok) return tier;
  const issue = stopIssueOf({ ...order, maintenanceRate: tier.value.maintenanceRate }, order, at);
  if (issue !== null) return refuse(issue.refusal, issue.field);
  const { total } = openingCost(order, at);
  // What it holds is counted as open already.
  const more = total > held ? minus(total, held) : zero;
  const own = ownLimitIssue(state, userId, { stake: total, atRisk: more }, now);
  if (own !== null) return own;
  if (futuresAccount(state, userId).available < more) return refuse('insufficient-balance');
  if (!mayOpen(state, order, at)) return refuse('house-limit-reached');
  order.marketSince = now;
  state.futures.watchEntry(order);
  effects.changedFutures.add(order);
  return ok(order);
}

/** The limit that waits for its price, and the mark of now. */
function waitingLimit(
  state: State,
  command: OfOrder,
  now: Instant,
): Result<{ readonly order: FuturesOrder; readonly mark: Mark }, WaitRefusal> {
  const order = state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'pending') return refuse('order-not-pending');
  if (order.marketSince !== null) return refuse('order-already-asked');
  const mark = state.marks.get(order.symbol);
  return mark === undefined || !isFresh(mark, now) ? refuse('market-halted') : ok({ order, mark });
}
