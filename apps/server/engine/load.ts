import type { Snapshot } from '@candor/core/restore/restore.ts';
import type { Writer } from '../db/database.ts';
import { findCustomers } from './find-needed.ts';
import { commissionDayFrom, commissionDaysSql } from './rows/bonus.ts';
import { depositFrom } from './rows/deposits.ts';
import { earnOrderFrom, productFrom } from './rows/earn.ts';
import { quoteFrom } from './rows/exchange.ts';
import { fastOrderFrom } from './rows/fast.ts';
import { futuresOrderFrom } from './rows/futures.ts';
import { dayResultFrom, limitsFrom } from './rows/limits.ts';
import { accountFrom } from './rows/ledger.ts';
import { countdownFrom } from './rows/spot/countdowns.ts';
import { spotVolumesFrom, spotVolumesSql } from './rows/spot/volumes.ts';
import { spotOrderFrom } from './rows/spot.ts';
import { ownerFreezeFrom, standingFrom } from './rows/standings.ts';
import { string, type Row } from './rows/table.ts';
import { ruleVersionFrom, ruleVersionsSql } from './rules/rows.ts';
import { adjustmentFrom, withdrawalFrom } from './rows/withdrawals.ts';

const queries = {
  fastOrders: 'select * from fast_order where result is null order by received_at, order_no',
  futuresOrders: 'select * from futures_order where closed_at is null order by received_at, order_no',
  spotOrders: 'select * from spot_order where ended_at is null order by queued',
  products: 'select distinct on (product_id) * from earn_product order by product_id, version desc',
  ruleVersions: ruleVersionsSql,
  earnOrders: 'select * from earn_order where ended_at is null order by start_at, order_no',
  quotes: 'select * from exchange_quote order by expires_at',
  testFunds: `select user_id, platform_day from test_funds
    where platform_day = (select max(platform_day) from test_funds)`,
  commissions: commissionDaysSql,
  house: 'select * from account where type = 0',
  adjustments: 'select * from adjustment order by time, adjustment_id',
  deposits: "select * from deposit where status = 'requested' order by requested_at, order_no",
  withdrawals: 'select * from withdrawal where finished_at is null order by requested_at, order_no',
  journals: 'select id from journal order by id desc limit 1',
  halts: 'select symbol from symbol_halt where ended_at is null',
  limits: 'select * from own_limits',
  dayResults: 'select * from day_result where platform_day = (select max(platform_day) from day_result)',
  standings: "select id, standing from customer where standing <> 'open'",
  countdowns: 'select user_id, symbol, countdown_ms, due_at from spot_countdown where due_at is not null',
  spotVolumes: spotVolumesSql,
  freezes: 'select id, withdrawals_frozen_at from customer where withdrawals_frozen_at is not null',
};
type Name = keyof typeof queries;
const names = Object.keys(queries) as Name[];
const statements = names.map((name) => ({ sql: queries[name] }));

/**
 * All that is open, with whom the orders belong to, and the house, read by the writer. The marks come from the tape,
 * everybody else when they come: whose deposit or withdrawal waits for an operator as well.
 * @param resting open orders that are left out
 */
export async function loadSnapshot(
  writer: Pick<Writer, 'batch'>,
  resting: ReadonlySet<string> = new Set(),
): Promise<Omit<Snapshot, 'marks'>> {
  const read = (await writer.batch(statements, 'load')) as Row[][];
  const rows = (name: Name): Row[] => read[names.indexOf(name)] ?? [];
  const isAwake = ({ orderNo }: { orderNo: string }): boolean => !resting.has(orderNo);
  const orders = {
    fastOrders: rows('fastOrders').map(fastOrderFrom).filter(isAwake),
    futuresOrders: rows('futuresOrders').map(futuresOrderFrom).filter(isAwake),
    spotOrders: rows('spotOrders').map(spotOrderFrom),
    earnOrders: rows('earnOrders').map(earnOrderFrom).filter(isAwake),
  };
  const loaded = ownersOf(orders);
  const kept = await findCustomers(writer, loaded, 'load');
  return {
    ...orders,
    ...kept,
    loaded,
    deposits: rows('deposits').map(depositFrom),
    withdrawals: rows('withdrawals').map(withdrawalFrom),
    depositProofs: [],
    withdrawalTxids: [],
    accounts: [...rows('house').map(accountFrom), ...kept.accounts],
    products: rows('products').map(productFrom),
    ruleVersions: rows('ruleVersions').map(ruleVersionFrom),
    quotes: rows('quotes').map(quoteFrom),
    adjustments: rows('adjustments').map(adjustmentFrom),
    limits: rows('limits').map(limitsFrom),
    dayResults: rows('dayResults').map(dayResultFrom),
    standings: rows('standings').map(standingFrom),
    ownerFreezes: rows('freezes').map(ownerFreezeFrom),
    countdowns: rows('countdowns').map(countdownFrom),
    testFundsDays: rows('testFunds').map((row) => [string(row.user_id), Number(row.platform_day)] as const),
    commissionDays: rows('commissions').map(commissionDayFrom),
    halts: rows('halts').map((row) => String(row.symbol)),
    spotVolumes: spotVolumesFrom(rows('spotVolumes')),
    nextJournal: Number(rows('journals')[0]?.id ?? 0) + 1,
  };
}

const ownersOf = (orders: Readonly<Record<string, readonly { userId: string }[]>>): Set<string> =>
  new Set(Object.values(orders).flatMap((all) => all.map(({ userId }) => userId)));
