import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../running/start-error.ts';
import type { Database } from './database.ts';
import { landedMigrations } from './landed/landed-migrations.ts';

const folder = new URL('./migrations/', import.meta.url);

export interface Migration {
  readonly name: string;
  readonly sql: string;
}
interface Applied {
  readonly name: string;
  readonly checksum: string | null;
}

/** SHA-256, hexadecimal; the same whichever line ends a checkout has. */
export const checksumOf = (sql: string): string => hash('sha256', sql.replaceAll('\r\n', '\n'), 'hex');

/** The migrations of this program in the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}

/**
 * Brings the schema up to date: every migration once, each in its own transaction, in the order of their numbers.
 * @throws StartError when the data is newer than this program, or a migration is not what was applied
 */
export async function migrate(db: Pick<Database, 'query' | 'batch'>, migrations?: readonly Migration[]): Promise<void> {
  const own = migrations ?? (await readMigrations());
  await db.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  await db.query('alter table migration add column if not exists checksum text');
  const applied = await db.query<Applied>('select name, checksum from migration order by name');
  refuseNewerData(applied, own);
  refuseChanged(applied, own);
  await noteChecksums(db, applied, own);
  const done = new Set(applied.map(({ name }) => name));
  for (const { name, sql } of own) {
    if (done.has(name)) continue;
    await db.batch([
      { sql },
      { sql: 'insert into migration (name, checksum) values ($1, $2)', params: [name, checksumOf(sql)] },
    ]);
  }
}

/**
 * Brings the schema up to date where this role may; a server's own role can only see whether it is.
 * @throws StartError when the schema is older or newer than this program
 */
export async function prepareSchema(db: Pick<Database, 'query' | 'batch'>): Promise<void> {
  await refuseOlderSchema(db);
  if (await mayMigrate(db)) await migrate(db);
}

/** @throws StartError when the schema is older, and this role may not change that; or newer than this program */
export async function refuseOlderSchema(db: Pick<Database, 'query'>): Promise<void> {
  if (await mayMigrate(db)) return;
  const lacking = await lackingMigrations(db);
  if (lacking.length > 0)
    throw new StartError(
      `This data is older than this program: it lacks ${lacking.join(', ')}, and this role may not change tables. ` +
        'Run npm run migrate with DATABASE_OWNER_URL first.',
    );
}

/** What the schema lacks of this program's. @throws StartError when it is newer, or made otherwise */
export async function lackingMigrations(db: Pick<Database, 'query'>): Promise<string[]> {
  const own = await readMigrations();
  const applied = await db.query<Applied>('select name, checksum from migration order by name');
  refuseNewerData(applied, own);
  refuseChanged(applied, own);
  const done = new Set(applied.map(({ name }) => name));
  return own.flatMap(({ name }) => (done.has(name) ? [] : [name]));
}

async function mayMigrate(db: Pick<Database, 'query'>): Promise<boolean> {
  const [row] = await db.query<{ owns: boolean | null }>(
    `select pg_has_role(current_user, c.relowner, 'usage') as owns
      from pg_class c where c.oid = to_regclass('public.migration')`,
  );
  return row?.owns !== false;
}

/** The same as {@link migrate} as the only writer. @throws DataHeldError when a server is running on the data */
export async function migrateAlone(db: Database): Promise<void> {
  const writer = await db.openWriter();
  try {
    await prepareSchema(db.patient);
  } finally {
    await writer.close();
  }
}

/** The same where there is something to do; else also beside a server that runs. @throws as {@link migrateAlone} */
export async function migrateWhatLacks(db: Database): Promise<void> {
  const [made] = await db.query(
    "select 1 from pg_attribute where attrelid = to_regclass('public.migration') and attname = 'checksum'",
  );
  if (made === undefined || (await lackingMigrations(db)).length > 0) await migrateAlone(db);
}

function refuseNewerData(applied: readonly Applied[], own: readonly Migration[]): void {
  const known = new Set(own.map(({ name }) => name));
  const unknown = applied.flatMap(({ name }) => (known.has(name) ? [] : [name]));
  if (unknown.length === 0) return;
  throw new StartError(
    'This data was written by a newer version of Candor, ' +
      `which this one can't read (it does not know ${unknown.join(', ')}).` +
      ' Start that version again, or restore a backup from before the upgrade.',
  );
}

/** A text that was landed before is accepted: what it lacks, a later migration has made good. */
function refuseChanged(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  for (const { name, sql } of migrations) {
    const checksum = checksums.get(name) ?? null;
    const own = checksumOf(sql);
    const landed = landedMigrations[name] ?? [];
    if (checksum === null || checksum === own || (landed.includes(checksum) && landed.includes(own))) continue;
    throw new StartError(
      `The migration ${name} was changed after it was applied to this data. Put the file back as it was;` +
        ' what is to change belongs into a new migration.',
    );
  }
}

/** Data from before checksums were kept gets those of the texts that it was made with. */
async function noteChecksums(
  db: Pick<Database, 'query'>,
  applied: readonly Applied[],
  own: readonly Migration[],
): Promise<void> {
  if (applied.every(({ checksum }) => checksum !== null)) return;
  const [has] = await db.query<{ daily_profit: boolean }>(
    "select to_regclass('daily_profit') is not null as daily_profit",
  );
  const isFirst = has?.daily_profit === false;
  const texts = new Map(own.map(({ name, sql }) => [name, checksumOf(sql)]));
  for (const { name, checksum } of applied) {
    if (checksum !== null) continue;
    // Of all landed migrations the ledger's alone was ever edited; its first text had no table of daily profits.
    const made = isFirst ? landedMigrations[name]?.[0] : undefined;
    await db.query('update migration set checksum = $2 where name = $1', [name, made ?? texts.get(name)]);
  }
}
