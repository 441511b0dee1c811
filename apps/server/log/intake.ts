import { hash } from 'node:crypto';
import type { Database, Statement } from '../db/database.ts';
import { entryMaxBytes } from './format/tiles.ts';

/** What waits to be logged: written in the transaction of what it tells, made an entry within a second. */
export interface Waiting {
  readonly id: string;
  readonly kind: string;
  readonly time: string | null;
  readonly facts: string;
}

/** As many are taken at once. */
export const intakeMax = 256;

/** The row of something to be logged. @param time null for the moment of its entry */
export const intakeRow = (kind: string, time: number | null, facts: object): Statement => ({
  sql: 'insert into log_intake (kind, time, facts) values ($1, $2, $3)',
  params: [kind, time, JSON.stringify(facts)],
});

export const readIntake = (db: Pick<Database, 'query'>): Promise<Waiting[]> =>
  db.query<Waiting>('select id, kind, time, facts from log_intake order by id limit $1', [intakeMax]);

export const takenOut = (waiting: readonly Waiting[]): Statement[] =>
  waiting.length === 0
    ? []
    : [{ sql: 'delete from log_intake where id = any($1::bigint[])', params: [waiting.map(({ id }) => id)] }];

/**
 * The bytes of an entry: `v`, `kind` and `time` before what it tells. What is longer than an entry may be is told by
 * its hash alone.
 * @param facts a JSON object
 */
export function entryOf(kind: string, time: number, facts: string): Buffer {
  const rest = facts.trim().replace(/^\{\s*/, '');
  const head = `{"v":1,"kind":${JSON.stringify(kind)},"time":${time}`;
  const entry = Buffer.from(rest === '}' ? `${head}}` : `${head},${rest}`);
  return entry.length <= entryMaxBytes ? entry : Buffer.from(`${head},"sha256":"${hash('sha256', facts)}"}`);
}
