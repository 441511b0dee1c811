import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseProblem, explainFault, listenProblem } from './explain-fault.ts';
import { StartError } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a start says that is expected to give up. */
async function say(settings: Record<string, string>, uid?: number): Promise<{ code: number | null; words: string }> {
  const program = fileURLToPath(new URL('../main.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_ACCOUNT: '0',
      NODE_COMPILE_CACHE: join(folder, String(uid)),
      ...settings,
    },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      words += String(chunk);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(words).not.toMatch(/^\s+at /m);
  return { code, words: words.trim() };
}

test.runIf(process.getuid?.() === 0)('a data folder that this user may not write in', async () => {
  const { code, words } = await say({ DATA_DIR: join(folder, 'data') }, 65_534);
  expect([code, words]).toEqual([
    1,
    `DATA_DIR: this user may not write in ${join(folder, 'data')}. ` +
      'Name a folder of its own, or give it this one: chown',
  ]);
});

test('a PostgreSQL that is not there, without the password', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await new Promise((resolve) => {
    silent.close(resolve);
  });
  const gone = await say({ DATABASE_URL: `postgres://candor:secret@127.0.0.1:${port}/trade` });
  expect(gone).toEqual({
    code: 1,
    words:
      `DATABASE_URL: no PostgreSQL answers (user candor, database trade at 127.0.0.1:${port}). ` +
      'Is it running, and does it listen there?',
  });
});

const fault = (code: string, more: object = {}): Error => Object.assign(new Error('as it came'), { code, ...more });
const wordsOf = (error: unknown): string => (error instanceof StartError ? error.message : 'no words');

test.each([
  ['28P01', 'PostgreSQL refuses this user and password'],
  ['28000', 'PostgreSQL knows no such user'],
  ['3D000', 'there is no such database'],
  ['42501', 'this role may not work on the database'],
  ['53300', 'PostgreSQL has no connection left'],
  ['57P03', 'PostgreSQL is starting or stopping'],
  ['ENOTFOUND', 'no PostgreSQL answers'],
  ['ETIMEDOUT', 'no PostgreSQL answers'],
])('%s of a PostgreSQL is said in words that hold no password', (code, words) => {
  const said = wordsOf(databaseProblem(fault(code), 'postgres://candor:secret@db.example/trade'));
  expect(said).toMatch(new RegExp(`^DATABASE_URL: ${words}[^]*\\(user candor, database trade at db\\.example\\)`));
  expect(said).not.toContain('secret');
});

test('what nobody has words for stays as it is, and a right that is missing later is said without a stack', () => {
  expect(wordsOf(databaseProblem(fault('XX000'), 'postgres://candor:secret@db.example/trade'))).toBe('no words');
  expect(explainFault(fault('42501'))).toBe(
    'DATABASE_URL: this role may not do what the program needs (as it came). ' +
      'Give it the database: alter database … owner to …',
  );
  expect(wordsOf(listenProblem(fault('EACCES', { syscall: 'listen' }), { host: '127.0.0.1', port: 80 }))).toMatch(
    /^Port 80 needs more rights/,
  );
});

const server = process.env['DATABASE_URL'] ?? '';
describe.runIf(server !== '')('a PostgreSQL that refuses', () => {
  const name = `candor_words_${randomBytes(4).toString('hex')}`;
  const at = (user: string, database: string): string => {
    const url = new URL(server);
    url.username = user;
    url.pathname = `/${database}`;
    return url.href;
  };
  const administer = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  afterAll(() => administer(`drop database if exists ${name} with (force)`));

  test('an unknown database, an unknown user', async () => {
    const { username: root } = new URL(server);
    expect((await say({ DATABASE_URL: at(root, `${name}_none`) })).words).toMatch(
      /^DATABASE_URL: there is no such database: createdb makes one \(/,
    );
    expect((await say({ DATABASE_URL: at(`${name}_nobody`, 'postgres') })).words).toMatch(
      /^DATABASE_URL: PostgreSQL (knows no such user|refuses this user)/,
    );
  });

  test('a user without rights', async ({ skip }) => {
    const [mayCreateRoles] = await administer(
      'select 1 from pg_roles where rolname = current_user and (rolcreaterole or rolsuper)',
    );
    skip(mayCreateRoles === undefined, 'the user of DATABASE_URL may not create roles');
    await administer(`create database ${name}`);
    await administer(`create role ${name} login password '${decodeURIComponent(new URL(server).password)}'`);
    try {
      const { code, words } = await say({ DATABASE_URL: at(name, name) });
      expect([code, words.split(' (')[0]]).toEqual([1, 'DATABASE_URL: this role may not do what the program needs']);
    } finally {
      await administer(`drop role ${name}`);
    }
  });
});
