import type { ServerEvents } from '@candor/api-contract/events.ts';
import type { TraceParent } from '../tracing/mark.ts';

/** Events of the stream that are told to all, not to one customer. */
export type PublicEvent = 'ticker' | 'quotes' | 'prices' | 'rest' | 'depth' | 'book' | 'trade' | 'greeting' | 'delayed';
export type UserEventName = Exclude<keyof ServerEvents, PublicEvent>;

/** What one customer is told on all their devices; data alone. */
export interface UserEvent<Event extends UserEventName = UserEventName> {
  readonly userId: string;
  readonly event: Event;
  readonly payload: Parameters<ServerEvents[Event]>;
}

/** Number of an entry that belongs to no transaction: it comes once or not at all. */
export const ofNoTransaction = 0;

/** The events of one transaction. Of all entries the later one is greater: by its epoch, then by its number. */
export interface OutboxEntry {
  readonly epoch: number;
  readonly number: number;
  readonly events: readonly UserEvent[];
  /** Commits of traced calls; not kept in the table. */
  readonly spans?: readonly TraceParent[];
}

/** Whether an entry comes after another one. */
export const isAfter = (
  entry: Pick<OutboxEntry, 'epoch' | 'number'>,
  other: Pick<OutboxEntry, 'epoch' | 'number'>,
): boolean => entry.epoch > other.epoch || (entry.epoch === other.epoch && entry.number > other.number);
