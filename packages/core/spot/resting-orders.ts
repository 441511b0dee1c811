import { OrderSlab, type Handle } from './order-slab.ts';
import { noKey, sideOfKey, tickOfKey, type Side } from './price-key.ts';
import { none, TickLadder } from './tick-ladder.ts';

/** A resting order, as it is needed to rest it again. */
export interface RestingOrder {
  readonly order: Handle;
  readonly owner: number;
  readonly side: Side;
  readonly tick: number;
  /** Still to trade. */
  readonly steps: number;
}

/** The users' orders of one pair: a queue per price level, the levels on a ladder, the best of each side at hand. */
export class RestingOrders {
  readonly slab = new OrderSlab();
  private readonly ladder = new TickLadder();
  /** Best level of each side, as {@link sideOfKey} numbers them. */
  private readonly best = new Int32Array([none, none]);

  /** Queues an open order behind the others of its price. */
  append(order: Handle, key: number): void {
    const { slots, next, previous } = this.slab;
    const slot = this.ladder.slotFor(key);
    const head = this.ladder.headOf(slot);
    slots[order] = slot;
    if (head === none) {
      next[order] = order;
      previous[order] = order;
      this.ladder.setHead(slot, order);
      if (key < this.bestKey(sideOfKey(key))) this.best[sideOfKey(key)] = slot;
      return;
    }
    const last = previous[head] as number;
    next[last] = order;
    previous[order] = last;
    next[order] = head;
    previous[head] = order;
  }

  /** Takes an order out of its queue and gives back its handle. */
  remove(order: Handle): void {
    const { slots, next, previous } = this.slab;
    const slot = slots[order] as number;
    const follower = next[order] as number;
    if (follower === order) {
      this.dropLevel(slot);
    } else {
      const leader = previous[order] as number;
      next[leader] = follower;
      previous[follower] = leader;
      if (this.ladder.headOf(slot) === order) this.ladder.setHead(slot, follower);
    }
    this.slab.close(order);
  }

  /** Best price of a side, as a key; {@link noKey} when it is empty. */
  bestKey(side: number): number {
    const slot = this.best[side] as number;
    return slot === none ? noKey : this.ladder.keyOf(slot);
  }

  /** The order with the highest priority of a side that isn't empty. */
  firstOf(side: number): Handle {
    return this.ladder.headOf(this.best[side] as number);
  }

  keyOf(order: Handle): number {
    return this.ladder.keyOf(this.slab.slots[order] as number);
  }

  /**
   * Calls `visit` with key and total steps of the levels of a side, best first, until it answers false. Reads every
   * order of them.
   */
  eachLevel(side: number, visit: (key: number, steps: number) => boolean): void {
    for (let slot = this.best[side] as number; slot !== none; slot = this.ladder.after(slot)) {
      if (!visit(this.ladder.keyOf(slot), this.stepsAt(slot))) return;
    }
  }

  /** Calls `visit` with key and handle of the orders of a side in priority order, until it answers false. */
  eachOrder(side: number, visit: (key: number, order: Handle) => boolean): void {
    for (let slot = this.best[side] as number; slot !== none; slot = this.ladder.after(slot)) {
      const head = this.ladder.headOf(slot);
      let order = head;
      do {
        if (!visit(this.ladder.keyOf(slot), order)) return;
        order = this.slab.next[order] as number;
      } while (order !== head);
    }
  }

  /** All of them, the oldest first. */
  list(): RestingOrder[] {
    const { left, owners } = this.slab;
    return this.slab.inTimeOrder().map((order) => {
      const key = this.keyOf(order);
      return {
        order,
        owner: owners[order] as number,
        side: sideOfKey(key) === 0 ? 'sell' : 'buy',
        tick: tickOfKey(key),
        steps: left[order] as number,
      };
    });
  }

  /** Bytes of its columns. */
  get bytes(): number {
    return this.ladder.bytes + this.slab.bytes;
  }

  private stepsAt(slot: number): number {
    const head = this.ladder.headOf(slot);
    let steps = 0;
    let order = head;
    do {
      steps += this.slab.left[order] as number;
      order = this.slab.next[order] as number;
    } while (order !== head);
    return steps;
  }

  private dropLevel(slot: number): void {
    const side = sideOfKey(this.ladder.keyOf(slot));
    if (this.best[side] === slot) this.best[side] = this.ladder.after(slot);
    this.ladder.remove(slot);
  }
}
