import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database.ts';
import { emptied, keepBeginning, type Beginning } from './emptied.ts';
import { migratedCopy } from './migrated-copy.ts';
import { migratedTemplate } from './postgres/migrated-template.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Set on PostgreSQL: where a child process finds the same data. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

const embedded = (db: Database): TestDatabase => ({ db, url: undefined, drop: () => db.close() });
const serverUrl = (): string | undefined => (process.env.DATABASE_URL === '' ? undefined : process.env.DATABASE_URL);

interface Idle {
  readonly db: Database;
  readonly beginning: Beginning;
}
/** Embedded ones whose tests have ended: to empty one takes a tenth of what a new one takes. */
const idle: Idle[] = [];

async function openEmbedded(): Promise<Idle> {
  const db = await openPglite(null, await migratedCopy());
  return { db, beginning: await keepBeginning(db) };
}

async function takeEmbedded(): Promise<TestDatabase> {
  const taken = idle.pop() ?? (await openEmbedded());
  const { db, beginning } = taken;
  return {
    db: { ...db },
    url: undefined,
    async drop() {
      // One that a test has closed, or whose schema it has changed, is not used again.
      if (await emptied(db, beginning).catch(() => false)) idle.push(taken);
      else await db.close();
    },
  };
}

/** An empty database with the schema: a fresh one on the server that DATABASE_URL names, else embedded in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = serverUrl();
  return server === undefined ? takeEmbedded() : openOn(server, await migratedTemplate(server));
}

/** The same without any table. */
export async function openBareDatabase(): Promise<TestDatabase> {
  const server = serverUrl();
  return server === undefined ? embedded(await openPglite(null)) : openOn(server);
}

/** @param template which the new one begins as */
async function openOn(server: string, template = 'template1'): Promise<TestDatabase> {
  const name = `candor_test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, () => undefined);
  return {
    db,
    url: url.href,
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
