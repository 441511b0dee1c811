import type { Snapshot, Touched } from '@candor/core/restore.ts';
import type { Writer } from '../db/database.ts';
import { bonusFrom } from './rows/bonus.ts';
import { earnOrderFrom, productFrom } from './rows/earn.ts';
import { quoteFrom } from './rows/exchange.ts';
import { fastOrderFrom } from './rows/fast.ts';
import { futuresOrderFrom } from './rows/futures.ts';
import { dayResultFrom, limitsFrom } from './rows/limits.ts';
import { accountFrom, accountReader } from './rows/ledger.ts';
import { keptTransactionQueries, transactionQueries, transactionsFrom } from './load-transactions.ts';
import { spotOrderFrom } from './rows/spot.ts';
import { ownerFreezeFrom, standingFrom } from './rows/standings.ts';
import { string, type Row } from './rows/table.ts';

const queries = {
  fastOrders: 'select * from fast_order where result is null order by received_at, order_no',
  futuresOrders: 'select * from futures_order where closed_at is null order by received_at, order_no',
  spotOrders: 'select * from spot_order where ended_at is null order by queued',
  products: 'select distinct on (product_id) * from earn_product order by product_id, version desc',
  earnOrders: 'select * from earn_order where ended_at is null order by start_at, order_no',
  quotes: 'select * from exchange_quote order by expires_at',
  testFunds: `select user_id, platform_day from test_funds
    where platform_day = (select max(platform_day) from test_funds)`,
  journals: 'select id from journal order by id desc limit 1',
  halts: 'select symbol from symbol_halt where ended_at is null',
  limits: 'select * from own_limits',
  dayResults: 'select * from day_result where platform_day = (select max(platform_day) from day_result)',
  standings: "select id, standing from customer where standing <> 'open'",
  freezes: 'select id, withdrawals_frozen_at from customer where withdrawals_frozen_at is not null',
};
type Name = keyof typeof queries;
const names = Object.keys(queries) as Name[];
const statements = [...names.map((name) => ({ sql: queries[name] })), ...transactionQueries];

const pageRows = 20_000;

/**
 * All rows of a table that grows with the customers, made into what is kept of them page by page: neither the text of
 * all of them nor the time that they take is ever in one piece. Only the writer changes them, so that pages agree.
 * @param key its primary key, a text
 */
async function readPaged<Item>(
  writer: Pick<Writer, 'batch'>,
  { table, key }: { table: string; key: string },
  present: (row: Row) => Item,
): Promise<Item[]> {
  const items: Item[] = [];
  const sql = `select * from ${table} where ${key} > $1 order by ${key} limit ${pageRows}`;
  for (let after = ''; ;) {
    const [rows = []] = (await writer.batch([{ sql, params: [after] }], 'load')) as Row[][];
    for (const row of rows) items.push(present(row));
    if (rows.length < pageRows) return items;
    after = string(rows.at(-1)?.[key]);
  }
}

type OfCustomers = Pick<Snapshot, 'accounts' | 'bonuses'>;

const loadCustomers = async (writer: Pick<Writer, 'batch'>): Promise<OfCustomers> => ({
  accounts: await readPaged(writer, { table: 'account', key: 'id' }, accountReader()),
  bonuses: await readPaged(writer, { table: 'bonus', key: 'user_id' }, bonusFrom),
});

async function loadTouched(writer: Pick<Writer, 'batch'>, touched: Touched): Promise<OfCustomers> {
  const [accounts = [], bonuses = []] = (await writer.batch([
    { sql: 'select * from account where id = any($1::text[])', params: [[...touched.accounts]] },
    { sql: 'select * from bonus where user_id = any($1::text[])', params: [[...touched.bonuses]] },
  ])) as Row[][];
  return { accounts: accounts.map(accountFrom), bonuses: bonuses.map(bonusFrom) };
}

/**
 * Everything the engine knows, read by the writer. The marks come from the tape.
 * @param resting open orders that are left out
 * @param touched of what customers keep only this is read, for a state that takes the rest over from the one before
 */
export async function loadSnapshot(
  writer: Pick<Writer, 'batch'>,
  resting: ReadonlySet<string> = new Set(),
  touched: Touched | null = null,
): Promise<Omit<Snapshot, 'marks'>> {
  const wanted = touched === null ? [...statements, ...keptTransactionQueries] : statements;
  const read = (await writer.batch(wanted, 'load')) as Row[][];
  const rows = (name: Name): Row[] => read[names.indexOf(name)] ?? [];
  const isAwake = ({ orderNo }: { orderNo: string }): boolean => !resting.has(orderNo);
  return {
    fastOrders: rows('fastOrders').map(fastOrderFrom).filter(isAwake),
    futuresOrders: rows('futuresOrders').map(futuresOrderFrom).filter(isAwake),
    spotOrders: rows('spotOrders').map(spotOrderFrom),
    products: rows('products').map(productFrom),
    earnOrders: rows('earnOrders').map(earnOrderFrom).filter(isAwake),
    quotes: rows('quotes').map(quoteFrom),
    ...transactionsFrom(read.slice(names.length)),
    ...(await (touched === null ? loadCustomers(writer) : loadTouched(writer, touched))),
    limits: rows('limits').map(limitsFrom),
    dayResults: rows('dayResults').map(dayResultFrom),
    standings: rows('standings').map(standingFrom),
    ownerFreezes: rows('freezes').map(ownerFreezeFrom),
    testFundsDays: rows('testFunds').map((row) => [string(row.user_id), Number(row.platform_day)] as const),
    halts: rows('halts').map((row) => String(row.symbol)),
    nextJournal: Number(rows('journals')[0]?.id ?? 0) + 1,
  };
}
