import type { FastHour, FuturesHour, History } from '@candor/core/mirror/mirror.ts';
import { swapsOfDeals, swapsOfExchanges, type Swap } from '@candor/core/mirror/swaps.ts';
import { amount, zero, type Amount } from '@candor/core/money/amount.ts';
import { isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { assert } from '@candor/core/result.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Database } from '../../db/database.ts';
import { platformDaySql, platformDayStartOfSql } from '../../clock/platform-day-sql.ts';
import { string, type Row } from '../../engine/rows/table.ts';

/** Whose trades, from and to when, and how far their clock is ahead of UTC. */
export interface Asked {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
  readonly offsetMinutes: number;
}

const [dayBegins, dayEnds] = [platformDayStartOfSql('day'), platformDayStartOfSql('(day + 1)')];
const quarterBegins = `(${platformDayStartOfSql('m.day')} + m.quarter * 900000)`;
const hourOf = (time: string): string => `(((${time} + $4::bigint) / ${hourMs}) % 24)::int as hour`;
/**
 * Days that are counted and lie wholly in the period are taken as they were counted, all others from their orders. A
 * loss whose stake a void has given back counts as void. Quarters of an hour tell the hours of every clock in use. Each
 * day is looked up by itself: joined with all days at once, all orders of the customer are read for each.
 */
const fastSql = `
  with days as (
    select day, greatest($2, ${dayBegins}) as begins, least($3, ${dayEnds}) as ends,
        ${dayBegins} >= $2 and ${dayEnds} <= $3 and $4::bigint % 900000 = 0
          and exists (select from mirror_day m where m.user_id = $1 and m.day = d.day) as is_counted
      from generate_series(${platformDaySql('$2::bigint')}, ${platformDaySql('$3::bigint')}) as d (day))
  select hour, result, sum(orders) as orders, sum(stakes) as stakes, sum(payouts) as payouts from (
    select ${hourOf('f.received_at')}, case when v.order_no is null then f.result else 'void' end as result,
        count(*) as orders, sum(f.stake) as stakes, sum(f.payout) as payouts
      from days, lateral (select * from fast_order
          where user_id = $1 and received_at >= begins and received_at < ends and result is not null offset 0) f
      left join voided_order v on v.order_no = f.order_no
     where not is_counted group by 1, 2
    union all
    select ${hourOf(quarterBegins)}, m.result, m.orders, m.stakes, m.payouts
      from days join mirror_day m on m.user_id = $1 and m.day = days.day where is_counted) parts group by 1, 2`;
const futuresSql = `select ${hourOf('closed_at')}, count(*) as positions, sum(profit) as profit, sum(fee) as fees
  from futures_order where user_id = $1 and status = 'closed' and closed_at >= $2 and closed_at < $3 group by 1`;
const spotSql = `select symbol, side, count(*) as trades, sum(steps) as steps, sum(amount) as amount, sum(fee) as fee
  from spot_deal where user_id = $1 and time >= $2 and time < $3 group by symbol, side`;
const exchangeSql = `select from_currency, to_currency, count(*) as trades, sum(quantity) as quantity,
    sum(obtainable) as obtained, sum(fee) as fee
  from exchange where user_id = $1 and executed_at >= $2 and executed_at < $3 group by from_currency, to_currency`;

const units = (value: Row[string] | undefined): Amount => amount(BigInt(string(value)));

/** One hour and one result. */
function fastFrom({ hour, result, orders, stakes, payouts }: Row): FastHour {
  const of = (...results: string[]): boolean => results.includes(string(result));
  const count = (wanted: string): number => (of(wanted) ? Number(orders) : 0);
  return {
    hour: Number(hour),
    wins: count('win'),
    losses: count('lose'),
    ties: count('tie'),
    voids: count('void'),
    staked: of('win', 'lose') ? units(stakes) : zero,
    offered: of('win', 'lose') ? units(payouts) : zero,
    won: of('win') ? units(payouts) : zero,
    lost: of('lose') ? units(stakes) : zero,
  };
}

const futuresFrom = (row: Row): FuturesHour => ({
  hour: Number(row.hour),
  positions: Number(row.positions),
  profit: units(row.profit),
  fees: units(row.fees),
});

function spotFrom(row: Row, pairs: ReadonlyMap<string, Pair>): Swap[] {
  const pair = pairs.get(string(row.symbol));
  assert(pair !== undefined, `${string(row.symbol)} is traded`);
  const side = string(row.side) === 'buy' ? 'buy' : 'sell';
  return swapsOfDeals(pair, {
    side,
    steps: BigInt(string(row.steps)),
    amount: units(row.amount),
    fee: units(row.fee),
  });
}

function currencyOf(value: Row[string] | undefined): Currency {
  const code = string(value);
  assert(isCurrency(code), `${code} is a currency`);
  return code;
}

const exchangeFrom = (row: Row): Swap[] =>
  swapsOfExchanges(
    { currency: currencyOf(row.from_currency), quantity: units(row.quantity) },
    { currency: currencyOf(row.to_currency), obtained: units(row.obtained), fee: units(row.fee) },
  );

const tradesIn = (rows: readonly Row[]): number => rows.reduce((sum, { trades }) => sum + Number(trades), 0);

/** What a customer has traded in a period, added up by the database: a row for each hour, pair or two currencies. */
export async function readHistory(
  db: Pick<Database, 'query'>,
  { userId, from, to, offsetMinutes }: Asked,
  pairs: ReadonlyMap<string, Pair>,
): Promise<History> {
  const period = [userId, from, to];
  const byHour = [...period, offsetMinutes * 60_000];
  const [fast, futures, spot, exchange] = await Promise.all([
    db.query<Row>(fastSql, byHour),
    db.query<Row>(futuresSql, byHour),
    db.query<Row>(spotSql, period),
    db.query<Row>(exchangeSql, period),
  ]);
  return {
    fast: fast.map(fastFrom),
    futures: futures.map(futuresFrom),
    spot: { trades: tradesIn(spot), swaps: spot.flatMap((row) => spotFrom(row, pairs)) },
    exchange: { trades: tradesIn(exchange), swaps: exchange.flatMap(exchangeFrom) },
  };
}
