import { hash } from 'node:crypto';
import pg from 'pg';
import { fingerprint } from '../migrated-copy.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';

/** Processes that make the template at once wait for each other under this number. */
const makingLock = 7_263_002;

/** Of the databases on that server. */
async function makeTemplate(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [makingLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    // Under its name it is whole: one that was broken off has another.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(server);
    url.pathname = `/${unfinished}`;
    const db = openPostgres(url.href, () => undefined);
    try {
      await migrate(db.patient);
    } finally {
      await db.close();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await client.end();
  }
}

const made = new Map<string, Promise<void>>();

/**
 * The name of a database with the present schema on that server, of the user of its address, from which others are
 * made: to copy it takes a fraction of what migrating takes.
 */
export async function migratedTemplate(server: string): Promise<string> {
  const { username } = new URL(server);
  const name = `candor_schema_${hash('sha256', `${username} ${await fingerprint()}`).slice(0, 16)}`;
  const making = made.get(name) ?? makeTemplate(server, name);
  made.set(name, making);
  await making;
  return name;
}
