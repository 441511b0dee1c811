import { assert } from '../../result.ts';
import { isCount, isTick, keyFor, noKey, tickOfKey, type PriceLevel, type Side } from '../price-key.ts';

/** The reference levels of one side that stand behind the users' orders. */
export class HouseDepth {
  private readonly side: Side;
  private keys = new Int32Array(32);
  private left = new Float64Array(32);
  private count = 0;
  private first = 0;
  /** Key of the best level that still has steps, {@link noKey} without one. */
  bestKey = noKey;

  constructor(side: Side) {
    this.side = side;
  }

  /** Replaces all levels. @param levels best first, each tick once, steps above 0 */
  replace(levels: readonly PriceLevel[]): void {
    if (levels.length > this.keys.length) {
      this.keys = new Int32Array(levels.length * 2);
      this.left = new Float64Array(levels.length * 2);
    }
    let last = 0;
    levels.forEach(({ tick, steps }, at) => {
      const key = keyFor(this.side, tick);
      assert(
        isTick(tick) && isCount(steps) && key > last,
        'house levels are whole, positive and sorted, the best first',
      );
      this.keys[at] = last = key;
      this.left[at] = steps;
    });
    this.count = levels.length;
    this.first = 0;
    this.bestKey = this.count === 0 ? noKey : (this.keys[0] as number);
  }

  /** Steps left at the best level. */
  get bestSteps(): number {
    return this.bestKey === noKey ? 0 : (this.left[this.first] as number);
  }

  /** Takes steps off the best level. @param steps at most {@link bestSteps} */
  take(steps: number): void {
    const rest = (this.left[this.first] as number) - steps;
    assert(rest >= 0, 'the house gives no more than it has');
    this.left[this.first] = rest;
    if (rest > 0) return;
    this.first += 1;
    this.bestKey = this.first === this.count ? noKey : (this.keys[this.first] as number);
  }

  /** Leaves of every level what the house can pay for. @param payable steps of a level, asked from the best on */
  cap(payable: (tick: number, steps: number) => number): void {
    const levels = Array.from({ length: this.size }, (_, at): PriceLevel => {
      const tick = tickOfKey(this.keyAt(at));
      return { tick, steps: payable(tick, this.stepsAt(at)) };
    });
    this.replace(levels.filter(({ steps }) => steps > 0));
  }

  /** Steps of all levels up to a key. */
  stepsUpTo(key: number): number {
    let steps = 0;
    for (let at = 0; at < this.size && this.keyAt(at) <= key; at += 1) steps += this.stepsAt(at);
    return steps;
  }

  /** How many levels still have steps. */
  get size(): number {
    return this.count - this.first;
  }

  /** @param at 0 is the best */
  keyAt(at: number): number {
    return at < this.size ? (this.keys[this.first + at] as number) : noKey;
  }

  /** @param at 0 is the best */
  stepsAt(at: number): number {
    return this.left[this.first + at] as number;
  }
}
