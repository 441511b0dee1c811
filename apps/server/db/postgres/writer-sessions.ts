import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable, faultOf, type Database, type Writer } from '../database.ts';
import type { HeldLease } from './held-lease.ts';
import { isLost, LeaseLost, type Lease } from './lease.ts';
import { awaitedSession } from './awaited-session.ts';
import { hangUp, lockedSession, takeLease, writerOn, type WriterParts } from './writer.ts';

const againAfterMs = 200;

/** The sessions in which a process is the writer, one after the other. */
export class WriterSessions {
  private readonly parts: WriterParts;
  private readonly held: HeldLease;
  private readonly pool: Pick<Database, 'query' | 'batch'>;
  /** One that has the lock, for whoever opens the next writer. */
  private kept: pg.Client | undefined;

  /** @param pool by which leases are renewed, and watched: the writer's own session may be busy for long */
  constructor(parts: WriterParts, held: HeldLease, pool: Pick<Database, 'query' | 'batch'>) {
    this.parts = parts;
    this.held = held;
    this.pool = pool;
  }

  async open(lease: Lease | undefined): Promise<Writer> {
    const { kept } = this;
    this.kept = undefined;
    return this.taken(lease, async () => kept ?? (await lockedSession(this.parts, lease)));
  }

  /** Whoever waits goes on to wait when the database is gone for a moment. */
  async await(lease: Lease): Promise<Writer> {
    const waiting = { shard: lease.shard, query: this.pool.query };
    for (;;) {
      try {
        return await this.taken(lease, () => awaitedSession(this.parts, waiting));
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || error instanceof LeaseLost) throw error;
        await sleep(againAfterMs);
      }
    }
  }

  async close(): Promise<void> {
    this.held.rest();
    if (this.kept !== undefined) await hangUp(this.kept);
  }

  /** @throws DataHeldError, LeaseLost or DatabaseUnavailable */
  private async taken(lease: Lease | undefined, sessionOf: () => Promise<pg.Client>): Promise<Writer> {
    let client: pg.Client | undefined;
    try {
      client = await sessionOf();
      if (lease !== undefined) {
        this.held.rest();
        await takeLease(client, lease);
        this.held.hold(lease, this.pool.batch);
      }
    } catch (error) {
      if (client !== undefined) await hangUp(client);
      if (isLost(error)) lease?.onLost();
      throw faultOf(error);
    }
    return writerOn(client, lease, {
      closed: () => this.held.rest(),
      kept: (session) => {
        this.kept = session;
      },
    });
  }
}
