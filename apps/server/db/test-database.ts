import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migratedCopy } from './migrated-copy.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Set on PostgreSQL: where a child process finds the same data. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** An empty database with the schema: a fresh one on the server that DATABASE_URL names, else embedded in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  if (server === undefined || server === '') {
    const db = await openPglite(null, await migratedCopy());
    return { db, url: undefined, drop: () => db.close() };
  }
  const name = `candor_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, () => undefined);
  await migrate(db);
  return {
    db, url: url.href,
    async drop() {
      await db.close();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
