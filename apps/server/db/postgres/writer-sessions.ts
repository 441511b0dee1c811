import type pg from 'pg';
import { faultOf, type Database, type Writer } from '../database.ts';
import type { HeldLease } from './held-lease.ts';
import { isLost, type Lease } from './lease.ts';
import { awaitedSession, hangUp, lockedSession, takeLease, writerOn, type WriterParts } from './writer.ts';

/** The sessions in which a process is the writer, one after the other. */
export class WriterSessions {
  private readonly parts: WriterParts;
  private readonly held: HeldLease;
  private readonly batch: Database['batch'];
  /** One that has the lock, for whoever opens the next writer. */
  private kept: pg.Client | undefined;

  /** @param batch of the pool, by which leases are renewed: the writer's own session may be busy for long */
  constructor(parts: WriterParts, held: HeldLease, batch: Database['batch']) {
    this.parts = parts;
    this.held = held;
    this.batch = batch;
  }

  async open(lease: Lease | undefined): Promise<Writer> {
    const { kept } = this;
    this.kept = undefined;
    return this.taken(lease, async () => kept ?? (await lockedSession(this.parts, lease)));
  }

  await(lease: Lease): Promise<Writer> {
    return this.taken(lease, () => awaitedSession(this.parts, lease.shard));
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
        await takeLease(client, lease);
        this.held.hold(lease, this.batch);
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
