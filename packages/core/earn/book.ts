import type { Instant } from '../market/mark.ts';
import { assert } from '../result.ts';
import { dueAtOf, type EarnOrder } from './order.ts';
import type { EarnProduct } from './product.ts';

const minuteOf = (time: Instant): number => Math.floor(time / 60_000);

/** Products by id, and the active orders by number and by the minute in which their next income is due. */
export class EarnBook {
  readonly products = new Map<string, EarnProduct>();
  readonly orders = new Map<string, EarnOrder>();
  private readonly minutes = new Map<number, Set<EarnOrder>>();
  /** No order is due in a minute before this one. */
  private earliest = Infinity;

  /** Takes in an active order, new or loaded. */
  add(order: EarnOrder): void {
    assert(!this.orders.has(order.orderNo) && order.status === 'active', `order ${order.orderNo} can't be taken in`);
    this.orders.set(order.orderNo, order);
    this.schedule(order);
  }

  /** To be called before `paidDays` changes or the order ends. */
  unschedule(order: EarnOrder): void {
    const minute = minuteOf(dueAtOf(order));
    const due = this.minutes.get(minute);
    due?.delete(order);
    if (due?.size === 0) this.minutes.delete(minute);
  }

  schedule(order: EarnOrder): void {
    const minute = minuteOf(dueAtOf(order));
    this.earliest = Math.min(this.earliest, minute);
    const due = this.minutes.get(minute);
    if (due === undefined) this.minutes.set(minute, new Set([order]));
    else due.add(order);
  }

  remove(order: EarnOrder): void {
    this.orders.delete(order.orderNo);
  }

  /** At most `limit` orders with income due, those due in the earliest minutes first. */
  due(now: Instant, limit: number): EarnOrder[] {
    const found: EarnOrder[] = [];
    const last = minuteOf(now);
    if (this.minutes.size === 0) this.earliest = last;
    for (let minute = this.earliest; minute <= last; minute += 1) {
      for (const order of this.minutes.get(minute) ?? []) {
        if (dueAtOf(order) <= now && found.push(order) === limit) return found;
      }
      if (minute === this.earliest && minute < last && !this.minutes.has(minute)) this.earliest += 1;
    }
    return found;
  }
}
