import type { UserId } from '../ledger/account.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { amount, zero, type Amount, type Price } from '../money/amount.ts';
import { assert } from '../result.ts';
import { isLiquidated, liquidationPrice, notionalOf, type Side } from './formulas.ts';
import { heldOf, type FuturesOrder, type OfOrder, type OrderNo, type Trigger } from './order.ts';
import { AskedInterest } from './opening/asked-interest.ts';
import { PriceQueue } from './price-queue.ts';

/** Something of an order that happens when the mark reaches a price. */
interface Watch {
  readonly order: FuturesOrder;
  readonly what: 'limit' | Trigger;
  readonly at: Price;
}

interface SymbolFutures {
  /** Orders whose next mark does something: entries at market and requests, in the order they were asked for. */
  readonly awaitingMark: Map<OrderNo, FuturesOrder>;
  readonly falling: PriceQueue<Watch>;
  readonly rising: PriceQueue<Watch>;
  readonly armed: Set<FuturesOrder>;
  /** Sum of the open notionals at their opening prices. */
  openInterest: Amount;
  /** Of what has not opened yet. */
  readonly asked: AskedInterest;
}

/** What a mark has reached. */
export interface Reached {
  readonly limits: FuturesOrder[];
  readonly triggers: Map<FuturesOrder, Set<Trigger>>;
}

const lowerTriggers: Record<Side, readonly Trigger[]> = { long: ['liquidation', 'stopLoss'], short: ['takeProfit'] };
const upperTriggers: Record<Side, readonly Trigger[]> = { long: ['takeProfit'], short: ['liquidation', 'stopLoss'] };

/** All pending orders and open positions, found by number and by what the next mark does to them. */
export class FuturesBook {
  readonly orders = new Map<OrderNo, FuturesOrder>();
  private readonly owners = new Map<UserId, Set<FuturesOrder>>();
  private readonly symbols = new Map<string, SymbolFutures>();
  private allInterest: Amount = zero;

  /** Takes in an order, new or loaded, in whatever state it is. */
  add(order: FuturesOrder): void {
    assert(
      !this.orders.has(order.orderNo) && order.status !== 'closed' && order.status !== 'cancelled',
      `order ${order.orderNo} can't be taken in`,
    );
    this.orders.set(order.orderNo, order);
    const own = this.owners.get(order.userId) ?? new Set();
    this.owners.set(order.userId, own.add(order));
    const symbol = this.of(order.symbol);
    if (order.status === 'pending') this.watchEntry(order);
    else this.opened(order);
    if (order.request !== null) this.awaitMark(order);
    if (order.armed.length > 0) symbol.armed.add(order);
  }

  /** Somebody else's order and one that isn't there are answered alike. */
  own({ userId, orderNo }: OfOrder): FuturesOrder | null {
    const order = this.orders.get(orderNo);
    return order?.userId === userId ? order : null;
  }

  /** All that is pending or open of somebody. */
  ordersOf(userId: UserId): FuturesOrder[] {
    return [...(this.owners.get(userId) ?? [])];
  }

  /** All positions of somebody, legs of locked pairs too, in the order of receipt. */
  openOf(userId: UserId): FuturesOrder[] {
    return this.ordersOf(userId)
      .filter(({ status }) => status !== 'pending')
      .sort(byReceipt);
  }

  /** An entry at market waits for the next mark, a limit for its price. */
  watchEntry(order: FuturesOrder): void {
    const symbol = this.of(order.symbol);
    symbol.asked.note(order);
    if (order.marketSince !== null) symbol.awaitingMark.set(order.orderNo, order);
    else if (order.limitPrice !== null) {
      (order.direction === 'long' ? symbol.falling : symbol.rising).add(order.limitPrice, {
        order,
        what: 'limit',
        at: order.limitPrice,
      });
    }
  }

  /** A position has come into being: it counts as open interest, and its triggers are watched. */
  opened(order: FuturesOrder): void {
    const symbol = this.of(order.symbol);
    symbol.awaitingMark.delete(order.orderNo);
    symbol.asked.note(order);
    this.count(symbol, openNotional(order));
    this.watchTriggers(order);
  }

  /** To be called again whenever a trigger price has changed. */
  watchTriggers(order: FuturesOrder): void {
    const symbol = this.of(order.symbol);
    for (const what of lowerTriggers[order.direction]) watch(symbol.falling, order, what);
    for (const what of upperTriggers[order.direction]) watch(symbol.rising, order, what);
  }

  awaitMark(order: FuturesOrder): void {
    const symbol = this.of(order.symbol);
    symbol.awaitingMark.set(order.orderNo, order);
    symbol.asked.note(order);
  }

  stopAwaiting(order: FuturesOrder): void {
    const symbol = this.of(order.symbol);
    symbol.awaitingMark.delete(order.orderNo);
    symbol.asked.note(order);
  }

