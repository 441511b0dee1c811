import type pg from 'pg';
import type { Database } from '../database.ts';
import { holderSql, holdLease, isLost, LeaseLost, type Lease } from './lease.ts';

/** How often it is renewed besides its commits: a writer without any must not look frozen. */
const renewEveryMs = 1_000;

/** The lease by which this process is the writer, or was. */
export class HeldLease {
  private lease: Lease | undefined;
  private renewing: NodeJS.Timeout | undefined;

  /** From now on it is renewed, until {@link rest}. */
  hold(lease: Lease, batch: Database['batch']): void {
    this.lease = lease;
    this.rest();
    const renewing = setInterval(() => {
      const fence = holdLease(lease);
      if (fence.length === 0) return;
      batch(fence).catch((error: unknown) => {
        // One that was under way while this process raised the epoch itself has found another than its own.
        if (isLost(error) && this.renewing === renewing) lease.onLost();
      });
    }, renewEveryMs).unref();
    this.renewing = renewing;
  }

  rest(): void {
    clearInterval(this.renewing);
    this.renewing = undefined;
  }

  /**
   * Who was the writer and is no more opens no connection: sessions and names of customers are written by others than
   * the writer's. @throws LeaseLost
   */
  readonly mayConnect = async (client: pg.PoolClient): Promise<void> => {
    const { lease } = this;
    if (lease === undefined || lease.epoch === null) return;
    const { rows } = await client.query<{ holder: string }>(holderSql, [lease.shard]);
    if (rows[0]?.holder === lease.holder) return;
    lease.onLost();
    throw new LeaseLost();
  };
}
