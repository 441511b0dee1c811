import { fateOf, fateWaitMs, type VoidFate } from '@candor/core/fast/void-fate.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import { fastRules } from '@candor/core/fast/terms.ts';
import { fastSecondsMax } from '@candor/core/rule-versions/settings.ts';
import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';
import { fastOrderFrom } from '../engine/rows/fast.ts';
import type { Row } from '../engine/rows/table.ts';
import { noLongerKept, readStoredMarks } from '../market/tape-store.ts';
import { emptyHash } from '../market/tape/tape.ts';

const minuteMs = 60_000;
const ordersAtOnce = 500;
/** From a receipt to the last mark that could say anything: both waits, and the longest contract that can be set. */
const longestMs = 2 * fateWaitMs + fastSecondsMax * 1_000;
/** So long after a void order has ended its marks are stored, with the whole minutes that they are in. */
export const decidedAfterMs = longestMs + 2 * minuteMs;

const waitingSql = `select f.* from void_fate v join fast_order f using (order_no)
  where v.fate is null and v.ended_at <= $1 order by v.ended_at, f.order_no limit ${ordersAtOnce}`;

const decideSql = `
  with decided as (
    update void_fate v set fate = o.fate from unnest($1::text[], $2::text[]) as o (order_no, fate)
     where v.order_no = o.order_no and v.fate is null returning v.ended_at, v.fate)
  insert into statistics_tally as t (platform_day, topic, name, count)
    select (ended_at + ${hourMs}) / ${dayMs}, 'fate', fate, count(*) from decided group by 1, 3
  on conflict (topic, platform_day, name) do update set count = t.count + excluded.count`;

/** Orders of one symbol and one minute rest on the same stretch of the tape: it is read once. */
async function fatesOf(db: Pick<Database, 'query'>, orders: readonly FastOrder[]): Promise<VoidFate[]> {
  const [first] = orders;
  if (first === undefined) return [];
  const from = minuteOf(first);
  const stored = await readStoredMarks(db, first.symbol, { from, to: from + minuteMs + longestMs }, emptyHash);
  if (stored === noLongerKept || 'broken' in stored) return orders.map(() => 'unknown');
  return orders.map((order) => fateOf(order, stored.marks, fastRules));
}

const minuteOf = ({ receivedAt }: FastOrder): number => receivedAt - (receivedAt % minuteMs);

/** Says of void orders what they would have been, once their part of the tape is whole. @param now of the platform */
export async function decideVoids(db: Pick<Database, 'query'>, now: number): Promise<void> {
  for (;;) {
    const rows = await db.query<Row>(waitingSql, [now - decidedAfterMs]);
    const groups = Map.groupBy(rows.map(fastOrderFrom), (order) => `${order.symbol} ${minuteOf(order)}`);
    for (const orders of groups.values()) {
      const fates = await fatesOf(db, orders);
      await db.query(decideSql, [orders.map(({ orderNo }) => orderNo), fates]);
    }
    if (rows.length < ordersAtOnce) return;
  }
}
