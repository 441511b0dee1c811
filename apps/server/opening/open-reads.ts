import { Counter, Gauge } from 'prom-client';
import type { Database } from '../db/database.ts';
import { openCopy } from '../db/postgres.ts';
import { openLongReads, type LongReads } from '../db/postgres/long-reads.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Start } from './start.ts';

/** Questions that may take long go to the copy of DATABASE_READ_URL, where there is one. */
export function openReads({ settings, log, stops }: Start, db: Database, { registry }: Metrics): LongReads {
  const { DATABASE_READ_URL: url } = settings;
  if (url === undefined) return db;
  const counter = new Counter({
    name: 'candor_long_reads_total',
    help: 'Questions to a copy of the database: answered by the copy, or not since it was behind or away',
    labelNames: ['answered'],
    registers: [registry],
  });
  const up = new Gauge({
    name: 'candor_copy_up',
    help: 'Whether the copy of the database is asked: 1 or 0',
    registers: [registry],
  });
  const copy = openCopy(url, (error) => log.debug({ err: error }, 'a connection to the copy was lost'));
  stops.add(() => copy.close());
  return openLongReads({
    db,
    copy,
    answered(answered) {
      counter.inc({ answered });
      up.set(Number(answered === 'copy'));
    },
    onAway: (error) => log.warn({ err: error }, 'the copy of the database is away: the database itself is asked'),
  });
}
