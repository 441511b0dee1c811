import { assert } from '@candor/core/result.ts';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { openRedisBus } from '../bus/redis-bus.ts';
import type { Database } from '../db/database.ts';
import type { Lease } from '../db/postgres/lease.ts';
import { EventOutbox } from '../event-outbox/event-outbox.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Settings } from '../settings.ts';
import type { Stream } from '../stream/stream.ts';
import { openWatchedBooks, type WatchedBooks } from './watched-books.ts';

/** What the engine's process shares with the others. */
export interface Cluster {
  readonly bus: Bus;
  readonly outbox: EventOutbox;
  readonly watched: WatchedBooks;
  /** Tells customers by way of the processes that they are connected to. */
  readonly stream: Stream;
  stop(): Promise<void>;
}

/** The key by which the processes of an installation know each other; it outlives a change of the key of secrets. */
export const rpcKeyOf = (secrets: Pick<Secrets, 'fingerprint'>): string => secrets.fingerprint('rpc', 'key');

export const openBus = ({ REDIS_URL: url }: Settings, log: Logger, shard: string): Bus => {
  assert(url !== undefined, 'settings ask for Redis where there are several processes');
  const onDown = (error: unknown): void => log.warn({ err: error }, 'Redis is lost: customers are told later');
  return openRedisBus({ url, shard, onDown });
};

interface ClusterParts {
  readonly db: Database;
  readonly log: Logger;
  readonly lease: Lease;
}

/** Of the engine's process. */
export function openCluster(settings: Settings, { db, log, lease }: ClusterParts): Cluster {
  const bus = openBus(settings, log, lease.shard);
  const onWaiting = (error: unknown): void => log.warn({ err: error }, 'what customers are to be told waits');
  const outbox = new EventOutbox({ db, line: bus, lease, onWaiting });
  const watched = openWatchedBooks();
  const stream: Stream = {
    books: watched.books,
    // Who is connected where is not known here, and who connects next learns what has changed.
    hears: () => true,
    toUser: (userId, event, ...payload) => outbox.tell({ userId, event, payload }),
    // What is kept with its transaction comes anyhow; what is told beside it may have been lost.
    interrupt: () => bus.signal({ kind: 'telling-in-doubt' }),
    // Who holds sockets learns it with each turn.
    delay: () => undefined,
    sockets: 0,
    attach: () => undefined,
    close: () => Promise.resolve(),
  };
  return {
    bus,
    outbox,
    watched,
    stream,
    async stop() {
      await outbox.stop();
      await bus.close();
    },
  };
}
