import { randomBytes } from 'node:crypto';
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../../apps/server/db/database.ts';
import { openPglite } from '../../apps/server/db/pglite.ts';
import { openPostgres } from '../../apps/server/db/postgres.ts';

/** Where one server's data lies: a fresh database, or a folder of the embedded one. */
export interface Place {
  readonly kind: 'postgres' | 'embedded';
  /** Settings that lead a server to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens the data from outside. The embedded database allows that only while no server runs on it. */
  open(): Promise<Database>;
  /** The data as they are now, to be looked at while a server goes on. */
  copy(): Promise<Place>;
  drop(): Promise<void>;
}

const localPostgres = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The PostgreSQL to measure on: DATABASE_URL, else the usual one of this machine; null when none answers. */
export async function findPostgres(): Promise<string | null> {
  const { DATABASE_URL: named } = process.env;
  const url = named === undefined || named === '' ? localPostgres : named;
  return administer(url, 'select 1').then(
    () => url,
    () => null,
  );
}

/** Its version in words; null when none answers. */
export async function postgresVersion(): Promise<string | null> {
  const url = await findPostgres();
  if (url === null) return null;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
}

/**
 * A new database on a server. @param server URL of any database there whose user may create databases
 * @param template what the new one begins as
 */
export async function postgresPlace(server: string, template = 'template1'): Promise<Place> {
  const name = `candor_run_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-beside-'));
  const place = postgresAt(url.href);
  return {
    ...place,
    // What a server keeps beside its database is nobody else's.
    settings: { ...place.settings, DATA_DIR: folder },
    async drop() {
      await rm(folder, { recursive: true, force: true });
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A database that stays. */
export function postgresAt(url: string): Place {
  const place: Place = {
    kind: 'postgres',
    settings: { DATABASE_URL: url },
    open: () => Promise.resolve(openPostgres(url, () => undefined)),
    copy: () => Promise.resolve(place),
    drop: () => Promise.resolve(),
  };
  return place;
}

/** A new folder for the embedded database. */
export const embeddedPlace = async (): Promise<Place> => folderPlace(await mkdtemp(path.join(tmpdir(), 'candor-run-')));

const folderPlace = (folder: string): Place => ({
  kind: 'embedded',
  settings: { DATA_DIR: folder },
  open: () => openPglite(folder),
  async copy() {
    const target = await mkdtemp(path.join(tmpdir(), 'candor-copy-'));
    // The socket by which a running server is asked for a backup stays where its process was.
    const filter = async (file: string): Promise<boolean> => !(await lstat(file)).isSocket();
    await cp(folder, target, { recursive: true, filter });
    return folderPlace(target);
  },
  drop: () => rm(folder, { recursive: true, force: true }),
});

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
