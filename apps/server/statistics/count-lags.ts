import { platformDay } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';

type Lags = ReadonlyMap<string, readonly number[]>;

const addSql = `insert into statistics_tally as t (platform_day, topic, name, count)
  select $1, 'lag ' || source, bucket, count
    from unnest($2::text[], $3::text[], $4::bigint[]) as l (source, bucket, count)
  on conflict (topic, platform_day, name) do update set count = t.count + excluded.count`;

/**
 * Stores what was counted in memory since the last time. What was not stored by the end of the process is lost.
 * @param lags by venue and bucket, since the start of the process
 * @returns what does so, for the platform day in which that stretch began
 */
export function lagCounter(lags: Lags): (db: Pick<Database, 'query'>, since: number) => Promise<void> {
  const stored = new Map<string, number>();
  return async (db, since) => {
    const fresh = [...lags].flatMap(([source, counts]) =>
      counts
        .map((count, bucket) => ({ source, bucket, count, more: count - (stored.get(`${bucket} ${source}`) ?? 0) }))
        .filter(({ more }) => more > 0),
    );
    if (fresh.length === 0) return;
    await db.query(addSql, [
      platformDay(since),
      fresh.map(({ source }) => source),
      fresh.map(({ bucket }) => bucket),
      fresh.map(({ more }) => more),
    ]);
    for (const { source, bucket, count } of fresh) stored.set(`${bucket} ${source}`, count);
  };
}
