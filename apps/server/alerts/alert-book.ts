import { PriceQueue } from '@candor/core/futures/price-queue.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { messageRows, type Message } from '../engine/rows/messages.ts';
import type { Statement } from '../db/database.ts';

export type AlertDirection = 'above' | 'below';
/** The customer's own bound on a mark, to be told of once. */
export interface Alert {
  readonly id: string;
  readonly userId: string;
  readonly symbol: string;
  readonly direction: AlertDirection;
  readonly price: Price;
}
/** An alert, the mark that has reached it, and the message of it. */
export interface Fired {
  readonly alert: Alert;
  readonly mark: Mark;
  readonly message: Message;
}

export const alertsAtMost = 20;

/** What fired alerts write: once only, whatever is tried again. */
export const firedRows = (fired: readonly Fired[]): Statement[] =>
  fired.length === 0
    ? []
    : [
        {
          sql: `update price_alert set fired_at = f.time, fired_price = f.price
            from unnest($1::text[], $2::bigint[], $3::numeric[]) as f(id, time, price)
      where price_alert.id = f.id and price_alert.fired_at is null`,
          params: [
            fired.map(({ alert }) => alert.id),
            fired.map(({ mark }) => mark.time),
            fired.map(({ mark }) => formatPlain(mark.price, priceScale)),
          ],
        },
        ...messageRows(fired.map(({ message }) => message)),
      ];

const messageOf = ({ userId, id, symbol, price }: Alert, mark: Mark): Message => ({
  userId,
  kind: 'price-alert',
  reference: id,
  time: mark.time,
  params: { symbol, price: formatPlain(price, priceScale), mark: formatPlain(mark.price, priceScale) },
});

/** All waiting alerts in memory: a mark finds those it reaches without looking at the others. */
export class AlertBook {
  private readonly waiting = new Map<string, Alert>();
  private readonly queues = new Map<string, Readonly<Record<AlertDirection, PriceQueue<Alert>>>>();
  private readonly counts = new Map<string, number>();

  clear(): void {
    for (const each of [this.waiting, this.queues, this.counts]) each.clear();
  }

  add(alert: Alert): void {
    if (this.waiting.has(alert.id)) return;
    this.waiting.set(alert.id, alert);
    const queues = this.queues.get(alert.symbol) ?? {
      above: new PriceQueue<Alert>('rising'),
      below: new PriceQueue<Alert>('falling'),
    };
    this.queues.set(alert.symbol, queues);
    queues[alert.direction].add(alert.price, alert);
  }

  remove(id: string): void {
    const alert = this.waiting.get(id);
    if (alert === undefined) return;
    this.waiting.delete(id);
    this.release(alert.userId);
  }

  /** Takes a place among the user's alerts. @returns whether there was one */
  reserve(userId: string): boolean {
    const count = this.counts.get(userId) ?? 0;
    if (count >= alertsAtMost) return false;
    this.counts.set(userId, count + 1);
    return true;
  }

  release(userId: string): void {
    const count = (this.counts.get(userId) ?? 1) - 1;
    if (count === 0) this.counts.delete(userId);
    else this.counts.set(userId, count);
  }

  /** Takes out all alerts that a mark has reached. */
  take(marks: readonly Mark[]): Fired[] {
    return marks.flatMap((mark) => {
      const queues = this.queues.get(mark.symbol);
      if (queues === undefined) return [];
      const reached = [...queues.above.take(mark.price), ...queues.below.take(mark.price)].filter(
        (alert) => this.waiting.get(alert.id) === alert,
      );
      for (const { id } of reached) this.remove(id);
      return reached.map((alert) => ({ alert, mark, message: messageOf(alert, mark) }));
    });
  }

  /** What was taken out was not written: it waits again. */
  giveBack(fired: readonly Fired[]): void {
    for (const { alert } of fired) {
      this.counts.set(alert.userId, (this.counts.get(alert.userId) ?? 0) + 1);
      this.add(alert);
    }
  }
}
