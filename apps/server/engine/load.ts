import type { Snapshot } from '@candor/core/restore.ts';
import type { Writer } from '../db/database.ts';
import { bonusFrom } from './rows/bonus.ts';
import { earnOrderFrom, productFrom } from './rows/earn.ts';
import { quoteFrom } from './rows/exchange.ts';
import { fastOrderFrom } from './rows/fast.ts';
import { futuresOrderFrom } from './rows/futures.ts';
import { dayResultFrom, limitsFrom } from './rows/limits.ts';
import { accountFrom } from './rows/ledger.ts';
import { transactionQueries, transactionsFrom } from './load-transactions.ts';
import { spotOrderFrom } from './rows/spot.ts';
import { ownerFreezeFrom, standingFrom } from './rows/standings.ts';
import type { Row } from './rows/table.ts';

/**
 * Everything the engine knows, read in one transaction of the writer. The marks come from the tape.
 * @param resting open orders that are left out
 */
export async function loadSnapshot(
  writer: Writer,
  resting: ReadonlySet<string> = new Set(),
): Promise<Omit<Snapshot, 'marks'>> {
  const [
    accounts,
    orders,
    futures,
    spot,
    products,
    earn,
    quotes,
    bonuses,
    funds,
    journals,
    halts,
    limits,
    dayResults,
    standings,
    freezes,
    ...transactions
  ] = (await writer.batch(
    [
      { sql: 'select * from account' },
      { sql: 'select * from fast_order where result is null order by received_at, order_no' },
      { sql: 'select * from futures_order where closed_at is null order by received_at, order_no' },
      { sql: 'select * from spot_order where ended_at is null order by queued' },
      { sql: 'select distinct on (product_id) * from earn_product order by product_id, version desc' },
      { sql: 'select * from earn_order where ended_at is null order by start_at, order_no' },
      { sql: 'select * from exchange_quote order by expires_at' },
      { sql: 'select * from bonus' },
      { sql: 'select user_id, max(platform_day) as day from test_funds group by user_id' },
      { sql: 'select id from journal order by id desc limit 1' },
      { sql: 'select symbol from symbol_halt where ended_at is null' },
      { sql: 'select * from own_limits' },
      { sql: 'select * from day_result' },
      { sql: "select id, standing from customer where standing <> 'open'" },
      { sql: 'select id, withdrawals_frozen_at from customer where withdrawals_frozen_at is not null' },
      ...transactionQueries,
    ],
    'load',
  )) as Row[][];
  const isAwake = ({ orderNo }: { orderNo: string }): boolean => !resting.has(orderNo);
  return {
    accounts: (accounts ?? []).map(accountFrom),
    fastOrders: (orders ?? []).map(fastOrderFrom).filter(isAwake),
    futuresOrders: (futures ?? []).map(futuresOrderFrom).filter(isAwake),
    spotOrders: (spot ?? []).map(spotOrderFrom),
    products: (products ?? []).map(productFrom),
    earnOrders: (earn ?? []).map(earnOrderFrom).filter(isAwake),
    quotes: (quotes ?? []).map(quoteFrom),
    ...transactionsFrom(transactions),
    bonuses: (bonuses ?? []).map(bonusFrom),
    limits: (limits ?? []).map(limitsFrom),
    dayResults: (dayResults ?? []).map(dayResultFrom),
    standings: (standings ?? []).map(standingFrom),
    ownerFreezes: (freezes ?? []).map(ownerFreezeFrom),
    testFundsDays: (funds ?? []).map((row) => [String(row.user_id), Number(row.day)] as const),
    halts: (halts ?? []).map((row) => String(row.symbol)),
    nextJournal: Number(journals?.[0]?.id ?? 0) + 1,
  };
}
