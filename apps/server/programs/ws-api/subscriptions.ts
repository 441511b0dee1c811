import type { OwnEvent } from '@candor/api-contract/dialect/events.ts';
import { rejectionOf, type Asking } from '../binance/caller.ts';
import { answered, fault, type Answered } from '../binance/fault.ts';
import type { LiveKey } from '../keys/key-store.ts';
import type { UserEvents } from './user-events.ts';

export type FindKey = (id: string) => Promise<LiveKey | null>;
/** What is told of a customer on a connection. */
export type TellOwn = (sent: { subscriptionId: number; event: OwnEvent }) => void;

interface Subscription {
  readonly keyId: string;
  readonly ip: string;
  readonly end: () => void;
}
const subscriptionsAtMost = 10;

/** What one connection hears of its customers, each by a key. */
export class Subscriptions {
  private readonly events: UserEvents;
  private readonly now: () => number;
  private readonly send: TellOwn;
  private readonly all = new Map<number, Subscription>();
  private nextId = 0;
  private isClosed = false;

  constructor(events: UserEvents, now: () => number, send: TellOwn) {
    this.events = events;
    this.now = now;
    this.send = send;
  }

  get size(): number {
    return this.all.size;
  }

  async add({ userId, keyId }: Asking, ip: string): Promise<Answered<unknown>> {
    if (this.all.size >= subscriptionsAtMost) return fault(-1034, 'Too many subscriptions on this connection.');
    const subscriptionId = this.nextId;
    this.nextId += 1;
    const end = await this.events.follow(
      userId,
      (event) => this.send({ subscriptionId, event }),
      () => this.terminate(subscriptionId),
    );
    // It may have closed meanwhile.
    if (this.isClosed) end();
    else this.all.set(subscriptionId, { keyId, ip, end });
    return answered({ subscriptionId });
  }

  /** @param id null: all of them */
  remove(id: string | null): Answered<unknown> {
    for (const [number, { end }] of this.all) {
      if (id !== null && String(number) !== id) continue;
      end();
      this.all.delete(number);
    }
    return answered({});
  }

  /** Ends what is heard by a key that lives no more, or may not from there. */
  async look(find: FindKey): Promise<void> {
    for (const [subscriptionId, { keyId, ip }] of this.all) {
      const key = await find(keyId);
      if (key === null || rejectionOf(key, { right: 'read' }, ip) !== null) this.terminate(subscriptionId);
    }
  }

  private terminate(subscriptionId: number): void {
    this.all.get(subscriptionId)?.end();
    if (this.all.delete(subscriptionId))
      this.send({ subscriptionId, event: { e: 'eventStreamTerminated', E: this.now() } });
  }

  close(): void {
    this.isClosed = true;
    this.remove(null);
  }
}
