import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Brings the schema up to date: every migration once, each in its own transaction, in the order of their numbers. */
export async function migrate(db: Pick<Database, 'query' | 'batch'>): Promise<void> {
  await db.query('create table if not exists migration (name text primary key, applied_at timestamptz not null default now())');
  const applied = new Set((await db.query<{ name: string }>('select name from migration')).map((row) => row.name));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files) {
    if (applied.has(name)) continue;
    const sql = await readFile(new URL(name, folder), 'utf8');
    await db.batch([{ sql }, { sql: 'insert into migration (name) values ($1)', params: [name] }]);
  }
}
