import type { Database } from '../db/database.ts';
import type { Feed } from '../market/feed.ts';

/** How far the platform's clock may be from another; beyond, real prices count as too old or as of the future. */
export const apartMaxMs = 2_000;

/** Where another clock stands. */
export interface ClockReading {
  readonly of: 'machine' | 'database' | 'feed';
  /** How far our clock is ahead of it, in ms; below zero when it is behind. Known to half the time of the answer. */
  readonly aheadMs: number;
  /** Apart by more than the answer's way explains. */
  readonly isApart: boolean;
}

/** @param ask epoch ms of the other clock; null when it doesn't say */
async function read(
  of: ClockReading['of'],
  now: () => number,
  ask: () => Promise<number | null>,
): Promise<ClockReading | null> {
  const before = now();
  const theirs = await ask().catch(() => null);
  const after = now();
  if (theirs === null) return null;
  const aheadMs = Math.round((before + after) / 2 - theirs);
  return { of, aheadMs, isApart: Math.abs(aheadMs) - (after - before) / 2 > apartMaxMs };
}

export const readMachine = async (now: () => number, wall: () => number = Date.now): Promise<ClockReading | null> =>
  read('machine', now, () => Promise.resolve(wall()));

export const readDatabase = (now: () => number, db: Pick<Database, 'query'>): Promise<ClockReading | null> =>
  read('database', now, async () => {
    const [row] = await db.query<{ now: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    return row === undefined ? null : Number(row.now);
  });

export const readFeed = (now: () => number, { serverTime }: Pick<Feed, 'serverTime'>): Promise<ClockReading | null> =>
  read('feed', now, () => serverTime?.() ?? Promise.resolve(null));

/** In words, for the log and for whoever starts the program. */
export function sayReading({ of, aheadMs }: ClockReading): string {
  const names = {
    machine: "this machine's clock",
    database: "the database's clock",
    feed: "the clock of the market's feed",
  };
  return `${Math.abs(aheadMs / 1_000).toFixed(1)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ${names[of]}`;
}
