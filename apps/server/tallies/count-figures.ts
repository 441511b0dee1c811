import type { Database } from '../db/database.ts';
import { platformDaySql, platformDayStartSql } from '../clock/platform-day-sql.ts';
import { keepDoing } from '../market/timing.ts';
import type { Services } from '../services.ts';

/** An overview is to be of now: what came meanwhile is counted so often. */
const everyMs = 30_000;
/** So few that nobody waits behind one step. */
const journalsAtOnce = 10_000;

const reachSql = `select journal_id as last, (select coalesce(max(id), 0) from journal) as newest from business_until`;

/** What a journal is about; null for the house's own capital, which is no business. */
const productSql = `case
  when j.kind like 'fast-%' then 'fast' when j.kind like 'futures-%' then 'futures'
  when j.kind like 'spot-%' then 'spot' when j.kind = 'exchange' then 'exchange'
  when j.kind = 'house-cover' then case when s.order_no is null then 'exchange' else 'spot' end
  when j.kind like 'earn-%' then 'earn'
  when j.kind in ('sign-up-gift', 'bonus-release', 'bonus-refuse', 'deposit-bonus') then 'bonus'
  when j.kind = 'commission' then 'agents'
  when j.kind like 'withdrawal%' then 'withdrawals' when j.kind = 'deposit' then 'deposits' end`;

/** A notional in units of USDT, rounded up as core rounds it. */
const notionalSql = 'div(o.size * o.open_price + 9999999999, 10000000000)';

/** One row for each sum: topic, its keys, units, and the journals that it is of. */
const sumsSql = `
  select at, 'house' as topic, product, symbol, currency, sum(units) as units, count(distinct id) as journals
    from lines where type = 0 and owner <> 'world' and product is not null group by 1, 3, 4, 5
  union all select at, 'fees', product, symbol, currency, sum(units), count(distinct id)
    from lines where type = 0 and owner = 'fees' and product is not null group by 1, 3, 4, 5
  union all select at, 'deposits', product, '', currency, sum(units), count(distinct id)
    from lines where kind = 'deposit' and type between 1 and 3 group by 1, 3, 5
  union all select at, 'withdrawals', product, '', currency, -sum(units), count(distinct id)
    from lines where kind = 'withdrawal' and type between 1 and 3 group by 1, 3, 5
  union all select b.at, 'volume', 'fast', f.symbol, 'USDT', sum(f.stake), count(*)
    from booked b join fast_order f on f.order_no = b.reference
   where b.kind in ('fast-win', 'fast-lose') group by 1, 4
  union all select b.at, 'volume', 'futures', o.symbol, 'USDT', sum(${notionalSql}), count(*)
    from booked b join futures_order o on o.order_no = b.reference
   where b.kind = 'futures-open' and o.open_price is not null group by 1, 4
  union all select b.at, 'volume', 'spot', d.symbol, 'USDT', sum(d.amount), count(*)
    from booked b join spot_deal d on d.journal_id = b.id
   where b.kind = 'spot-fill' and d.role = (select min(e.role) from spot_deal e where e.journal_id = b.id)
   group by 1, 4`;

/** Both spans of the same sums. */
const spansSql = `
  select 'hour' as span, at - at % 3600000 as at, topic, product, symbol, currency, units, journals from sums
  union all select 'day', ${platformDayStartSql('at')}, topic, product, symbol, currency, units,
      journals
    from sums`;

/** From journal $1 up to $2; nothing where another has counted meanwhile. Journals never change. */
const advanceSql = `
  with moved as (update business_until set journal_id = $2 where journal_id = $1 returning id),
  booked as (
    select j.id, j.kind, j.reference, j.time - j.time % 3600000 as at, j.time, ${productSql} as product,
        coalesce(f.symbol, u.symbol, s.symbol, '') as symbol
      from journal j join moved on true
      left join fast_order f on j.kind like 'fast-%' and f.order_no = j.reference
      left join futures_order u on j.kind like 'futures-%' and u.order_no = j.reference
      left join spot_order s on (j.kind like 'spot-%' or j.kind = 'house-cover') and s.order_no = j.reference
     where j.id > $1 and j.id <= $2),
  lines as (
    select b.*, e.owner, e.type, e.currency, e.available + e.frozen as units
      from booked b join journal_entry e on e.journal_id = b.id
     where e.journal_id > $1 and e.journal_id <= $2 and e.available + e.frozen <> 0),
  sums as (${sumsSql}),
  active as (
    insert into business_active as t (platform_day, user_id, first_at)
      select ${platformDaySql('time')}, owner, min(time) from lines where type <> 0 group by 1, 2
    on conflict (platform_day, user_id) do update set first_at = least(t.first_at, excluded.first_at))
  insert into business_figure as t (span, at, topic, product, symbol, currency, units, journals)
    select span, at, topic, product, symbol, currency, sum(units), sum(journals) from (${spansSql}) each
     group by 1, 2, 3, 4, 5, 6
  on conflict (span, at, topic, product, symbol, currency) do update
    set units = t.units + excluded.units, journals = t.journals + excluded.journals`;

/** Adds up what was booked since the last time. @param atOnce journals that are counted in one statement */
export async function countFigures(db: Pick<Database, 'query'>, atOnce = journalsAtOnce): Promise<void> {
  const [reach] = await db.query<{ last: string; newest: string }>(reachSql);
  const newest = Number(reach?.newest ?? 0);
  for (let last = Number(reach?.last ?? newest); last < newest; last += atOnce)
    await db.query(advanceSql, [last, Math.min(last + atOnce, newest)]);
}

/** @returns a stop, which waits for a count that is under way */
export const keepFigures = ({ db, every, log }: Pick<Services, 'db' | 'every' | 'log'>): (() => Promise<void>) =>
  keepDoing(
    every,
    everyMs,
    () => countFigures(db.patient),
    (error) => log.warn({ err: error }, 'figures of business were not counted'),
  ).stop;
