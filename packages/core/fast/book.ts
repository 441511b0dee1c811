import type { Amount } from '../money/amount.ts';
import { amount, zero } from '../money/amount.ts';
import { assert } from '../result.ts';
import type { UserId } from '../ledger/account.ts';
import type { FastOrder, OrderNo } from './order.ts';

/** The open orders of one symbol. */
interface SymbolOrders {
  /** Received, waiting for their entry mark, in the order of receipt. */
  readonly awaitingEntry: Map<OrderNo, FastOrder>;
  /**
   * Entered, by duration. Marks come in the order of time, so within one duration the orders expire in the
   * order in which they were entered: the first of each map is the next to settle.
   */
  readonly running: Map<number, Map<OrderNo, FastOrder>>;
  /** Sum of the payouts if every open order won. */
  exposure: Amount;
}

/** All open fast orders, found by number and by what can happen to them next. */
export class FastBook {
  readonly orders = new Map<OrderNo, FastOrder>();
  private readonly symbols = new Map<string, SymbolOrders>();
  private readonly stakes = new Map<UserId, Amount>();

  /** Takes in an order, new or loaded. Loaded ones must come in the order of receipt. */
  add(order: FastOrder): void {
    assert(!this.orders.has(order.orderNo) && order.result === null, `order ${order.orderNo} is already known`);
    this.orders.set(order.orderNo, order);
    const symbol = this.of(order.symbol);
    symbol.exposure = amount(symbol.exposure + order.payout);
    this.stakes.set(order.userId, amount(this.stakedBy(order.userId) + order.stake));
    symbol.awaitingEntry.set(order.orderNo, order);
    if (order.entry !== null) this.enter(order);
  }

  /** Moves an order whose entry is fixed to those that run. */
  enter(order: FastOrder): void {
    const symbol = this.of(order.symbol);
    symbol.awaitingEntry.delete(order.orderNo);
    let queue = symbol.running.get(order.seconds);
    if (queue === undefined) symbol.running.set(order.seconds, (queue = new Map()));
    queue.set(order.orderNo, order);
  }

  remove(order: FastOrder): void {
    const symbol = this.of(order.symbol);
    this.orders.delete(order.orderNo);
    symbol.awaitingEntry.delete(order.orderNo);
    symbol.running.get(order.seconds)?.delete(order.orderNo);
    symbol.exposure = amount(symbol.exposure - order.payout);
    const left = amount(this.stakedBy(order.userId) - order.stake);
    if (left === 0n) this.stakes.delete(order.userId);
    else this.stakes.set(order.userId, left);
  }

  /** Sum of a user's open stakes. */
  stakedBy(userId: UserId): Amount {
    return this.stakes.get(userId) ?? zero;
  }

  exposure(symbol: string): Amount {
    return this.symbols.get(symbol)?.exposure ?? zero;
  }

  awaitingEntry(symbol: string): Iterable<FastOrder> {
    return this.symbols.get(symbol)?.awaitingEntry.values() ?? [];
  }

  /** Per duration, the running orders in the order of expiry. */
  running(symbol: string): Iterable<Iterable<FastOrder>> {
    const queues = this.symbols.get(symbol)?.running;
    return queues === undefined ? [] : [...queues.values()].map((queue) => queue.values());
  }

  symbolNames(): Iterable<string> {
    return this.symbols.keys();
  }

  private of(name: string): SymbolOrders {
    let symbol = this.symbols.get(name);
    if (symbol === undefined) {
      symbol = { awaitingEntry: new Map(), running: new Map(), exposure: zero };
      this.symbols.set(name, symbol);
    }
    return symbol;
  }
}
