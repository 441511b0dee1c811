import type { Database } from '../db/database.ts';

/** So few that nobody waits behind one step. */
const journalsAtOnce = 10_000;

const reachSql = `select journal_id as last, (select coalesce(max(id), 0) from journal) as newest
  from statistics_until`;

/** A platform day begins an hour before midnight UTC. */
const dayOf = (column: string): string => `((${column} + 3600000) / 86400000)`;

/** From journal $1 up to $2; nothing where another has counted meanwhile. What is settled never changes. */
const advanceSql = `
  with moved as (update statistics_until set journal_id = $2 where journal_id = $1 returning id),
  results as (
    insert into trading_result as t (user_id, platform_day, net)
      select e.owner, ${dayOf('j.time')}, sum(e.available + e.frozen)
        from journal j join journal_entry e on e.journal_id = j.id, moved
       where j.id > $1 and j.id <= $2 and e.journal_id > $1 and e.journal_id <= $2
         and j.kind ~ '^(fast|futures)-' and e.type between 1 and 3 and e.currency = 'USDT'
         and e.available + e.frozen <> 0
       group by 1, 2
    on conflict (platform_day, user_id) do update set net = t.net + excluded.net),
  ended as (
    select user_id, seconds, direction, result, ${dayOf('settled_at')} as day from fast_order, moved
     where settlement_journal > $1 and settlement_journal <= $2),
  traders as (
    insert into fast_trader as t (user_id, seconds, platform_day)
      select user_id, seconds, max(day) from ended group by 1, 2
    on conflict (seconds, user_id) do update set platform_day = greatest(t.platform_day, excluded.platform_day))
  insert into fast_outcome_tally as t (platform_day, seconds, direction, result, orders)
    select day, seconds, direction, result, count(*) from ended group by 1, 2, 3, 4
  on conflict (platform_day, seconds, direction, result) do update set orders = t.orders + excluded.orders`;

/** Adds up what has been settled since the last time. @param atOnce journals that are counted in one statement */
export async function advanceStatistics(db: Pick<Database, 'query'>, atOnce = journalsAtOnce): Promise<void> {
  const [reach] = await db.query<{ last: string; newest: string }>(reachSql);
  const newest = Number(reach?.newest ?? 0);
  for (let last = Number(reach?.last ?? newest); last < newest; last += atOnce)
    await db.query(advanceSql, [last, Math.min(last + atOnce, newest)]);
}
