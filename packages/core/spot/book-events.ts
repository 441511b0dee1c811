import type { Handle } from './order-slab.ts';

/** Two orders have traded: {@link BookEvents.makers}, takers, ticks and steps say who, where and how much. */
export const fill = 1;
/** The order in `makers` has traded all its steps. Follows its last fill. */
export const done = 2;
/**
 * The order in `makers` stood in the way of its own owner's order in `takers` and is cancelled; `steps` is what it
 * still had.
 */
export const ownCancelled = 3;
/**
 * The order in `takers` has met its own owner's order in `makers` and is cancelled; `steps` is what it still had, of a
 * buy for a sum what it could have paid of the other order. Where both end, this is told first.
 */
export const ownTakerCancelled = 4;

/**
 * Who ends where an order that comes in meets one of its own owner: the one that rests, the one that comes in, or both.
 */
export const selfTrades = ['end-maker', 'end-taker', 'end-both'] as const;
export type SelfTrade = (typeof selfTrades)[number];

/** The house in `makers` and `takers`, where otherwise a handle stands. */
export const house: Handle = -1;

/**
 * What the last operation of a book did, in the order in which it happened, as columns that every operation fills anew.
 * Nothing is allocated for an event. Read them before the next operation: it may give their handles to other orders.
 */
export class BookEvents {
  count = 0;
  kinds: Uint8Array;
  makers: Int32Array;
  takers: Int32Array;
  ticks: Int32Array;
  steps: Float64Array;

  /** @param events room at the beginning; it doubles when needed */
  constructor(events = 64) {
    this.kinds = new Uint8Array(events);
    this.makers = new Int32Array(events);
    this.takers = new Int32Array(events);
    this.ticks = new Int32Array(events);
    this.steps = new Float64Array(events);
  }

  clear(): void {
    this.count = 0;
  }

  add(kind: number, maker: Handle, taker: Handle, tick: number, steps: number): void {
    const at = this.count;
    if (at === this.kinds.length) this.grow();
    this.kinds[at] = kind;
    this.makers[at] = maker;
    this.takers[at] = taker;
    this.ticks[at] = tick;
    this.steps[at] = steps;
    this.count = at + 1;
  }

  private grow(): void {
    const { kinds, makers, takers, ticks, steps } = this;
    const room = this.count * 2;
    (this.kinds = new Uint8Array(room)).set(kinds);
    (this.makers = new Int32Array(room)).set(makers);
    (this.takers = new Int32Array(room)).set(takers);
    (this.ticks = new Int32Array(room)).set(ticks);
    (this.steps = new Float64Array(room)).set(steps);
  }
}
