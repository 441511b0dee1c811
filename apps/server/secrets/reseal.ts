import { Gauge, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Blobs } from '../files/blobs.ts';
import { fingerprintContext } from './key.ts';
import type { Secrets } from './secrets.ts';

type Row = Readonly<Record<string, string>>;

/** A column whose texts lie sealed. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Its primary key. */
  readonly keys: readonly string[];
  /** What the context needs beside them: SQL over `t`, by name. */
  readonly more?: Row;
  contextOf(row: Row): string;
}

export interface ResealParts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly now: () => number;
  readonly columns: readonly SealedColumn[];
  /** Of pictures, whose bytes lie elsewhere. */
  readonly blobs: Blobs;
  readonly fileContext: (file: { id: string; user_id: string }) => string;
}

export interface Reseal {
  /** What an older key has still sealed; 0 when nothing is known to be. */
  readonly left: number;
  /** Settles when everything is sealed with the newest key, or this has given up: it never throws. */
  readonly done: Promise<void>;
  /** Gives up after the row at hand; the next start goes on. */
  stop(): Promise<void>;
}

const atOnce = 50;

/**
 * Seals with the newest key, beside all other work, what older ones have sealed, and retires them: from then on no
 * start asks for them. What is read meanwhile opens with either.
 */
export function reseal(parts: ResealParts): Reseal {
  const turn = { left: 0, isStopped: false };
  const done = run(parts, turn).catch((error: unknown) => {
    parts.log.error({ err: error, left: turn.left }, 'sealing anew was broken off; the next start goes on');
  });
  return {
    get left() {
      return turn.left;
    },
    done,
    async stop() {
      turn.isStopped = true;
      await done;
    },
  };
}

interface Turn {
  left: number;
  isStopped: boolean;
}

async function run(parts: ResealParts, turn: Turn): Promise<void> {
  const { db, secrets, log, columns, now } = parts;
  const inUse = await db.query('select id from sealing_key where retired_at is null');
  if (inUse.length < 2) return;
  turn.left = await count(parts);
  log.info({ left: turn.left }, 'sealing anew with the newest key');
  for (const column of columns) await resealColumn(parts, column, turn);
  await resealFiles(parts, turn);
  if (turn.isStopped) return;
  const [kept] = await db.query<{ sealed: string }>('select sealed from fingerprint_key');
  const hashing = secrets.openText(kept?.sealed ?? '', fingerprintContext);
  await db.batch([
    { sql: 'update fingerprint_key set sealed = $1', params: [secrets.sealText(hashing, fingerprintContext)] },
    {
      sql: 'update sealing_key set retired_at = greatest($2, first_used_at) where id <> $1 and retired_at is null',
      params: [secrets.newestMark.subarray(1).toString('hex'), now()],
    },
  ]);
  turn.left = 0;
  log.info('everything is sealed with the newest key: older ones can be dropped from SECRETS_KEY');
}

/** Six bytes are eight signs of base64, so texts of the newest key are known by their beginning. */
const markOf = ({ newestMark }: Secrets): string => newestMark.toString('base64');
const isOlder = (column: string): string => `left(t.${column}, 8) <> $1`;

async function count({ db, secrets, columns }: ResealParts): Promise<number> {
  let left = 0;
  for (const { table, column } of columns) {
    const [row] = await db.patient.query<{ n: string }>(
      `select count(*) as n from ${table} t where ${isOlder(column)}`,
      [markOf(secrets)],
    );
    left += Number(row?.n ?? 0);
  }
  const [files] = await db.query<{ n: string }>('select count(*) as n from file where ready');
  return left + Number(files?.n ?? 0);
}

async function resealColumn({ db, secrets, log }: ResealParts, sealed: SealedColumn, turn: Turn): Promise<void> {
  const { table, column, keys, more = {}, contextOf } = sealed;
  const also = Object.entries(more).map(([name, sql]) => `, ${sql} as ${name}`);
  const select = `select ${keys.map((key) => `t.${key}::text as ${key}`).join(', ')}, t.${column} as sealed
    ${also.join('')} from ${table} t where ${isOlder(column)} limit ${atOnce}`;
  const update = `update ${table} t set ${column} = $1 where ${column} = $2
    ${keys.map((key, at) => `and t.${key}::text = $${at + 3}`).join(' ')}`;
  for (;;) {
    const rows = await db.patient.query<Record<string, string>>(select, [markOf(secrets)]);
    for (const row of rows) {
      if (turn.isStopped) return;
      const old = row['sealed'] ?? '';
      const context = contextOf(row);
      const fresh = secrets.seal(secrets.open(Buffer.from(old, 'base64'), context), context).toString('base64');
      // What somebody has written meanwhile stays.
      await db.query(update, [fresh, old, ...keys.map((key) => row[key])]);
      turn.left -= 1;
    }
    if (rows.length < atOnce) break;
  }
  log.info({ table, column, left: turn.left }, 'sealed anew');
}

interface FileRow {
  readonly id: string;
  readonly user_id: string;
  readonly blob: string;
}

async function resealFiles(parts: ResealParts, turn: Turn): Promise<void> {
  for (let after = ''; ;) {
    const rows: FileRow[] = await parts.db.query<FileRow>(
      `select id, user_id, blob from file where ready and id > $1 order by id limit ${atOnce}`,
      [after],
    );
    for (const row of rows) {
      if (turn.isStopped) return;
      await resealFile(parts, row);
      turn.left -= 1;
      after = row.id;
    }
    if (rows.length < atOnce) break;
  }
  parts.log.info({ left: turn.left }, 'pictures are sealed anew');
}

async function resealFile({ db, secrets, blobs, fileContext }: ResealParts, row: FileRow): Promise<void> {
  const old = await blobs.get(row.blob);
  if (old === null || secrets.newestMark.equals(old.subarray(0, secrets.newestMark.length))) return;
  await blobs.put(row.blob, secrets.seal(secrets.open(old, fileContext(row)), fileContext(row)));
  // Swept meanwhile: it would lie there for ever.
  if ((await db.query('select id from file where id = $1 and ready', [row.id])).length === 0)
    await blobs.remove(row.blob);
}

export function measureReseal(registry: Registry, { left }: { readonly left: () => number }): void {
  new Gauge({
    name: 'candor_sealed_with_older_key',
    registers: [registry],
    help: 'What an older key of SECRETS_KEY has still sealed; 0 when it can be dropped',
    collect() {
      this.set(left());
    },
  });
}
