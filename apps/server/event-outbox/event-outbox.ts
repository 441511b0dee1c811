import { assert } from '@candor/core/result.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Statement } from '../db/database.ts';
import type { TraceParent } from '../tracing/mark.ts';
import type { KeptEvents } from '../engine/seams/engine-parts.ts';
import { isAfter, ofNoTransaction, type OutboxEntry, type UserEvent } from './user-event.ts';

/** Where entries are read by those who tell customers. */
export interface EventLine {
  /** In their order. @throws when they may not have come */
  append(entries: readonly OutboxEntry[]): Promise<void>;
}

/** How it stands with what customers are to be told. */
export interface Telling {
  /** Of the writer that tells; an earlier one may have been lost with what it had yet to tell. */
  readonly epoch: number | null;
  /** Whether it waits, since the line can't be had. */
  readonly waits: boolean;
}

export interface EventOutboxParts {
  readonly db: Pick<Database, 'query'>;
  readonly line: EventLine;
  /** By which this process is the writer. */
  readonly lease: { readonly epoch: number | null };
  /** Entries wait, since the line can't be had; told once for each time. */
  readonly onWaiting: (error: unknown) => void;
}

const atOnce = 200;
const againAfterMs = 250;
/** More are left to the table. */
const inMemoryMax = 2_000;

/**
 * Events of a transaction are rows of it, so none is lost with this process; behind its commit they are handed to the
 * line, at least once and in their order, and their rows deleted.
 */
export class EventOutbox implements KeptEvents {
  private readonly parts: EventOutboxParts;
  private collecting: UserEvent[] | null = null;
  private kept: OutboxEntry | null = null;
  private number = 0;
  private waiting: OutboxEntry[] = [];
  /** Whether entries may lie in the table that memory doesn't have. */
  private behind = true;
  /** Since when nothing could be handed over; null while it can. */
  private waitsSince: number | null = null;
  /** Handed over last: what comes from the table may come from memory too. */
  private last: Pick<OutboxEntry, 'epoch' | 'number'> = { epoch: 0, number: 0 };
  private working: Promise<void> | null = null;
  private stopped = false;

  constructor(parts: EventOutboxParts) {
    this.parts = parts;
  }

  /** An event of the transaction that is being written, or one that belongs to none and may be lost. */
  tell(event: UserEvent): void {
    if (this.collecting !== null) this.collecting.push(event);
    else this.enqueue({ epoch: this.epoch, number: ofNoTransaction, events: [event] });
  }

  keep(tellAll: () => void): Statement[] {
    assert(this.collecting === null, 'events of one transaction are collected at a time');
    const events: UserEvent[] = [];
    this.collecting = events;
    try {
      tellAll();
    } finally {
      this.collecting = null;
    }
    this.kept = events.length === 0 ? null : { epoch: this.epoch, number: (this.number += 1), events };
    return this.kept === null ? [] : [insertRow(this.kept)];
  }

  committed(spans: readonly TraceParent[] = []): void {
    if (this.kept !== null) this.enqueue(spans.length === 0 ? this.kept : { ...this.kept, spans });
    this.kept = null;
  }

  doubt(): void {
    this.kept = null;
    this.behind = true;
    this.start();
  }

  /** Hands over what an earlier process has left. */
  start(): void {
    // Work that finds nothing to do would have ended before it is noted as under way.
    if (this.behind || this.waiting.length > 0) this.working ??= this.work();
  }

  /** Ends after what is being handed over; the rest waits in the table for the next process. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  /** How long what is to be told has waited, in ms; 0 while it is handed over. */
  get waitedMs(): number {
    return this.waitsSince === null ? 0 : performance.now() - this.waitsSince;
  }

  get telling(): Telling {
    return { epoch: this.parts.lease.epoch, waits: this.waitsSince !== null };
  }

  private get epoch(): number {
    const { epoch } = this.parts.lease;
    assert(epoch !== null, 'only the writer keeps events');
    return epoch;
  }

  private enqueue(entry: OutboxEntry): void {
    if (this.waiting.length < inMemoryMax) this.waiting.push(entry);
    else this.behind = true;
    this.start();
  }

  private async work(): Promise<void> {
    while (!this.stopped && (this.behind || this.waiting.length > 0)) {
      try {
        await (this.behind ? this.catchUp() : this.handOver());
        this.waitsSince = null;
      } catch (error) {
        if (this.waitsSince === null) this.parts.onWaiting(error);
        this.waitsSince ??= performance.now();
        await sleep(againAfterMs);
      }
    }
    this.working = null;
  }

  /** What memory doesn't have, from the table. */
  private async catchUp(): Promise<void> {
    this.behind = false;
    try {
      for (;;) {
        const rows = await this.parts.db.query<{ epoch: string; number: string; events: string }>(
          `select epoch, number, events from event_outbox order by epoch, number limit ${atOnce}`,
        );
        await this.append(
          rows.map(({ epoch, number, events }) => ({
            epoch: Number(epoch),
            number: Number(number),
            events: JSON.parse(events) as UserEvent[],
          })),
        );
        if (rows.length < atOnce) return;
      }
    } catch (error) {
      this.behind = true;
      throw error;
    }
  }

  private async handOver(): Promise<void> {
    const first = this.waiting.slice(0, atOnce);
    await this.append(first);
    this.waiting = this.waiting.slice(first.length);
  }

  private async append(entries: readonly OutboxEntry[]): Promise<void> {
    const fresh = entries.filter((entry) => entry.number === ofNoTransaction || isAfter(entry, this.last));
    if (fresh.length > 0) await this.parts.line.append(fresh);
    const kept = entries.findLast(({ number }) => number !== ofNoTransaction);
    if (kept === undefined) return;
    if (isAfter(kept, this.last)) this.last = kept;
    await this.parts.db.query('delete from event_outbox where (epoch, number) <= ($1, $2)', [kept.epoch, kept.number]);
  }
}

const insertRow = ({ epoch, number, events }: OutboxEntry): Statement => ({
  sql: 'insert into event_outbox (epoch, number, events) values ($1, $2, $3)',
  params: [epoch, number, JSON.stringify(events)],
});
