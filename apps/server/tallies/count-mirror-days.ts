import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';
import { inPlatformDaySql, platformDaySql } from '../clock/platform-day-sql.ts';

/** So many fast orders in all are added up quickly. */
const many = 10_000;

/** From the start of a day, $1, up to that of the day $3, $2, of customers with $4 orders at least. */
const countSql = `
  with moved as (update mirror_until set day = $3 where day < $3 returning id),
  busy as (select user_id from fast_order_tally, moved group by user_id having sum(orders) >= $4)
  insert into mirror_day (user_id, day, quarter, result, orders, stakes, payouts)
    select f.user_id, ${platformDaySql('f.received_at')}, ${inPlatformDaySql('f.received_at')} / 900000,
        case when v.order_no is null then f.result else 'void' end, count(*), sum(f.stake), sum(f.payout)
      from busy join fast_order f on f.user_id = busy.user_id and f.received_at >= $1 and f.received_at < $2
      left join voided_order v on v.order_no = f.order_no
     group by 1, 2, 3, 4
  on conflict do nothing`;

/**
 * Counts the platform days that are over, once all orders that were received on them have ended.
 * @param now of the platform @param atLeast customers with fewer fast orders are left out
 */
export async function countMirrorDays(db: Pick<Database, 'query'>, now: number, atLeast = many): Promise<void> {
  const [reach] = await db.query<{ day: number; waiting: string | null }>(
    'select day, (select min(received_at) from fast_order where result is null) as waiting from mirror_until',
  );
  const until = platformDay(Math.min(now, Number(reach?.waiting ?? now)));
  const from = reach?.day ?? until;
  if (from >= until) return;
  await db.query(countSql, [Math.max(0, platformDayStartOf(from)), platformDayStartOf(until), until, atLeast]);
}
