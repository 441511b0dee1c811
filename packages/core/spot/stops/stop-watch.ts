import { PriceQueue } from '../../futures/price-queue.ts';
import type { Mark } from '../../market/mark.ts';
import { price, type Price } from '../../money/amount.ts';
import { assert } from '../../result.ts';
import type { SpotOrder, SpotStop } from '../order.ts';
import type { Pair } from '../rules.ts';

interface Waiting {
  readonly rising: PriceQueue<SpotOrder>;
  readonly falling: PriceQueue<SpotOrder>;
  readonly armed: Set<SpotOrder>;
}

/** @throws when there is none */
function stopPrice({ stop, orderNo }: SpotOrder, { tick }: Pair): Price {
  assert(stop !== null, `${orderNo} has a stop`);
  return price(BigInt(stop.tick) * tick);
}

/** Whether a mark has come to a stop. */
export function isReached({ tick, when }: SpotStop, pair: Pair, mark: Mark): boolean {
  const at = BigInt(tick) * pair.tick;
  return when === 'rising' ? mark.price >= at : mark.price <= at;
}

/** Orders that wait for their stop, found by the mark that reaches it. */
export class StopWatch {
  private readonly symbols = new Map<string, Waiting>();

  /** Takes in an order that waits, new or loaded. */
  add(order: SpotOrder, pair: Pair): void {
    assert(order.status === 'waiting' && order.trigger === null, `${order.orderNo} waits`);
    const waiting = this.of(order.symbol);
    waiting[order.stop?.when ?? 'rising'].add(stopPrice(order, pair), order);
    if (order.armed) waiting.armed.add(order);
  }

  /** Those whose stop a mark has reached, the oldest first; they go on waiting. */
  reached(mark: Mark, pair: Pair): SpotOrder[] {
    const { rising, falling } = this.of(mark.symbol);
    const found: SpotOrder[] = [];
    for (const queue of [rising, falling]) {
      // Whatever has ended meanwhile falls out of the queue here.
      const live = queue.take(mark.price).filter(({ status }) => status === 'waiting');
      for (const order of live) queue.add(stopPrice(order, pair), order);
      found.push(...live);
    }
    return found.sort((a, b) => a.queued - b.queued || (a.orderNo < b.orderNo ? -1 : 1));
  }

  armed(symbol: string): SpotOrder[] {
    return [...(this.symbols.get(symbol)?.armed ?? [])];
  }

  /** To be called whenever an order is armed or no longer. */
  arm(order: SpotOrder): void {
    assert(!order.armed || order.status === 'waiting', `${order.orderNo} is armed while it waits`);
    const { armed } = this.of(order.symbol);
    if (order.armed) armed.add(order);
    else armed.delete(order);
  }

  private of(symbol: string): Waiting {
    let waiting = this.symbols.get(symbol);
    if (waiting === undefined) {
      waiting = { rising: new PriceQueue('rising'), falling: new PriceQueue('falling'), armed: new Set() };
      this.symbols.set(symbol, waiting);
    }
    return waiting;
  }
}
