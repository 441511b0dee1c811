import { delayBoundsMs } from '@candor/core/fair/delays.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';
import { platformDaySql } from '../clock/platform-day-sql.ts';

/** So few that nobody waits behind one step. */
const journalsAtOnce = 10_000;

const reachSql = `select journal_id as last, (select coalesce(max(id), 0) from journal) as newest
  from statistics_until`;

/** The bucket of a delay: how many bounds it is beyond. */
const bucketOf = (delay: string): string =>
  `width_bucket((${delay}) - 1, array[${delayBoundsMs.join()}]::bigint[])::text`;

/** What became of fast orders, one row for each thing that is counted of an order. */
const fastSql = `
  select day, 'stamp-fast' as topic, ${bucketOf('entry_time - received_at')} as name, 0 as total from ended
   where entry_time is not null
  union all select day, 'slippage', case sign(against) when 1 then 'against' when -1 then 'favour' else 'even' end,
      div(abs(against) * 100000000, bound_price) from ended where against is not null
  union all select day, 'void', case when entry_time is null then 'no-entry'
      when settled_at >= entry_time + seconds * 1000 then 'no-exit' else 'bound' end, 0
    from ended where result = 'void'`;

/** The same of futures and spot. */
const otherSql = `
  select day, 'stamp-futures', ${bucketOf('open_time - received_at')}, 0 from opened
  union all select day, 'futures-reason', close_reason, 0 from closed
  union all select day, 'futures-result', case sign(net) when 1 then 'won' when -1 then 'lost' else 'even' end, 0
    from closed
  union all select day, 'spot', role, 0 from filled
  union all select day, 'spot', 'deals', 0 from (select distinct journal_id, day from filled) deals`;

/** Who was in which group. */
const membersSql = `
  select 'fast' as topic, user_id, day from ended
  union all select direction, user_id, day from ended where result in ('win', 'lose')
  union all select 'bound', user_id, day from ended where against is not null
  union all select 'void', user_id, day from ended where result = 'void'
  union all select 'futures', user_id, day from closed
  union all select 'opened', user_id, day from opened
  union all select 'spot', user_id, day from filled`;

/**
 * From journal $1 up to $2; nothing where another has counted meanwhile. What is settled never changes. Both legs of a
 * locked pair may close by the journal of one. $3: the day after this one
 */
const advanceSql = `
  with moved as (
    update statistics_until set journal_id = $2, since = coalesce(since, $3) where journal_id = $1 returning id),
  booked as (select j.id, j.kind, j.reference, j.time from journal j, moved where j.id > $1 and j.id <= $2),
  results as (
    insert into trading_result as t (user_id, platform_day, net)
      select e.owner, ${platformDaySql('j.time')}, sum(e.available + e.frozen)
        from booked j join journal_entry e on e.journal_id = j.id
       where e.journal_id > $1 and e.journal_id <= $2
         and j.kind ~ '^(fast|futures)-' and e.type between 1 and 3 and e.currency = 'USDT'
         and e.available + e.frozen <> 0
       group by 1, 2
    on conflict (platform_day, user_id) do update set net = t.net + excluded.net),
  ended as (
    select f.*, ${platformDaySql('settled_at')} as day,
        (entry_price - bound_price) * case direction when 'up' then 1 else -1 end as against
      from fast_order f, moved where settlement_journal > $1 and settlement_journal <= $2),
  opened as (
    select o.user_id, o.received_at, o.open_time, ${platformDaySql('b.time')} as day
      from booked b join futures_order o on o.order_no = b.reference
     where b.kind = 'futures-open' and o.entrust_type = 'market' and o.open_time > o.received_at),
  closed as (
    select o.user_id, o.close_reason, o.profit - o.fee as net, ${platformDaySql('b.time')} as day
      from booked b join futures_order leg on leg.order_no = b.reference
      join futures_order o on o.order_no in (leg.order_no, leg.locked_with)
       and (o.order_no = leg.order_no or (o.locked_with = leg.order_no and o.closed_at = leg.closed_at))
     where b.kind in ('futures-close', 'futures-liquidation') and o.status = 'closed'),
  filled as (
    select journal_id, user_id, role, ${platformDaySql('time')} as day from spot_deal, moved
     where journal_id > $1 and journal_id <= $2),
  traders as (
    insert into fast_trader as t (user_id, seconds, platform_day)
      select user_id, seconds, max(day) from ended group by 1, 2
    on conflict (seconds, user_id) do update set platform_day = greatest(t.platform_day, excluded.platform_day)),
  members as (
    insert into statistics_trader as t (topic, user_id, platform_day)
      select topic, user_id, max(day) from (${membersSql}) each group by 1, 2
    on conflict (topic, user_id) do update set platform_day = greatest(t.platform_day, excluded.platform_day)),
  voids as (
    insert into void_fate (order_no, ended_at) select order_no, settled_at from ended where result = 'void'),
  counts as (
    insert into statistics_tally as t (platform_day, topic, name, count, total)
      select day, topic, name, count(*), sum(total) from (${fastSql} union all ${otherSql}) each group by 1, 2, 3
    on conflict (topic, platform_day, name) do update
      set count = t.count + excluded.count, total = t.total + excluded.total)
  insert into fast_outcome_tally as t (platform_day, seconds, direction, result, orders)
    select day, seconds, direction, result, count(*) from ended group by 1, 2, 3, 4
  on conflict (platform_day, seconds, direction, result) do update set orders = t.orders + excluded.orders`;

/**
 * Adds up what has been settled since the last time.
 * @param now of the platform @param atOnce journals that are counted in one statement
 */
export async function advanceStatistics(
  db: Pick<Database, 'query'>,
  now: number,
  atOnce = journalsAtOnce,
): Promise<void> {
  const [reach] = await db.query<{ last: string; newest: string }>(reachSql);
  const newest = Number(reach?.newest ?? 0);
  for (let last = Number(reach?.last ?? newest); last < newest; last += atOnce)
    await db.query(advanceSql, [last, Math.min(last + atOnce, newest), platformDay(now) + 1]);
}
