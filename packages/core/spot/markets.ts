import { assert } from '../result.ts';
import { OrderBook } from './book.ts';
import type { SpotOrder } from './order.ts';
import type { Handle } from './order-slab.ts';
import type { Side } from './price-key.ts';

/** One pair's book and the orders that rest in it. */
export interface SpotMarket {
  readonly book: OrderBook;
  readonly byHandle: Map<Handle, SpotOrder>;
  /** Best ticks of the reference depth, whether or not the house can pay for it. */
  reference: Readonly<Record<Side, number | null>>;
}

/** All spot books, and every open order by its number. */
export class SpotMarkets {
  readonly orders = new Map<string, SpotOrder>();
  private readonly markets = new Map<string, SpotMarket>();
  private readonly handles = new Map<string, Handle>();
  /** The books know owners by small numbers. */
  private readonly owners = new Map<string, number>();

  market(symbol: string): SpotMarket {
    let market = this.markets.get(symbol);
    if (market === undefined)
      this.markets.set(
        symbol,
        (market = { book: new OrderBook(), byHandle: new Map(), reference: { buy: null, sell: null } }),
      );
    return market;
  }

  ownerNumber(userId: string): number {
    let number = this.owners.get(userId);
    if (number === undefined) this.owners.set(userId, (number = this.owners.size));
    return number;
  }

  /** Notes an order that now rests in its book. */
  rests(order: SpotOrder, handle: Handle): void {
    this.orders.set(order.orderNo, order);
    this.handles.set(order.orderNo, handle);
    this.market(order.symbol).byHandle.set(handle, order);
  }

  /** Puts a stored order back into its book. The oldest must come first. */
  restore(order: SpotOrder): void {
    assert(order.tick !== null && order.steps !== null, `market order ${order.orderNo} can't rest`);
    const { book } = this.market(order.symbol);
    this.rests(
      order,
      book.rest(this.ownerNumber(order.userId), order.side, order.tick, order.steps - order.filledSteps),
    );
  }

  /** Forgets an order that is no longer in its book. */
  left(order: SpotOrder): void {
    const handle = this.handles.get(order.orderNo);
    if (handle !== undefined) this.market(order.symbol).byHandle.delete(handle);
    this.handles.delete(order.orderNo);
    this.orders.delete(order.orderNo);
  }

  /** Takes an order out of its book. */
  cancel(order: SpotOrder): void {
    const handle = this.handles.get(order.orderNo);
    assert(handle !== undefined, `${order.orderNo} rests in no book`);
    this.market(order.symbol).book.cancel(handle);
    this.left(order);
  }
}
