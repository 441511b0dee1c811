import type { Price } from '../money/amount.ts';

interface Waiting<Item> {
  readonly at: Price;
  readonly item: Item;
}

/**
 * Items that wait for the mark to reach their price: a binary heap, the nearest price on top.
 * Items are not removed when they no longer wait: whoever takes one out checks whether it still does.
 */
export class PriceQueue<Item> {
  private readonly heap: Waiting<Item>[] = [];
  private readonly reaches: 'falling' | 'rising';

  /** @param reaches falling: prices that a mark reaches from above, the highest first */
  constructor(reaches: 'falling' | 'rising') {
    this.reaches = reaches;
  }

  get size(): number {
    return this.heap.length;
  }

  add(at: Price, item: Item): void {
    const { heap } = this;
    heap.push({ at, item });
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.before(child, parent)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  /** Takes out everything that a mark has reached, nearest price first. */
  take(mark: Price): Item[] {
    const taken: Item[] = [];
    for (let top = this.heap[0]; top !== undefined && this.isReached(top.at, mark); top = this.heap[0]) {
      taken.push(top.item);
      this.removeTop();
    }
    return taken;
  }

  private isReached(at: Price, mark: Price): boolean {
    return this.reaches === 'falling' ? mark <= at : mark >= at;
  }

  private before(a: number, b: number): boolean {
    const [first, second] = [this.heap[a], this.heap[b]];
    if (first === undefined || second === undefined) return false;
    return this.reaches === 'falling' ? first.at > second.at : first.at < second.at;
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.heap[a], this.heap[b]];
    if (first === undefined || second === undefined) return;
    this.heap[a] = second;
    this.heap[b] = first;
  }

  private removeTop(): void {
    const last = this.heap.pop();
    if (last === undefined || this.heap.length === 0) return;
    this.heap[0] = last;
    let parent = 0;
    for (;;) {
      const left = 2 * parent + 1;
      const child = left + 1 < this.heap.length && this.before(left + 1, left) ? left + 1 : left;
      if (child >= this.heap.length || !this.before(child, parent)) return;
      this.swap(parent, child);
      parent = child;
    }
  }
}
