import { assert } from '../result.ts';
import { OrderBook } from './book.ts';
import type { SpotOrder } from './order.ts';
import type { Handle } from './order-slab.ts';
import type { Side } from './price-key.ts';
import type { Pair } from './rules.ts';
import { StopWatch } from './stops/stop-watch.ts';

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
  /** Those that wait for their stop. */
  readonly stops = new StopWatch();
  /** Pairs of orders of which one ends the other, by their number; until one has. */
  private readonly lists = new Map<string, SpotOrder[]>();
  /** What owners call their open orders. */
  private readonly names = new Map<string, SpotOrder>();
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

  /** The open order that its owner calls so. */
  named(userId: string, clientId: string): SpotOrder | null {
    return this.names.get(nameKey(userId, clientId)) ?? null;
  }

  /** Notes an order that waits for its stop. */
  waits(order: SpotOrder, pair: Pair): void {
    this.opens(order);
    this.stops.add(order, pair);
  }

  /** Notes an order that now rests in its book. */
  rests(order: SpotOrder, handle: Handle): void {
    this.opens(order);
    this.handles.set(order.orderNo, handle);
    this.market(order.symbol).byHandle.set(handle, order);
  }

  /** The open order that ends together with this one; from now on neither ends the other. */
  unlist({ listNo, orderNo }: Pick<SpotOrder, 'listNo' | 'orderNo'>): SpotOrder | null {
    const list = listNo === null ? undefined : this.lists.get(listNo);
    if (listNo === null || list === undefined) return null;
    this.lists.delete(listNo);
    assert(list.length <= 2, `${listNo} is a list of two`);
    return list.find((one) => one.orderNo !== orderNo) ?? null;
  }

  /** Puts a stored order back where it was. The oldest must come first. */
  restore(order: SpotOrder, pair: Pair): void {
    if (order.status === 'waiting') return this.waits(order, pair);
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
    if (order.clientId !== null) this.names.delete(nameKey(order.userId, order.clientId));
  }

  /** Takes an order out of its book, or from those that wait. */
  cancel(order: SpotOrder): void {
    if (order.status === 'waiting') return this.left(order);
    const handle = this.handles.get(order.orderNo);
    assert(handle !== undefined, `${order.orderNo} rests in no book`);
    this.market(order.symbol).book.cancel(handle);
    this.left(order);
  }

  /** Takes steps off an order that rests, in its place, or that waits. @param steps fewer than it has left */
  reduce(order: SpotOrder, steps: number): void {
    if (order.status === 'waiting') return;
    const handle = this.handles.get(order.orderNo);
    assert(handle !== undefined, `${order.orderNo} rests in no book`);
    this.market(order.symbol).book.reduce(handle, steps);
  }

  /** The open order that ends together with this one. */
  otherOf({ listNo, orderNo }: Pick<SpotOrder, 'listNo' | 'orderNo'>): SpotOrder | null {
    const list = listNo === null ? undefined : this.lists.get(listNo);
    return list?.find((one) => one.orderNo !== orderNo) ?? null;
  }

  private opens(order: SpotOrder): void {
    assert(order.endedAt === null, `${order.orderNo} is open`);
    const { orderNo, userId, clientId, listNo } = order;
    if (clientId !== null) this.names.set(nameKey(userId, clientId), order);
    // What its stop lets in is known already, and is no longer one of two.
    if (listNo !== null && !this.orders.has(orderNo) && order.trigger === null)
      this.lists.set(listNo, [...(this.lists.get(listNo) ?? []), order]);
    this.orders.set(orderNo, order);
  }
}

const nameKey = (userId: string, clientId: string): string => `${userId}/${clientId}`;