  arm(order: FuturesOrder): void {
    const { armed } = this.of(order.symbol);
    if (order.armed.length > 0) armed.add(order);
    else armed.delete(order);
  }

  remove(order: FuturesOrder): void {
    const symbol = this.of(order.symbol);
    this.orders.delete(order.orderNo);
    const own = this.owners.get(order.userId);
    own?.delete(order);
    if (own?.size === 0) this.owners.delete(order.userId);
    symbol.awaitingMark.delete(order.orderNo);
    symbol.armed.delete(order);
    symbol.asked.forget(order);
    if (order.open !== null) this.count(symbol, -openNotional(order));
  }

  /** Of what is open, and of what may open at any mark: limits at their price, all else that waits at this mark. */
  promisedInterest(symbol: string, mark: Price, but: FuturesOrder | null): Amount {
    const found = this.symbols.get(symbol);
    return found === undefined ? zero : amount(found.openInterest + found.asked.at(mark, but));
  }

  /** Of all symbols, in USDT. */
  totalOpenInterest(): Amount {
    return this.allInterest;
  }

  private count(symbol: SymbolFutures, notional: bigint): void {
    symbol.openInterest = amount(symbol.openInterest + notional);
    this.allInterest = amount(this.allInterest + notional);
  }

  /** In the order in which they were asked for. */
  awaitingMark(symbol: string): FuturesOrder[] {
    return [...(this.symbols.get(symbol)?.awaitingMark.values() ?? [])].sort(
      (a, b) => askedAt(a) - askedAt(b) || byNumber(a, b),
    );
  }

  armed(symbol: string): FuturesOrder[] {
    return [...(this.symbols.get(symbol)?.armed ?? [])];
  }

  symbolNames(): Iterable<string> {
    return this.symbols.keys();
  }

  /** What a mark reaches, in the order of receipt. Triggers stay watched; limits are taken out. */
  reached(mark: Mark): Reached {
    const symbol = this.of(mark.symbol);
    // A limit that was chased in vain waits in the queue twice.
    const limits = new Set<FuturesOrder>();
    const triggers = new Map<FuturesOrder, Set<Trigger>>();
    for (const queue of [symbol.falling, symbol.rising]) {
      for (const entry of queue.take(mark.price)) {
        const { order, what, at } = entry;
        if (what === 'limit') {
          if (isWaitingLimit(order, at)) limits.add(order);
          continue;
        }
        if (order.status !== 'holding' || triggerPrice(order, what) !== at) continue;
        queue.add(at, entry);
        if (what === 'liquidation' && !isReallyLiquidated(order, mark)) continue;
        triggers.set(order, (triggers.get(order) ?? new Set()).add(what));
      }
    }
    return {
      limits: [...limits].sort(byReceipt),
      triggers: new Map([...triggers].sort(([a], [b]) => byReceipt(a, b))),
    };
  }

  private of(name: string): SymbolFutures {
    let symbol = this.symbols.get(name);
    if (symbol === undefined) {
      symbol = {
        awaitingMark: new Map(),
        falling: new PriceQueue('falling'),
        rising: new PriceQueue('rising'),
        armed: new Set(),
        openInterest: zero,
        asked: new AskedInterest(),
      };
      this.symbols.set(name, symbol);
    }
    return symbol;
  }
}

/** When the order asked for the next mark. */
export const askedAt = (order: FuturesOrder): Instant => order.request?.at ?? order.marketSince ?? Infinity;
const byNumber = (a: FuturesOrder, b: FuturesOrder): number => (a.orderNo < b.orderNo ? -1 : 1);
const byReceipt = (a: FuturesOrder, b: FuturesOrder): number => a.receivedAt - b.receivedAt || byNumber(a, b);

const isWaitingLimit = (order: FuturesOrder, at: Price): boolean =>
  order.status === 'pending' && order.marketSince === null && order.limitPrice === at;

const openNotional = (order: FuturesOrder): Amount =>
  order.open === null ? zero : notionalOf(order.size, order.open.price);

function watch(queue: PriceQueue<Watch>, order: FuturesOrder, what: Trigger): void {
  const at = triggerPrice(order, what);
  if (at !== null && order.status === 'holding') queue.add(at, { order, what, at });
}

/** Where a trigger lies; null when there is none. A locked pair has none. */
function triggerPrice(order: FuturesOrder, what: Trigger): Price | null {
  if (order.open === null) return null;
  return what === 'liquidation' ? liquidationPrice(heldOf(order, order.open.price)) : order[what];
}

const isReallyLiquidated = (order: FuturesOrder, mark: Mark): boolean =>
  order.open !== null && isLiquidated(heldOf(order, order.open.price), mark.price);
