import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Database } from '../../../db/database.ts';
import { platformDaySql } from '../../../clock/platform-day-sql.ts';

/**
 * Days of agents that bring something and are not paid: each is paid in the order of days, so they lie behind the last
 * one paid, and what is paid is not read. Who has closed the account is not paid any more, nor is an
 * account that is an operator's own.
 */
const dueTables = `
  (select user_id from (select distinct user_id from agent) a
    where (select standing from customer where id = a.user_id) <> 'closed'
      and not exists (select from operator_customer o where o.user_id = a.user_id)) n
  cross join lateral
    (select coalesce(max(platform_day), -1) as day from agent_commission where agent_id = n.user_id) paid`;
const dueOfAgent = 'from agent_day where agent_id = n.user_id and platform_day > paid.day and commission > 0';

interface DueDay {
  readonly agent: string;
  readonly day: number;
  readonly fees: string;
  readonly commission: string;
}

/** Of each agent the oldest, the oldest of them first. */
export const dueDays = (db: Pick<Database, 'query'>): Promise<DueDay[]> =>
  db.query<DueDay>(
    `select n.user_id as agent, d.platform_day::float8 as day, d.fees::text as fees,
        d.commission::text as commission
      from ${dueTables} cross join lateral (select * ${dueOfAgent} order by platform_day limit 1) d
      order by d.platform_day, d.agent_id`,
  );

/** Units of USDT as a table holds them, as calls show them. */
export const usdtText = (units: string | bigint): string => formatAmount(amount(BigInt(units)), 'USDT');

/** In USDT: what is due in all, for how many days of agents, and what the pool has. */
export interface Due {
  readonly days: number;
  readonly commission: string;
  readonly pool: string;
  /** Whether the pool has to be funded before all of it can be paid. */
  readonly lacks: boolean;
}

const poolSql = `select coalesce(sum(available), 0) from account
  where owner = 'commission-pool' and type = 0 and currency = 'USDT'`;

export async function dueNow(db: Pick<Database, 'query'>): Promise<Due> {
  const [row] = await db.query<{ days: number; units: string; pool: string }>(
    `select coalesce(sum(d.days), 0)::int as days, coalesce(sum(d.units), 0)::text as units, (${poolSql})::text as pool
      from ${dueTables} cross join lateral (select count(*) as days, sum(commission) as units ${dueOfAgent}) d`,
  );
  const [due, pool] = [BigInt(row?.units ?? 0), BigInt(row?.pool ?? 0)];
  return { days: row?.days ?? 0, commission: usdtText(due), pool: usdtText(pool), lacks: due > pool };
}

/**
 * Whether commissions of this customer may still come: one who is an agent now, or whose last day as one is not counted
 * yet, or whose counted days are not all paid. Closed before, the account would lose them.
 */
export async function mayEarnCommission(db: Pick<Database, 'query'>, userId: string): Promise<boolean> {
  const [row] = await db.query<{ may: boolean }>(
    `select exists (select from agent where user_id = $1 and (until is null
          or ${platformDaySql('until')} > coalesce((select platform_day from agent_days_until), -1)))
        or exists (select from ${dueTables} cross join lateral (select ${dueOfAgent}) d where n.user_id = $1) as may`,
    [userId],
  );
  return row?.may === true;
}
