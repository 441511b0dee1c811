import { done, fill } from '@candor/core/spot/book-events.ts';
import { OrderBook } from '@candor/core/spot/book.ts';
import type { Side } from '@candor/core/spot/price-key.ts';
import { cancel, market, move, type Flow } from './flow.ts';
import { cancelled, filled, OrderStates } from './order-states.ts';

/** What a play leaves: the state of every order, and whatever holds the resting ones. */
export interface Played {
  readonly states: OrderStates;
  readonly keep: unknown;
}
/**
 * Plays the first `count` operations of a flow on a new book. @param ids one text per operation, the id of its order
 */
export type Play = (flow: Flow, count: number, ids: readonly string[]) => Played;

/** Where a caller finds the handle of an order again. */
interface Lookup {
  set(order: number, handle: number): void;
  get(order: number): number;
  delete(order: number): void;
}

/** Orders known by number. */
class ByNumber implements Lookup {
  private readonly handles: Int32Array;
  constructor(orders: number) {
    this.handles = new Int32Array(orders);
  }
  set(order: number, handle: number): void {
    this.handles[order] = handle;
  }
  get(order: number): number {
    return this.handles[order] as number;
  }
  delete(order: number): void {
    this.handles[order] = -1;
  }
}

/** Orders known by an opaque text, as in the npm packages. */
class ById implements Lookup {
  private readonly handles = new Map<string, number>();
  private readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    this.ids = ids;
  }
  set(order: number, handle: number): void {
    this.handles.set(this.ids[order] as string, handle);
  }
  get(order: number): number {
    return this.handles.get(this.ids[order] as string) ?? NaN;
  }
  delete(order: number): void {
    this.handles.delete(this.ids[order] as string);
  }
}

/** Candor's book with events and order states, orders known by number. */
export const playByHandle: Play = (flow, count) => play(flow, count, new ByNumber(count));
/** The same, every order looked up by its text. */
export const playById: Play = (flow, count, ids) => play(flow, count, new ById(ids));

function play({ kinds, sides, ticks, steps, targets }: Flow, count: number, lookup: Lookup): Played {
  const book = new OrderBook();
  const states = new OrderStates(count);
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    const kind = kinds[at] as number;
    const target = targets[at] as number;
    if (kind === cancel) {
      book.cancel(lookup.get(target));
      lookup.delete(target);
      states.end(target, cancelled);
      continue;
    }
    if (kind === move) book.cancel(lookup.get(target));
    const number = kind === move ? target : at;
    const side = sides[at] as Side;
    const handle =
      kind === market
        ? book.market(number, side, ticks[at] as number, steps[at] as number)
        : book.limit(number, side, ticks[at] as number, steps[at] as number);
    numbers[handle] = number;
    if (book.isResting(handle)) lookup.set(number, handle);
    follow(book, states, numbers, lookup);
    if (kind === market && book.stepsLeft(handle) > 0) states.end(at, cancelled);
  }
  return { states, keep: [book, lookup] };
}

function follow({ events }: OrderBook, states: OrderStates, numbers: Int32Array, lookup: Lookup): void {
  const { count, kinds, makers, takers, ticks, steps } = events;
  for (let at = 0; at < count; at += 1) {
    const maker = numbers[makers[at] as number] as number;
    if (kinds[at] === fill) {
      states.fill(maker, ticks[at] as number, steps[at] as number);
      states.fill(numbers[takers[at] as number] as number, ticks[at] as number, steps[at] as number);
    } else if (kinds[at] === done) {
      states.end(maker, filled);
      lookup.delete(maker);
    }
  }
}
