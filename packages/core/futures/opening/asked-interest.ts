import { amount, type Amount, type Price } from '../../money/amount.ts';
import { notionalOf } from '../formulas.ts';
import type { Size } from '../contract.ts';
import type { FuturesOrder } from '../order.ts';

/** What an order is going to open: at its own price, or at the next mark. */
interface Asked {
  readonly atLimit: bigint;
  readonly atMark: bigint;
}

const nothing: Asked = { atLimit: 0n, atMark: 0n };

/** A lock opens as much as its position is; a reverse opens what it closes. */
function askedBy(order: FuturesOrder): Asked {
  if (order.status !== 'pending') return { atLimit: 0n, atMark: order.request?.kind === 'lock' ? order.size : 0n };
  if (order.marketSince !== null || order.limitPrice === null) return { atLimit: 0n, atMark: order.size };
  return { atLimit: notionalOf(order.size, order.limitPrice), atMark: 0n };
}

/** The notionals of one symbol that orders wait to open, in sums that are there without looking at each. */
export class AskedInterest {
  private readonly noted = new Map<FuturesOrder, Asked>();
  private atLimits = 0n;
  private sizeAtMark = 0n;

  /** To be called whenever what an order waits for has changed. */
  note(order: FuturesOrder): void {
    this.count(order, askedBy(order));
  }

  forget(order: FuturesOrder): void {
    this.count(order, nothing);
  }

  /** In USDT. @param but an order that is judged anew; null where all count */
  at(mark: Price, but: FuturesOrder | null): Amount {
    const { atLimit, atMark } = (but === null ? undefined : this.noted.get(but)) ?? nothing;
    return amount(this.atLimits - atLimit + notionalOf((this.sizeAtMark - atMark) as Size, mark));
  }

  private count(order: FuturesOrder, now: Asked): void {
    const before = this.noted.get(order) ?? nothing;
    this.atLimits += now.atLimit - before.atLimit;
    this.sizeAtMark += now.atMark - before.atMark;
    if (now.atLimit === 0n && now.atMark === 0n) this.noted.delete(order);
    else this.noted.set(order, now);
  }
}
