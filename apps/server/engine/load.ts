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

const queries = {
  accounts: 'select * from account',
  fastOrders: 'select * from fast_order where result is null order by received_at, order_no',
  futuresOrders: 'select * from futures_order where closed_at is null order by received_at, order_no',
  spotOrders: 'select * from spot_order where ended_at is null order by queued',
  products: 'select distinct on (product_id) * from earn_product order by product_id, version desc',
  earnOrders: 'select * from earn_order where ended_at is null order by start_at, order_no',
  quotes: 'select * from exchange_quote order by expires_at',
  bonuses: 'select * from bonus',
  testFunds: 'select user_id, max(platform_day) as day from test_funds group by user_id',
  journals: 'select id from journal order by id desc limit 1',
  halts: 'select symbol from symbol_halt where ended_at is null',
  limits: 'select * from own_limits',
  dayResults: 'select * from day_result',
  standings: "select id, standing from customer where standing <> 'open'",
  freezes: 'select id, withdrawals_frozen_at from customer where withdrawals_frozen_at is not null',
};
type Name = keyof typeof queries;
const names = Object.keys(queries) as Name[];
const statements = [...names.map((name) => ({ sql: queries[name] })), ...transactionQueries];

/**
 * Everything the engine knows, read in one transaction of the writer. The marks come from the tape.
 * @param resting open orders that are left out
 */
export async function loadSnapshot(
  writer: Writer,
  resting: ReadonlySet<string> = new Set(),
): Promise<Omit<Snapshot, 'marks'>> {
  const read = (await writer.batch(statements, 'load')) as Row[][];
  const rows = (name: Name): Row[] => read[names.indexOf(name)] ?? [];
  const isAwake = ({ orderNo }: { orderNo: string }): boolean => !resting.has(orderNo);
  return {
    accounts: rows('accounts').map(accountFrom),
    fastOrders: rows('fastOrders').map(fastOrderFrom).filter(isAwake),
    futuresOrders: rows('futuresOrders').map(futuresOrderFrom).filter(isAwake),
    spotOrders: rows('spotOrders').map(spotOrderFrom),
    products: rows('products').map(productFrom),
    earnOrders: rows('earnOrders').map(earnOrderFrom).filter(isAwake),
    quotes: rows('quotes').map(quoteFrom),
    ...transactionsFrom(read.slice(names.length)),
    bonuses: rows('bonuses').map(bonusFrom),
    limits: rows('limits').map(limitsFrom),
    dayResults: rows('dayResults').map(dayResultFrom),
    standings: rows('standings').map(standingFrom),
    ownerFreezes: rows('freezes').map(ownerFreezeFrom),
    testFundsDays: rows('testFunds').map((row) => [String(row.user_id), Number(row.day)] as const),
    halts: rows('halts').map((row) => String(row.symbol)),
    nextJournal: Number(rows('journals')[0]?.id ?? 0) + 1,
  };
}
