import type { UserId } from '@candor/core/ledger/account.ts';
import { amount, type Amount } from '@candor/core/money/amount.ts';
import { platformDayStartOf } from '@candor/core/platform-day.ts';
import { volumeDays } from '@candor/core/spot/fees/fee-tiers.ts';
import type { Database } from '../../../db/database.ts';
import { lastJournalBefore } from '../../../engine/rows/ledger.ts';

/**
 * What the deals of each customer came to between $1 and $2, whichever side they were on: a deal between two counts for
 * both, and nobody deals with themselves. Journals are of ascending times, and deals are found by them.
 */
const volumesSql = `
  with span as materialized (
    select ${lastJournalBefore('$1')} as before, ${lastJournalBefore('$2')} as last)
  select d.user_id as "userId", sum(d.amount)::text as volume from spot_deal d
   where d.journal_id > (select before from span) and d.journal_id <= (select last from span)
   group by d.user_id having sum(d.amount) > 0`;

/** In the days that end with one. USDT, of whoever had any. */
export async function countVolumes(db: Pick<Database, 'query'>, day: number): Promise<(readonly [UserId, Amount])[]> {
  const params = [platformDayStartOf(day - volumeDays + 1), platformDayStartOf(day + 1)];
  const rows = await db.query<{ userId: string; volume: string }>(volumesSql, params);
  return rows.map(({ userId, volume }) => [userId, amount(BigInt(volume))] as const);
}
