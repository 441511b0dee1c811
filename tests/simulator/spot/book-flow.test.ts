import { expect, test } from 'vitest';
import { OrderBook } from '../../../packages/core/spot/book.ts';
import type { Side } from '../../../packages/core/spot/price-key.ts';
import { compareBooks, crowded, markets } from './book-flow.ts';
import type { AnyBook } from './compare-books.ts';
import { NaiveBook } from './naive-book.ts';

const operationsPerMarket = 30_000;
const seed = 20_000;
const right = (): AnyBook => new NaiveBook();

test.each(markets)('the same flow gives equal trades and equal books: $name', (market) => {
  const seen = compareBooks(seed, market, operationsPerMarket, [() => new OrderBook(), right]);
  const kinds = [
    'limit',
    'market',
    'budget',
    'cancel',
    'reduce',
    'house',
    'cap',
    'restore',
    'fill',
    'fill by house',
    'house reaches',
    'done',
    'own-cancelled',
    'own-taker-cancelled',
    'limit rests',
    'limit gone',
    'market gone',
    'kept',
    'spent,',
  ];
  for (const kind of kinds) expect(seen[kind] ?? 0, kind).toBeGreaterThan(20);
});

class ReducesTooLittle extends NaiveBook {
  override reduce(order: number, steps: number): void {
    super.reduce(order, steps - 1);
  }
}
class TakesOwnersForEachOther extends NaiveBook {
  override limit(...[owner, side, tick, steps]: Parameters<OrderBook['limit']>): number {
    return super.limit(owner === 6 ? 5 : owner, side, tick, steps);
  }
}
class NeverReached extends NaiveBook {
  override crossHouse(): void {
    this.events.clear();
  }
}

class CountsOwnOrders extends NaiveBook {
  /** The fault: an order that meets its owner's own is thought to trade whole. */
  override canFill(_owner: number, side: Side, worstTick: number, steps: number): boolean {
    return super.canFill(NaN, side, worstTick, steps);
  }
}

class LetsTakersGoOn extends NaiveBook {
  /** The fault: an order that is to end where it meets one of its own owner lives. */
  override limit(...placed: Parameters<OrderBook['limit']>): number {
    const said = this.selfTrade;
    this.selfTrade = 'end-maker';
    const order = super.limit(...placed);
    this.selfTrade = said;
    return order;
  }
}

class CountsBehindOwnOrders extends NaiveBook {
  /** The fault: what stands behind an own order is thought to be within reach of one that ends there. */
  override canFill(...asked: Parameters<OrderBook['canFill']>): boolean {
    const said = this.selfTrade;
    this.selfTrade = 'end-maker';
    const whole = super.canFill(...asked);
    this.selfTrade = said;
    return whole;
  }
}

class NeverCapped extends NaiveBook {
  override capHouse(): void {
    /* The fault: the house offers what it can't pay. */
  }
}

const faulty = [
  ReducesTooLittle,
  TakesOwnersForEachOther,
  NeverReached,
  NeverCapped,
  CountsOwnOrders,
  LetsTakersGoOn,
  CountsBehindOwnOrders,
];
test.each(faulty)('a book with a fault is found, and the seed is told: %o', (Faulty) => {
  expect(() => compareBooks(seed, crowded, 2_000, [() => new Faulty(), right])).toThrow(
    /^seed 20000, crowded, operation \d+: \{/,
  );
});
