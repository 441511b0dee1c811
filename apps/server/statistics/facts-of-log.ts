import { dayMs } from '@candor/core/platform-day.ts';
import { sampleMs } from '../market/feed.ts';
import type { Days, Facts, Query } from './facts.ts';

type Logged = NonNullable<Facts['logged']>;

/** Of each symbol that has marks on these days: of the days after its first one, how many marks there should be. */
const marksSql = `
  with told as (
    select name as symbol, platform_day as day, total from statistics_tally
     where topic = 'marks' and platform_day < $2),
  due as (
    select symbol, generate_series(greatest(min(day) + 1, $1), $2 - 1) as day from told
     group by symbol having max(day) >= $1)
  select count(distinct symbol) as symbols, coalesce(sum(total), 0) as marks,
    coalesce(sum(greatest(0, ${dayMs / sampleMs} - coalesce(total, 0))), 0) as missing
    from due left join told using (symbol, day)`;

async function marksOf(db: Query, { from, to }: Days): Promise<Logged['marks']> {
  const [row] = await db.query<Record<'symbols' | 'marks' | 'missing', string>>(marksSql, [from, to]);
  return {
    symbols: Number(row?.symbols ?? 0),
    marks: Number(row?.marks ?? 0),
    missing: Number(row?.missing ?? 0),
  };
}

/** What the public log has told of these days; null where there is none that was there for a whole one. */
export async function loggedOf(db: Query, { from, to }: Days): Promise<Facts['logged']> {
  const [reach] = await db.query<{ log_since: number | null }>('select log_since from statistics_until');
  const days = { from: Math.max(from, reach?.log_since ?? to), to };
  if (days.from >= to) return null;
  const counts = await db.query<{ name: string; count: string }>(
    `select name, sum(count) as count from statistics_tally
      where topic = 'log' and platform_day >= $1 and platform_day < $2 group by 1 order by 1`,
    [days.from, to],
  );
  return {
    since: days.from,
    counts: Object.fromEntries(counts.map(({ name, count }) => [name, Number(count)])),
    marks: await marksOf(db, days),
  };
}
