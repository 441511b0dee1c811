import { dayMs, hourMs, platformDay } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';

/** So few that nobody waits behind one step. */
const entriesAtOnce = 2_000;

const reachSql = `select since, log, entry, newest.id as newest_log,
    (select max(index) from log_entry where log = newest.id) as newest
  from statistics_until left join lateral (select id from public_log order by id desc limit 1) newest on true`;

/** Goes over to a log from what is in it now. $1: log, $2: entry, $3: the first day, $4: the log before */
const beginSql = `update statistics_until set log = $1, entry = $2, log_since = $3 where log is not distinct from $4`;

const dayOf = (column: string): string => `((${column} + ${hourMs}) / ${dayMs})`;

/** Entries of log $1 after $2 up to $3: counts of batches by the day of the entry, marks by the day of their minute. */
const advanceSql = `
  with moved as (update statistics_until set entry = $3 where log = $1 and entry = $2 returning id),
  told as (
    select convert_from(data, 'UTF8')::json as said from log_entry, moved
     where log = $1 and index > $2 and index <= $3),
  counts as (
    select ${dayOf(`(said->>'time')::bigint`)} as day, 'log' as topic, key as name, value::bigint as count, 0 as total
      from told, json_each_text(said->'counts') where said->>'kind' = 'batch'
    union all
    select ${dayOf(`(said->>'minute')::bigint`)}, 'marks', key, 1, (value->>1)::bigint
      from told, json_each(said->'symbols') where said->>'kind' = 'minute')
  insert into statistics_tally as t (platform_day, topic, name, count, total)
    select day, topic, name, sum(count), sum(total) from counts group by 1, 2, 3
  on conflict (topic, platform_day, name) do update
    set count = t.count + excluded.count, total = t.total + excluded.total`;

interface Reach {
  readonly since: number | null;
  readonly log: number | null;
  readonly entry: string | null;
  readonly newest_log: number | null;
  readonly newest: string | null;
}

/**
 * Where the newest log is counted from: its beginning where nothing had been settled before it; else from now on, told
 * from tomorrow on.
 */
function beginningOf({ since, log, newest_log: newest, newest: last }: Reach, now: number) {
  const isFirst = log === null && since === 0 && newest === 1;
  return { entry: isFirst ? -1 : Number(last ?? -1), since: isFirst ? 0 : platformDay(now) + 1 };
}

/**
 * Adds up what the public log has told since the last time, as anybody can.
 * @param now of the platform @param atOnce entries that are counted in one statement
 */
export async function countLog(db: Pick<Database, 'query'>, now: number, atOnce = entriesAtOnce): Promise<void> {
  const [reach] = await db.query<Reach>(reachSql);
  if (reach === undefined || reach.newest_log === null) return;
  let entry = Number(reach.entry);
  if (reach.log !== reach.newest_log) {
    const begin = beginningOf(reach, now);
    ({ entry } = begin);
    await db.query(beginSql, [reach.newest_log, entry, begin.since, reach.log]);
  }
  const newest = Number(reach.newest ?? -1);
  for (; entry < newest; entry = Math.min(entry + atOnce, newest))
    await db.query(advanceSql, [reach.newest_log, entry, Math.min(entry + atOnce, newest)]);
}
