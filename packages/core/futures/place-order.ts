import type { UserId } from '../ledger/account.ts';
import { hold } from '../ledger/journal.ts';
import { ownLimitIssue, type OwnRefusal } from '../limits/own-limit-issue.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { openingIssue, type OpeningRefusal } from '../market/opening-issue.ts';
import { zero, type Price } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { liquidationPrice, opposite, sizeOf, type Side } from './formulas.ts';
import type { Contract, Tier } from './contract.ts';
import { mayOpen } from './exposure.ts';
import { openingTier, type TierRefusal } from './opening/opening-tier.ts';
import { heldOf, type FuturesOrder, type OrderNo } from './order.ts';
import { futuresAccount, openingCost } from './settle.ts';
import { stopIssue, stopReference, type StopRefusal } from './stops.ts';

export interface PlaceFuturesOrder {
  readonly kind: 'place-futures-order';
  readonly userId: UserId;
  readonly orderNo: OrderNo;
  readonly symbol: string;
  readonly direction: Side;
  readonly orderType: 'market' | 'limit';
  /** Of a limit order. */
  readonly price: Price | null;
  readonly lots: bigint;
  readonly leverage: number;
  readonly takeProfit: Price | null;
  readonly stopLoss: Price | null;
  /** Of the customer, where one is known and has rules of its own. */
  readonly country?: string | null;
}

export type PlaceFuturesRefusal =
  | 'symbol-unknown'
  | OpeningRefusal
  | TierRefusal
  | 'lever-unknown'
  | 'order-price-required'
  | 'price-tick'
  | StopRefusal
  | OwnRefusal
  | 'insufficient-balance'
  | 'house-limit-reached';

/**
 * Accepts a futures order and freezes margin and opening fee. At market it opens at the first accepted mark after
 * `now`.
 */
export function placeFuturesOrder(turn: Turn, command: PlaceFuturesOrder): Result<FuturesOrder, PlaceFuturesRefusal> {
  const { state, effects, now } = turn;
  const contract = state.rules.futures.contracts.get(command.symbol);
  const mark = state.marks.get(command.symbol);
  if (contract === undefined || mark === undefined || state.rules.futures.excludedSymbols.has(command.symbol))
    return refuse('symbol-unknown', 'symbol');
  const closed = openingIssue(state, command.symbol, now);
  if (closed !== null) return refuse(closed, 'symbol');
  const expected = expectedPrice(command, contract, mark);
  if (!expected.ok) return expected;
  const tier = allowed(state, command, contract, expected.value);
  if (!tier.ok) return tier;

  const order = newOrder(command, contract, tier.value, now);
  const cost = openingCost(order, expected.value);
  order.held = cost.total;
  const reference = stopReference(order.direction, order.limitPrice, mark.price);
  const liquidation = liquidationPrice({ ...heldOf(order, reference), margin: openingCost(order, reference).margin });
  const issue = stopIssue({
    side: order.direction,
    takeProfit: order.takeProfit,
    stopLoss: order.stopLoss,
    reference,
    liquidation,
  });
  if (issue !== null) return refuse(issue.refusal, issue.field);

  const own = ownLimitIssue(state, command.userId, { stake: cost.total, atRisk: cost.total }, now);
  if (own !== null) return own;
  const account = futuresAccount(state, command.userId);
  if (account.available < cost.total) return refuse('insufficient-balance', 'lots');
  if (!mayOpen(state, order, expected.value)) return refuse('house-limit-reached', 'lots');
  record(turn, 'futures-hold', order.orderNo, [hold(account, cost.total)]);
  state.futures.add(order);
  effects.placedFutures.add(order);
  return ok(order);
}

/** The price that margin and fee are frozen for: a short limit may fill at the mark above it. */
function expectedPrice(
  { orderType, price, direction }: PlaceFuturesOrder,
  { tick }: Contract,
  mark: Mark,
): Result<Price, 'order-price-required' | 'price-tick'> {
  if (orderType === 'market') return ok(mark.price);
  if (price === null || price <= 0n) return refuse('order-price-required', 'price');
  if (price % tick !== 0n) return refuse('price-tick', 'price');
  return ok(direction === 'short' && mark.price > price ? mark.price : price);
}

type TermRefusal = TierRefusal | 'lever-unknown';

function allowed(state: State, command: PlaceFuturesOrder, contract: Contract, at: Price): Result<Tier, TermRefusal> {
  const { userId, country, symbol, lots, leverage } = command;
  if (lots < contract.lotsMin || lots > contract.lotsMax) return refuse('lots-range', 'lots');
  if (!state.rules.futures.leverages.includes(leverage)) return refuse('lever-unknown', 'leverage');
  return openingTier(state, { userId, country, symbol, size: sizeOf(lots, contract), leverage, at, waiting: null });
}

function newOrder(command: PlaceFuturesOrder, contract: Contract, tier: Tier, now: Instant): FuturesOrder {
  const { orderNo, userId, symbol, direction, lots, leverage, orderType, price, takeProfit, stopLoss } = command;
  return {
    orderNo,
    userId,
    symbol,
    direction,
    lots,
    leverage,
    orderType,
    takeProfit,
    stopLoss,
    receivedAt: now,
    partOf: null,
    size: sizeOf(lots, contract),
    feeRate: contract.feeRate,
    maintenanceRate: tier.maintenanceRate,
    limitPrice: orderType === 'limit' ? price : null,
    marketSince: orderType === 'market' ? now : null,
    status: 'pending',
    held: zero,
    open: null,
    fee: zero,
    request: null,
    armed: [],
    lockedWith: null,
    close: null,
    closeReason: null,
    profit: null,
    closedAt: null,
  };
}

/** The order that a reverse or a lock opens against a position: same lots, leverage and terms, at market. */
export const counterOrder = (order: FuturesOrder, orderNo: OrderNo, now: Instant): FuturesOrder => ({
  ...order,
  orderNo,
  direction: opposite(order.direction),
  receivedAt: now,
  partOf: null,
  orderType: 'market',
  limitPrice: null,
  marketSince: null,
  status: 'pending',
  held: zero,
  open: null,
  fee: zero,
  takeProfit: null,
  stopLoss: null,
  request: null,
  armed: [],
  lockedWith: null,
  close: null,
  closeReason: null,
  profit: null,
  closedAt: null,
});
