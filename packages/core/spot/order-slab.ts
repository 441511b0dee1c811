import { none } from './tick-ladder.ts';

/** An order in the slab; used again after the order has gone. */
export type Handle = number;

/** The resting orders of one book as columns: 32 bytes an order, nothing for the garbage collector to follow. */
export class OrderSlab {
  /** The level the order rests at, {@link none} while it doesn't rest. */
  slots: Int32Array;
  /**
   * Neighbours in the queue of the level, which is a ring: before the first comes the last. Of a free handle: the next
   * free one.
   */
  next: Int32Array;
  previous: Int32Array;
  owners: Int32Array;
  /** Steps still to trade. */
  left: Float64Array;
  /** Grows from order to order: their order in time. */
  sequence: Float64Array;
  private used = 0;
  private free: Handle = none;
  private nextSequence = 1;

  /** @param orders room at the beginning; it doubles when needed */
  constructor(orders = 256) {
    this.slots = new Int32Array(orders).fill(none);
    this.next = new Int32Array(orders);
    this.previous = new Int32Array(orders);
    this.owners = new Int32Array(orders);
    this.left = new Float64Array(orders);
    this.sequence = new Float64Array(orders);
  }

  /** A handle for an order that doesn't rest yet. */
  open(owner: number, steps: number): Handle {
    let order = this.free;
    if (order === none) {
      if (this.used === this.slots.length) this.grow();
      order = this.used;
      this.used += 1;
    } else {
      this.free = this.next[order] as number;
    }
    this.owners[order] = owner;
    this.left[order] = steps;
    this.sequence[order] = this.nextSequence;
    this.nextSequence += 1;
    return order;
  }

  /** Gives the handle back; its columns stay readable until the next {@link open}. */
  close(order: Handle): void {
    this.slots[order] = none;
    this.next[order] = this.free;
    this.free = order;
  }

  isResting(order: Handle): boolean {
    return order >= 0 && order < this.used && this.slots[order] !== none;
  }

  /** All resting orders, the oldest first. */
  inTimeOrder(): Handle[] {
    const orders: Handle[] = [];
    for (let order = 0; order < this.used; order += 1) if (this.slots[order] !== none) orders.push(order);
    return orders.sort((a, b) => (this.sequence[a] as number) - (this.sequence[b] as number));
  }

  /** Bytes of its columns. */
  get bytes(): number {
    return this.slots.length * (4 * Int32Array.BYTES_PER_ELEMENT + 2 * Float64Array.BYTES_PER_ELEMENT);
  }

  private grow(): void {
    const orders = this.used * 2;
    const whole = (column: Int32Array): Int32Array => {
      const next = new Int32Array(orders).fill(none, this.used);
      next.set(column);
      return next;
    };
    const wide = (column: Float64Array): Float64Array => {
      const next = new Float64Array(orders);
      next.set(column);
      return next;
    };
    this.slots = whole(this.slots);
    this.next = whole(this.next);
    this.previous = whole(this.previous);
    this.owners = whole(this.owners);
    this.left = wide(this.left);
    this.sequence = wide(this.sequence);
  }
}
