import { hash, randomBytes } from 'node:crypto';
import { hourMs, platformDay } from '@candor/core/platform-day.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { keepDoing, type Every } from '../../market/timing.ts';
import type { PublicLog } from '../public-log.ts';
import { nonceBytes, readResponse, requestOf } from './token.ts';

interface Parts {
  readonly db: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly publicLog: Pick<PublicLog, 'shown'>;
  /** Of the server of time-stamps. */
  readonly url: string;
}

const timeoutMs = 10_000;
const answerMaxBytes = 65_536;

/** @throws where no answer comes in time, or one that is none */
async function ask(url: string, request: Buffer): Promise<Buffer> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new Uint8Array(request),
    headers: { 'content-type': 'application/timestamp-query' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok || answer.body === null) throw new Error(`it answers ${answer.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length > answerMaxBytes) throw new Error('its answer is too long');
  }
  return Buffer.concat(parts);
}

/**
 * Has the checkpoint that is shown stamped, unless one of this platform day is. @returns whether one was kept now
 * @throws where it could not be had
 */
export async function takeTimestamp({ db, clock, publicLog, url }: Parts): Promise<boolean> {
  const now = clock.now();
  const { shown } = publicLog;
  const [last] = await db.query<{ time: string | null }>('select max(time) as time from log_timestamp');
  if (shown === null || platformDay(Number(last?.time ?? 0)) >= platformDay(now)) return false;
  const imprint = hash('sha256', shown.note, 'buffer');
  const nonce = randomBytes(nonceBytes);
  const response = await ask(url, requestOf(imprint, nonce));
  const read = readResponse(response, imprint, nonce);
  if (!read.ok) throw new Error(read.refusal);
  await db.query('insert into log_timestamp (time, log, size, note, response) values ($1, $2, $3, $4, $5)', [
    now,
    shown.log,
    shown.size,
    shown.note,
    response,
  ]);
  return true;
}

const lookEveryMs = 60_000;

/** Takes one each platform day; after a fault it waits an hour. @returns a stop, which waits for what is under way */
export function keepTakingTimestamps(parts: Parts, every: Every): () => Promise<void> {
  let nextAt = 0;
  const look = async (): Promise<void> => {
    if (parts.clock.now() < nextAt) return;
    nextAt = parts.clock.now() + hourMs;
    await takeTimestamp(parts);
    nextAt = 0;
  };
  return keepDoing(every, lookEveryMs, look, (error) =>
    parts.log.warn({ err: error }, 'the public log is not time-stamped today yet'),
  ).stop;
}

/** A checkpoint and the answer that stamps it. */
export interface Timestamp {
  readonly note: string;
  readonly response: Uint8Array;
}

/** When there was one and of which size, a line for each, oldest first; empty where there is none. */
export async function listTimestamps(db: Pick<Database, 'query'>): Promise<string> {
  const rows = await db.query<{ time: string; size: string }>('select time, size from log_timestamp order by time');
  return rows.map(({ time, size }) => `${time} ${size}\n`).join('');
}

/** @param time of its line @returns null where there is none */
export async function readTimestamp(db: Pick<Database, 'query'>, time: string): Promise<Timestamp | null> {
  if (!/^[1-9]\d{0,15}$/.test(time)) return null;
  const [row] = await db.query<Timestamp>('select note, response from log_timestamp where time = $1', [time]);
  return row ?? null;
}
