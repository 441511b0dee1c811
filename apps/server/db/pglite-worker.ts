import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './database.ts';

/** What the main thread asks: statements to run one after the other, in one transaction if `atomic`. */
export interface WorkerRequest {
  id: number;
  statements: readonly Statement[];
  atomic: boolean;
}
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
const port = parentPort;
if (port === null) throw new Error('the database worker has no parent');

async function run({ statements, atomic }: WorkerRequest): Promise<Record<string, unknown>[][]> {
  const rows: Record<string, unknown>[][] = [];
  if (atomic) await db.exec('begin');
  try {
    for (const { sql, params } of statements) {
      // Without parameters the simple protocol is used: it takes several statements in one text, as migrations have.
      if (params === undefined || params.length === 0) rows.push((await db.exec(sql)).at(-1)?.rows ?? []);
      else rows.push((await db.query<Record<string, unknown>>(sql, params as unknown[])).rows);
    }
    if (atomic) await db.exec('commit');
    return rows;
  } catch (error) {
    if (atomic) await db.exec('rollback').catch(() => undefined);
    throw error;
  }
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
