import { PGlite } from '@electric-sql/pglite';
import { constants, cpSync, openAsBlob } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './database.ts';
import { parsers, StatementRunner } from './embedded/run-statements.ts';

/** What the main thread asks: statements to run one after the other, in one transaction if `atomic`; or a copy. */
export type WorkerRequest =
  | { id: number; statements: readonly Statement[]; atomic: boolean }
  | { id: number; copyTo: string };
export type WorkerReply =
  | { id: number; rows: Record<string, unknown>[][] }
  | { id: number; error: { message: string; code?: string | undefined; constraint?: string | undefined } };

const { folder, copyOf } = workerData as { folder: string | null; copyOf: string | null };
const db = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(copyOf === null ? {} : { loadDataDir: await openAsBlob(copyOf) }),
  parsers,
});
const runner = await StatementRunner.on(db);
const port = parentPort;
if (port === null) throw new Error('the database worker has no parent');

type Rows = Record<string, unknown>[];

/** Between two requests: what was committed is in the files by then, and nothing changes them meanwhile. */
async function copyTo(target: string): Promise<Rows[]> {
  if (folder === null) throw new Error('a database in memory has no files');
  await db.exec('checkpoint');
  cpSync(folder, target, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE });
  return [];
}

function run(request: WorkerRequest): Promise<Rows[]> {
  if ('copyTo' in request) return copyTo(request.copyTo);
  return request.atomic ? runner.together(request.statements) : runner.each(request.statements);
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
