import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { LongReads } from '../../../db/postgres/long-reads.ts';

/** What became of customers who came together. */
export interface Became {
  readonly signUps: number;
  readonly firstDeposits: number;
  /** USDT. */
  readonly volume: string;
}
export const nobody: Became = { signUps: 0, firstDeposits: 0, volume: '0' };

interface Row {
  root: string;
  sign_ups: string;
  first_deposits: string;
  volume: string;
}

/** Traded by a customer, as the figures of business count it. */
const volumeSql = `coalesce((select sum(f.stake) from fast_order f
      where f.user_id = m.id and f.result in ('win', 'lose')), 0)
  + coalesce((select sum(div(o.size * o.open_price + 9999999999, 10000000000)) from futures_order o
      where o.user_id = m.id and o.open_price is not null), 0)
  + coalesce((select sum(d.amount) from spot_deal d where d.user_id = m.id), 0)`;

const countedSql = `select m.root, count(*) as sign_ups,
    count(*) filter (where exists (select from deposit p where p.user_id = m.id and p.status = 'success'))
      as first_deposits,
    sum(${volumeSql}) as volume
  from members m group by m.root`;

const ofCampaigns = `with members as (select campaign_id as root, id from customer where campaign_id = any($1::text[]))
  ${countedSql}`;

/** Whom somebody has invited, whom those have invited, and so on: who is invited was not there before, so it ends. */
const ofInviters = `with recursive members as (
    select invited_by as root, id from customer where invited_by = any($1::text[])
    union all select m.root, c.id from members m join customer c on c.invited_by = m.id)
  ${countedSql}`;

const became =
  (sql: string) =>
  async (reads: LongReads, roots: readonly string[]): Promise<ReadonlyMap<string, Became>> => {
    const rows = roots.length === 0 ? [] : await reads.query<Row>(sql, [roots]);
    return new Map(
      rows.map((row) => [
        row.root,
        {
          signUps: Number(row.sign_ups),
          firstDeposits: Number(row.first_deposits),
          volume: formatAmount(amount(BigInt(row.volume)), 'USDT'),
        },
      ]),
    );
  };

/** By the ids of campaigns; one that brought nobody is missing. */
export const becameOfCampaigns = became(ofCampaigns);
/** By who has invited them, on whatever step; who has invited nobody is missing. */
export const becameOfInvited = became(ofInviters);
