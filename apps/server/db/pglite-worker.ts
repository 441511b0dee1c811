import { PGlite } from '@electric-sql/pglite';
import { constants, cpSync, openAsBlob } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './database.ts';
import { literalOf } from './embedded/literal.ts';

/** What the main thread asks: statements to run one after the other, in one transaction if `atomic`; or a copy. */
export type WorkerRequest =
  | { id: number; statements: readonly Statement[]; atomic: boolean }
  | { id: number; copyTo: string };
export type WorkerReply =
  | { id: number; rows: Record<string, unknown>[][] }
  | { id: number; error: { message: string; code?: string | undefined; constraint?: string | undefined } };

const asText = (value: string): string => value;
const int8 = 20;
const numeric = 1700;

const { folder, copyOf } = workerData as { folder: string | null; copyOf: string | null };
const db = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(copyOf === null ? {} : { loadDataDir: await openAsBlob(copyOf) }),
  parsers: { [int8]: asText, [numeric]: asText },
});
// Literals rest on the first. By the second each plan is made for the tables as they are: one that was made while they
// were empty would stay.
await db.exec('set standard_conforming_strings = on; set plan_cache_mode = force_custom_plan');
const port = parentPort;
if (port === null) throw new Error('the database worker has no parent');

type Rows = Record<string, unknown>[];

async function runEach(statements: readonly Statement[]): Promise<Rows[]> {
  const rows: Rows[] = [];
  for (const { sql, params } of statements) {
    // Without parameters the simple protocol is used: it takes several statements in one text, as migrations have.
    if (params === undefined || params.length === 0) rows.push((await db.exec(sql)).at(-1)?.rows ?? []);
    else rows.push((await db.query<Record<string, unknown>>(sql, params as unknown[])).rows);
  }
  return rows;
}

/** Names of the statements that were parsed, by their text. */
const names = new Map<string, string>();
const namesAtMost = 500;

/** @throws when it can't be parsed */
async function nameOf(sql: string): Promise<string> {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `statement${names.size}`;
  await db.exec(`prepare ${name} as ${sql}`);
  names.set(sql, name);
  return name;
}

/** The statements as one text, each parsed only once; null where one of them has no parameters or no such form. */
async function asOneText(statements: readonly Statement[]): Promise<string | null> {
  const written = statements.map(({ sql, params = [] }) => ({ sql, literals: params.map(literalOf) }));
  const isWritable = written.every(({ literals }) => literals.length > 0 && !literals.includes(null));
  if (!isWritable || names.size > namesAtMost) return null;
  const texts: string[] = [];
  for (const { sql, literals } of written) texts.push(`execute ${await nameOf(sql)} (${literals.join(', ')})`);
  return texts.join(';');
}

/** In one go where that can be: by itself each statement is parsed anew and handed over in several messages. */
async function runTogether(statements: readonly Statement[]): Promise<Rows[]> {
  const text = await asOneText(statements);
  try {
    if (text !== null) return (await db.exec(`begin;${text};commit`)).slice(1, -1).map(({ rows }) => rows);
    await db.exec('begin');
    const rows = await runEach(statements);
    await db.exec('commit');
    return rows;
  } catch (error) {
    await db.exec('rollback').catch(() => undefined);
    throw error;
  }
}

/** Between two requests: what was committed is in the files by then, and nothing changes them meanwhile. */
async function copyTo(target: string): Promise<Rows[]> {
  if (folder === null) throw new Error('a database in memory has no files');
  await db.exec('checkpoint');
  cpSync(folder, target, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
  return [];
}

function run(request: WorkerRequest): Promise<Rows[]> {
  if ('copyTo' in request) return copyTo(request.copyTo);
  return request.atomic ? runTogether(request.statements) : runEach(request.statements);
}

/** One connection: requests run strictly one after the other. */
let last: Promise<unknown> = Promise.resolve();
port.on('message', (request: WorkerRequest | 'close') => {
  last = last.then(async () => {
    if (request === 'close') {
      await db.close();
      port.close();
      return;
    }
    try {
      port.postMessage({ id: request.id, rows: await run(request) } satisfies WorkerReply);
    } catch (error) {
      const { message, code, constraint } = error as Error & { code?: string; constraint?: string };
      port.postMessage({ id: request.id, error: { message, code, constraint } } satisfies WorkerReply);
    }
  });
});
port.postMessage('ready');
// As in the main program.
flushCompileCache();
