import type { Snapshot } from '@candor/core/restore.ts';
import type { Writer } from '../db/database.ts';
import { bonusFrom } from './rows/bonus.ts';
import { fastOrderFrom } from './rows/fast.ts';
import { futuresOrderFrom } from './rows/futures.ts';
import { accountFrom } from './rows/ledger.ts';
import { spotOrderFrom } from './rows/spot.ts';
import type { Row } from './rows/table.ts';

/** Everything the engine knows, read in one transaction of the writer. The marks come from the tape. */
export async function loadSnapshot(writer: Writer): Promise<Omit<Snapshot, 'marks'> & { lastTime: number }> {
  const [accounts, orders, futures, spot, bonuses, funds, journals] = (await writer.batch([
    { sql: 'select * from account' },
    { sql: 'select * from fast_order where result is null order by received_at, order_no' },
    { sql: 'select * from futures_order where closed_at is null order by received_at, order_no' },
    { sql: 'select * from spot_order where ended_at is null order by queued' },
    { sql: 'select * from bonus' },
    { sql: 'select user_id, max(platform_day) as day from test_funds group by user_id' },
    { sql: 'select id, time from journal order by id desc limit 1' },
  ])) as Row[][];
  return {
    accounts: (accounts ?? []).map(accountFrom),
    fastOrders: (orders ?? []).map(fastOrderFrom),
    futuresOrders: (futures ?? []).map(futuresOrderFrom),
    spotOrders: (spot ?? []).map(spotOrderFrom),
    bonuses: (bonuses ?? []).map(bonusFrom),
    testFundsDays: (funds ?? []).map((row) => [String(row.user_id), Number(row.day)] as const),
    nextJournal: Number(journals?.[0]?.id ?? 0) + 1,
    lastTime: Number(journals?.[0]?.time ?? 0),
  };
}
