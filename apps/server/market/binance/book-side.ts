import type { Listing } from '@candor/core/market/catalogue.ts';
import { quantity, quantityScale } from '@candor/core/market/trade.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { depthLevels, type DepthLevel } from '../feed.ts';

/** More levels than this are cut back to half: nobody looks so deep. */
const levelsMax = 4_000;

/** One side of an order book, sorted. */
export class BookSide {
  /** What makes prices ascend from the best on. */
  private readonly sign: 1n | -1n;
  private keys: bigint[] = [];
  private quantities: bigint[] = [];
  /** Beyond this key nothing is known; null when all is. */
  private edge: bigint | null = null;

  constructor(side: 'bids' | 'asks') {
    this.sign = side === 'bids' ? -1n : 1n;
  }

  get size(): number {
    return this.keys.length;
  }

  /** Whether the venue may have more levels than are known here. */
  get isCut(): boolean {
    return this.edge !== null;
  }

  get best(): Price | null {
    const [key] = this.keys;
    return key === undefined ? null : price(key * this.sign);
  }

  /** @param asked a snapshot of so many levels was cut there */
  load(levels: readonly DepthLevel[], asked: number): void {
    this.keys = [];
    this.quantities = [];
    this.edge = null;
    this.change(levels);
    if (levels.length >= asked) this.edge = this.keys.at(-1) ?? null;
  }

  change(levels: readonly DepthLevel[]): void {
    for (const level of levels) this.set(level.price * this.sign, level.quantity);
    if (this.keys.length <= levelsMax) return;
    this.keys.length = levelsMax / 2;
    this.quantities.length = levelsMax / 2;
    this.edge = this.keys.at(-1) ?? null;
  }

  private set(key: bigint, units: bigint): void {
    if (this.edge !== null && key > this.edge) return;
    const at = this.placeOf(key);
    const isThere = this.keys[at] === key;
    if (isThere && units > 0n) this.quantities[at] = units;
    else if (isThere) {
      this.keys.splice(at, 1);
      this.quantities.splice(at, 1);
    } else if (units > 0n) {
      this.keys.splice(at, 0, key);
      this.quantities.splice(at, 0, units);
    }
  }

  /** Index of the first key at or above. */
  private placeOf(key: bigint): number {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] ?? 0n) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The best levels on the listing's tick, away from the other side, and whole steps of them. */
  top({ priceDecimals, quantityDecimals }: Listing): DepthLevel[] {
    const tick = 10n ** BigInt(priceScale - priceDecimals);
    const step = 10n ** BigInt(quantityScale - quantityDecimals);
    const levels: { at: bigint; units: bigint }[] = [];
    for (let i = 0; i < this.keys.length; i += 1) {
      const at = upTo(this.keys[i] ?? 0n, tick) * this.sign;
      const units = this.quantities[i] ?? 0n;
      const last = levels.at(-1);
      if (last?.at === at) last.units += units;
      else if (levels.length === depthLevels) break;
      else levels.push({ at, units });
    }
    return levels
      .map(({ at, units }) => ({ price: price(at), quantity: quantity(units - (units % step)) }))
      .filter((level) => level.price > 0n && level.quantity > 0n);
  }
}

/** The multiple of the tick at or after a key: rounding goes away from the other side. */
function upTo(key: bigint, tick: bigint): bigint {
  const rest = key % tick;
  if (rest === 0n) return key;
  return rest > 0n ? key - rest + tick : key - rest;
}
