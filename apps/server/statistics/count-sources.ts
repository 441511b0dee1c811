import { platformDay } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';
import type { Sampler } from '../market/marks.ts';

/** What was counted under a name since the start of the process. */
interface Tally {
  readonly topic: string;
  readonly name: string;
  readonly count: number;
}

const addSql = `insert into statistics_tally as t (platform_day, topic, name, count)
  select $1, topic, name, count from unnest($2::text[], $3::text[], $4::bigint[]) as fresh (topic, name, count)
  on conflict (topic, platform_day, name) do update set count = t.count + excluded.count`;

/** Of each source how late its prices came, by bucket, and how often it counted or was left out. */
function talliesOf({ lags, votes }: Sampler['sources']): Tally[] {
  const late = [...lags.counts].flatMap(([source, counts]) =>
    counts.map((count, bucket) => ({ topic: `lag ${source}`, name: String(bucket), count })),
  );
  const voted = [...votes.counts].flatMap(([source, counts]) =>
    [...counts].map(([name, count]) => ({ topic: `vote ${source}`, name, count })),
  );
  return [...late, ...voted];
}

/**
 * Stores what was counted in memory since the last time. What was not stored by the end of the process is lost.
 * @returns what does so, for the platform day in which that stretch began
 */
export function sourceCounter(
  sources: Sampler['sources'],
): (db: Pick<Database, 'query'>, since: number) => Promise<void> {
  const stored = new Map<string, number>();
  const keyOf = ({ topic, name }: Tally): string => `${topic} ${name}`;
  return async (db, since) => {
    const tallies = talliesOf(sources);
    const fresh = tallies
      .map((tally) => ({ ...tally, more: tally.count - (stored.get(keyOf(tally)) ?? 0) }))
      .filter(({ more }) => more > 0);
    if (fresh.length === 0) return;
    await db.query(addSql, [
      platformDay(since),
      fresh.map(({ topic }) => topic),
      fresh.map(({ name }) => name),
      fresh.map(({ more }) => more),
    ]);
    for (const tally of fresh) stored.set(keyOf(tally), tally.count);
  };
}
