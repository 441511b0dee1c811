import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { relative, resolve, join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { StartError } from '../running/start-error.ts';
import { reachOf, type Reach } from './reach.ts';

/** The line by which a command on this machine asks the running server: whoever may enter its data folder. */
export const lineName = 'control.sock';
/** Of a local socket's address, by the operating systems. */
const addressMax = 100;

function addressOf(folder: string): string {
  const place = resolve(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\candor-${hash('sha256', place)}`;
  const whole = join(place, lineName);
  const near = relative(process.cwd(), whole);
  return near.length < whole.length ? near : whole;
}

const askedSchema = z.strictObject({ copyTo: z.string().min(1) });
const answerSchema = z.union([
  z.object({ reach: z.object({ journal: z.string(), time: z.number() }) }),
  z.object({ error: z.string() }),
]);

/** Lays a copy of the embedded database into a new folder; commits wait meanwhile. @returns how far it goes */
export async function copyDatabase(db: Database, folder: string): Promise<Reach> {
  if (db.copyTo === undefined) throw new StartError('only an embedded database is copied as a folder');
  // Handed over in the same turn, so that nothing is committed between the two.
  const [reach] = await Promise.all([reachOf(db), db.copyTo(folder)]);
  return reach;
}

async function bodyOf(message: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(db: Database, asked: IncomingMessage, reply: ServerResponse): Promise<void> {
  try {
    const { copyTo } = askedSchema.parse(await bodyOf(asked));
    reply.end(JSON.stringify({ reach: await copyDatabase(db, copyTo) }));
  } catch (error) {
    reply.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  }
}

/**
 * Listens for the commands of this machine while the server has the embedded database. A folder whose name is too long
 * for such a line has none: its backup is made while the server is stopped.
 * @returns a stop; null when there is no line
 */
export async function openControl(db: Database, folder: string): Promise<(() => Promise<void>) | null> {
  const address = addressOf(folder);
  if (db.copyTo === undefined || Buffer.byteLength(address) > addressMax) return null;
  // Left by a server that was killed; this one holds the folder's lock.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((asked, reply) => void answer(db, asked, reply));
  server.listen(address);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/** @returns what the running server has copied; null when none runs here @throws StartError when it could not */
export async function askForCopy(dataFolder: string, copyTo: string): Promise<Reach | null> {
  const asked = request({ socketPath: addressOf(dataFolder), method: 'POST' });
  asked.end(JSON.stringify({ copyTo: resolve(copyTo) }));
  let reply: IncomingMessage;
  try {
    [reply] = (await once(asked, 'response')) as [IncomingMessage];
  } catch {
    return null;
  }
  const answered = answerSchema.parse(await bodyOf(reply));
  if ('error' in answered) throw new StartError(`The running server could not copy its database: ${answered.error}`);
  return answered.reach;
}
