import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../../apps/server/db/database.ts';
import { openPostgres } from '../../apps/server/db/postgres.ts';
import { lastSignedFileName } from '../../apps/server/log/last-signed.ts';
import { highWaterFileName } from '../../apps/server/backup/high-water.ts';
import { embeddedPlace, type Place } from '../../bench/harness/place.ts';
import { postgresUrl } from '../faults/place.ts';

/** All that a house has: its database, and the folder with its key and with what it knows of its own words. */
export interface HouseData {
  /** Settings that lead a server to it. */
  readonly settings: Readonly<Record<string, string>>;
  /** While no server runs on it, as whoever owns the tables. */
  open(): Promise<Database>;
  copy(): Promise<HouseData>;
  /** A liar's first step: what the server has kept beside its database of what it once signed and told. */
  forget(): Promise<void>;
  drop(): Promise<void>;
}

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'candor-tamper-'));
const forgetIn = async (folder: string): Promise<void> => {
  for (const name of [lastSignedFileName, highWaterFileName]) await rm(path.join(folder, name), { force: true });
};

function embeddedData(place: Place): HouseData {
  return {
    settings: place.settings,
    open: () => place.open(),
    copy: async () => embeddedData(await place.copy()),
    forget: () => forgetIn(place.settings['DATA_DIR'] ?? ''),
    drop: () => place.drop(),
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

async function postgresData(server: string, like: { readonly name: string; readonly folder: string } | null) {
  const name = `candor_tamper_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}${like === null ? '' : ` template ${like.name}`}`);
  const folder = await newFolder();
  if (like !== null) await cp(like.folder, folder, { recursive: true });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const data: HouseData = {
    settings: { DATABASE_URL: url.href, DATA_DIR: folder },
    open: () => Promise.resolve(openPostgres(url.href, () => undefined)),
    copy: () => postgresData(server, { name, folder }),
    forget: () => forgetIn(folder),
    async drop() {
      await administer(server, `drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return data;
}

/** Nothing yet: on the PostgreSQL of DATABASE_URL, without it in a folder of the embedded one. */
export const newHouseData = async (): Promise<HouseData> =>
  postgresUrl === undefined ? embeddedData(await embeddedPlace()) : postgresData(postgresUrl, null);
