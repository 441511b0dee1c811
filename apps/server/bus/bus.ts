import type { EventLine } from '../event-outbox/event-outbox.ts';
import type { OutboxEntry } from '../event-outbox/user-event.ts';
import type { Signal } from './signal.ts';

/** What processes of one installation tell each other beside the database. Nobody's money depends on it. */
export interface Bus extends EventLine {
  readonly isUp: boolean;
  /** Whether more may lie in the line than who follows has read. */
  readonly isBehind: boolean;
  /** To all other processes; lost while the bus is down. */
  signal(signal: Signal): void;
  onSignal(listener: (signal: Signal) => void): void;
  /** Entries of the line from now on, in their order, also those that came while the bus was down; each once. */
  follow(listener: (entry: OutboxEntry) => void): Promise<void>;
  close(): Promise<void>;
}
