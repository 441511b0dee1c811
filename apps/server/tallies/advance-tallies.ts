import { dayMs } from '@candor/core/platform-day.ts';
import type { Database } from '../db/database.ts';
import { keepDoing } from '../market/timing.ts';
import type { Services } from '../services.ts';
import { countMirrorDays } from './count-mirror-days.ts';
import { realisedSql } from './tally-sql.ts';

const everyMs = 600_000;
/** So few that nobody waits behind one step. */
const journalsAtOnce = 10_000;

/** What is counted, all that is booked, and since when the oldest open order waits. */
const reachSql = `select journal_id as last, (select coalesce(max(id), 0) from journal) as newest,
  (select min(received_at) from fast_order where result is null) as waiting from tally_until`;

/**
 * From journal $1 up to $2; nothing where another has counted meanwhile. Settled orders and lines of the statement
 * never change, and their journals ascend. $3: no order that is not counted then was received before it.
 */
const advanceSql = `
  with moved as (
    update tally_until set journal_id = $2, received_at = greatest(received_at, $3) where journal_id = $1 returning id),
  fast as (
    insert into fast_order_tally as t
      select user_id, symbol, count(*), ${realisedSql} from fast_order, moved
       where settlement_journal > $1 and settlement_journal <= $2 group by user_id, symbol
    on conflict (user_id, symbol) do update
      set orders = t.orders + excluded.orders, realised = t.realised + excluded.realised)
  insert into statement_tally as t
    select owner, type, currency, count(*) from journal_entry, moved
     where type <> 0 and journal_id > $1 and journal_id <= $2 group by owner, type, currency
  on conflict (owner, type, currency) do update set lines = t.lines + excluded.lines`;

/**
 * Counts what has been settled and booked since the last time.
 * @param now of the platform @param atOnce journals that are counted in one statement
 */
export async function advanceTallies(db: Pick<Database, 'query'>, now: number, atOnce = journalsAtOnce): Promise<void> {
  const [reach] = await db.query<{ last: string; newest: string; waiting: string | null }>(reachSql);
  const newest = Number(reach?.newest ?? 0);
  // What is in the running commit can't be seen yet, and was received a moment ago.
  const receivedAt = Math.max(0, Math.min(now, Number(reach?.waiting ?? now)) - dayMs);
  for (let last = Number(reach?.last ?? newest); last < newest; last += atOnce) {
    const until = Math.min(last + atOnce, newest);
    await db.query(advanceSql, [last, until, until === newest ? receivedAt : 0]);
  }
}

/** @returns a stop, which waits for a count that is under way */
export function keepTallies({
  db,
  clock,
  every,
  log,
}: Pick<Services, 'db' | 'clock' | 'every' | 'log'>): () => Promise<void> {
  const advance = async (): Promise<void> => {
    await advanceTallies(db.patient, clock.now());
    await countMirrorDays(db.patient, clock.now());
  };
  return keepDoing(every, everyMs, advance, (error) => log.warn({ err: error }, 'lists were not counted')).stop;
}
