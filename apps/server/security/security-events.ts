import type { SecurityKind } from '@candor/api-contract/security-events.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { upsert } from '../engine/rows/table.ts';
import { keepDoing, type Every } from '../market/timing.ts';

/** One thing that happened to the safety of an account. It holds nothing that was typed. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly customerId: string | null;
  readonly operatorId: string | null;
  /** As declared; a path can carry ids. */
  readonly call: string;
  /** Name of the refusal; null for what was done. */
  readonly reason: string | null;
  /** Address, or the network that counts as one. */
  readonly source: string;
  readonly device: string | null;
}

/** Keeps them in an append-only table and in the log. */
export interface SecurityEvents {
  note(event: SecurityEvent): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Forgets what is older than the setting. */
  sweep(): Promise<unknown>;
  /** Ends with everything written. */
  stop(): Promise<void>;
}

interface Seen {
  readonly event: SecurityEvent;
  readonly firstAt: number;
  lastAt: number;
  count: number;
  written: number;
}

/** Within it repeats are one row, written first when it happens and once more, with their count, at its end. */
const windowMs = 300_000;
const writeEveryMs = 5_000;
/**
 * Different ones of a window; beyond, refusals of one kind are one row. A flood can't fill the disk, nor hide who got
 * in.
 */
const differentAtMost = { refused: 200, done: 5_000 };

const table = {
  name: 'security_event',
  keys: 0,
  columns: [
    ['kind', 'text'],
    ['customer_id', 'text'],
    ['operator_id', 'text'],
    ['call', 'text'],
    ['reason', 'text'],
    ['source', 'text'],
    ['device', 'text'],
    ['count', 'integer'],
    ['first_at', 'bigint'],
    ['last_at', 'bigint'],
  ],
} as const;

const rowOf = ({ event, firstAt, lastAt, count, written }: Seen): unknown[] => [
  event.kind,
  event.customerId,
  event.operatorId,
  event.call,
  event.reason,
  event.source,
  event.device,
  count - written,
  firstAt,
  lastAt,
];
const gathered = (event: SecurityEvent): SecurityEvent => ({
  ...event,
  customerId: null,
  operatorId: null,
  call: '*',
  source: '*',
  device: null,
});

export interface SecurityParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly every: Every;
  readonly log: Logger;
  readonly keptDays: number;
}

export function openSecurityEvents({ db, clock, every, log, keptDays }: SecurityParts): SecurityEvents {
  const seen = new Map<string, Seen>();
  const different = { refused: 0, done: 0 };
  let windowStart = clock.now();

  function begin(event: SecurityEvent, now: number): Seen {
    const of = event.reason === null ? 'done' : 'refused';
    const full = different[of] >= differentAtMost[of];
    const kept = full ? gathered(event) : event;
    const key = JSON.stringify(kept);
    const known = seen.get(key);
    if (known !== undefined) return known;
    if (!full) different[of] += 1;
    log.info({ security: kept }, 'security event');
    const begun = { event: kept, firstAt: now, lastAt: now, count: 0, written: 0 };
    seen.set(key, begun);
    return begun;
  }

  async function flush(): Promise<void> {
    const now = clock.now();
    const ends = now - windowStart >= windowMs;
    const due = [...seen.values()].filter(({ count, written }) => count > written && (written === 0 || ends));
    const statements = upsert(table, due.map(rowOf));
    const counts = due.map(({ count }) => count);
    if (statements.length > 0) await db.batch(statements);
    due.forEach((each, i) => {
      each.written = counts[i] ?? 0;
    });
    if (ends) {
      for (const [key, { count, written }] of seen) if (count === written) seen.delete(key);
      [windowStart, different.refused, different.done] = [now, 0, 0];
    }
  }
  const writer = keepDoing(every, writeEveryMs, flush, (error) => log.warn({ err: error }, 'security events wait'));

  return {
    note(event) {
      const now = clock.now();
      const one = seen.get(JSON.stringify(event)) ?? begin(event, now);
      one.count += 1;
      one.lastAt = now;
    },
    flush,
    sweep: () =>
      db.query('delete from security_event where last_at < least($1, (select max(last_at) from security_event) - $2)', [
        clock.now() - keptDays * dayMs,
        30 * dayMs,
      ]),
    async stop() {
      await writer.stop();
      windowStart = Number.NEGATIVE_INFINITY;
      await flush();
    },
  };
}
