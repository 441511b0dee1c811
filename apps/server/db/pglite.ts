import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../running/start-error.ts';
import { DatabaseUnavailable, faultOf, type Database, type Statement, type Writer } from './database.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { openPrivateFolder } from './private-folder.ts';
import { forgettingTables } from './roles/server-role.ts';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

type Waiting = { resolve(rows: Record<string, unknown>[][]): void; reject(error: Error): void };
const maintenanceEveryMs = 60_000;
/** Tables whose rows change or go: a frame of the tape stays for a minute, and the place it leaves would be lost. */
const changing = [
  'account',
  'bonus',
  'candle',
  'day_result',
  'exchange_quote',
  'fast_order',
  'idempotency',
  'past_candle',
  'session',
  'tape_frame',
];
const vacuum = (table: string): Statement => ({ sql: `vacuum ${table}` });
const sweptEveryMs = 3_600_000;

/** In watch mode Node mixes messages of its own among those of the thread: the files it has loaded. */
function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === 'ready') resolve();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the embedded database did not start')));
  });
}

const errorOf = ({ message, code, constraint }: Extract<WorkerReply, { error: unknown }>['error']): Error =>
  faultOf(Object.assign(new Error(message), { code, constraint })) as Error;

/** Requests to the database's thread, in their order; once it has ended they fail at once. */
function requestsTo(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let stopped: Error | null = null;

  const fail = (error: Error): void => {
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new DatabaseUnavailable('the embedded database has stopped')));
  worker.on('message', (reply: WorkerReply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('rows' in reply) request?.resolve(reply.rows);
    else request?.reject(errorOf(reply.error));
  });

  const ask = (requestOf: (id: number) => WorkerRequest): Promise<Record<string, unknown>[][]> =>
    new Promise((resolve, reject) => {
      // A thread that has ended takes messages without a word.
      if (stopped !== null) {
        reject(stopped);
        return;
      }
      const id = next++;
      waiting.set(id, { resolve, reject });
      worker.postMessage(requestOf(id));
    });

  return {
    get stopped() {
      return stopped !== null;
    },
    send: (statements: readonly Statement[], atomic: boolean) => ask((id) => ({ id, statements, atomic })),
    copy: (copyTo: string) => ask((id) => ({ id, copyTo })),
  };
}

/** What the machine inside says of a file that it can't read helps nobody; it stays as the cause. */
const damaged = (folder: string, cause: unknown): StartError =>
  new StartError(
    `the embedded database in ${resolve(folder)} can't be opened: it is damaged, or is no database of Candor. ` +
      'Set the folder aside and put back a whole copy from a backup, or name another DATA_DIR to begin anew.',
    { cause },
  );

function hold(folder: string): FolderLock {
  openPrivateFolder(folder);
  return lockFolder(folder);
}

const nothing = (): Promise<void> => Promise.resolve();
/** Its folder is locked: there is no other process, and no epoch. */
function writersOn(batch: Writer['batch']): Pick<Database, 'openWriter' | 'awaitWriter'> {
  const open = (): Promise<Writer> => Promise.resolve({ batch, keep: nothing, close: nothing });
  return { openWriter: open, awaitWriter: open };
}

/** Nothing in the embedded engine checkpoints or vacuums by itself. @returns a stop */
function keepUp(send: (statements: readonly Statement[]) => Promise<unknown>): () => void {
  const every = (ms: number, ...statements: Statement[]): NodeJS.Timeout =>
    setInterval(() => void send(statements).catch(() => undefined), ms).unref();
  const kept = [
    every(maintenanceEveryMs, { sql: 'checkpoint' }, ...changing.map(vacuum)),
    // What the sweeps of an hour have taken.
    every(sweptEveryMs, ...forgettingTables.map(vacuum)),
  ];
  return () => kept.forEach((timer) => clearInterval(timer));
}

/**
 * PostgreSQL in this process, in a thread of its own.
 * @param folder where the data lies; null keeps it in memory
 * @param copyOf file with the data to begin with, as `dumpDataDir` has written it; null begins empty
 * @throws DataHeldError when another process works on the folder; StartError when it can't be used
 */
export async function openPglite(folder: string | null, copyOf: string | null = null): Promise<Database> {
  const lock = folder === null ? null : hold(folder);
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder: folder === null ? null : join(folder, 'pg'), copyOf },
  });
  try {
    await ready(worker);
  } catch (error) {
    lock?.release();
    throw folder === null ? error : damaged(folder, error);
  }
  const requests = requestsTo(worker);
  const { send } = requests;
  const batch = (statements: readonly Statement[]): Promise<Record<string, unknown>[][]> => send(statements, true);

  const endUpkeep = keepUp((statements) => send(statements, false));
  const query = async <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
    (await send([{ sql, params }], false))[0] as Row[];

  return {
    kind: 'pglite',
    query,
    batch,
    patient: { query, batch },
    ...writersOn(batch),
    ...(folder === null ? {} : { copyTo: async (target: string) => void (await requests.copy(target)) }),
    async close() {
      endUpkeep();
      if (!requests.stopped) {
        worker.postMessage('close');
        await once(worker, 'exit');
      }
      lock?.release();
    },
  };
}
