import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { writeDurably } from '../disk/write-durably.ts';
import { keepDoing, type Every } from '../market/timing.ts';
import { reachOf, type Reach } from './reach.ts';
import { markRestore } from './restore-marks.ts';

/**
 * How far a server of this folder has committed, kept beside the database: whichever way older data come back, by a
 * command, by a recovery to a point in time or by a copied folder, the next start sees that it had told more.
 */
export const highWaterFileName = 'high-water.json';
const noteEveryMs = 10_000;

const highWaterSchema = z.object({ installation: z.number(), journal: z.string().regex(/^\d+$/), time: z.number() });
type HighWater = z.output<typeof highWaterSchema>;

interface HighWaterParts {
  readonly db: Database;
  readonly folder: string;
}

const installationOf = async (db: Database): Promise<number> =>
  Number((await db.query<{ created_at: string }>('select created_at from installation'))[0]?.created_at);

/** What the last server here had told of this installation; null when there was none, or the file can't be read. */
export async function highWaterOf(db: Database, folder: string): Promise<HighWater | null> {
  const highWater = readHighWater(folder);
  return highWater?.installation === (await installationOf(db)) ? highWater : null;
}

function readHighWater(folder: string): HighWater | null {
  const file = join(folder, highWaterFileName);
  try {
    return existsSync(file) ? highWaterSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  } catch {
    return null;
  }
}

const isBehind = (reach: Reach, highWater: HighWater): boolean => BigInt(reach.journal) < BigInt(highWater.journal);

/** Marks the gap when these data end earlier than what was told from here. @returns whether they do */
export async function findGap({ db, folder }: HighWaterParts, now: number): Promise<boolean> {
  const highWater = await highWaterOf(db, folder);
  if (highWater === null || !isBehind(await reachOf(db), highWater)) return false;
  await markRestore(db, { cause: 'found', until: highWater.time, now });
  return true;
}

async function note({ db, folder }: HighWaterParts): Promise<void> {
  const { journal, time } = await reachOf(db);
  const highWater: HighWater = { installation: await installationOf(db), journal, time };
  await writeDurably(join(folder, highWaterFileName), JSON.stringify(highWater));
}

/** Notes from now on every ten seconds, and at the end, how far the server has come. @returns a stop */
export function keepHighWater(parts: HighWaterParts, every: Every, log: Pick<Logger, 'warn'>): () => Promise<void> {
  const onFault = (error: unknown): void => log.warn({ err: error }, 'how far the server has come was not noted');
  const kept = keepDoing(every, noteEveryMs, () => note(parts), onFault);
  kept.now();
  return async () => {
    await kept.stop();
    await note(parts).catch(onFault);
  };
}
