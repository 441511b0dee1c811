import { agentShareOf, commissionOn, feesInUsdt, type BookedFees } from '@candor/core/agents/commission.ts';
import { amount } from '@candor/core/money/amount.ts';
import { platformDayStartOf } from '@candor/core/platform-day.ts';
import type { RulesVersion } from '@candor/core/rule-versions/version.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Database, Statement } from '../../../db/database.ts';
import { lastJournalBefore } from '../../../engine/rows/ledger.ts';

const notOperators = (userId: string): string =>
  `not exists (select from operator_customer o where o.user_id = ${userId})`;

/**
 * What whom each agent has invited themselves have paid between $1 and $2, while they were an agent. Of futures what
 * stands in the account of fees, of spot what the deal has taken; in the base of a pair as fee × amount ÷ steps. What
 * operators have reversed by then is no fee. An account that is an operator's own neither brings nor gets anything, and
 * whoever has closed theirs gets nothing. Journals are numbered in the order of their times, so of the large tables
 * only what lies between two numbers is read.
 */
const feesSql = `
  with period as (
    select user_id as agent, greatest(since, $1) as since, least(coalesce(until, $2), $2) as until
      from agent a join customer c on c.id = a.user_id and c.standing <> 'closed'
     where since < $2 and coalesce(until, $2) > $1 and ${notOperators('a.user_id')}),
  invited as (
    select p.*, c.id as payer from period p join customer c on c.invited_by = p.agent where ${notOperators('c.id')}),
  day as materialized (select ${lastJournalBefore('$1')} as before, ${lastJournalBefore('$2')} as last),
  paid as (
    select i.agent, i.payer, d.journal_id, case d.side when 'buy' then d.symbol end as symbol,
           case d.side when 'buy' then div(d.fee * d.amount, d.steps) else d.fee end as units
      from spot_deal d join invited i on i.payer = d.user_id and d.time >= i.since and d.time < i.until
     where d.journal_id > (select before from day) and d.journal_id <= (select last from day)
    union all
    select i.agent, i.payer, j.id, null, f.available
      from journal_entry e join invited i on i.payer = e.owner
      join journal j on j.id = e.journal_id and j.kind like 'futures-%' and j.time >= i.since and j.time < i.until
      join journal_entry f on f.journal_id = j.id and f.owner = 'fees' and f.type = 0
     where e.type = 3 and e.journal_id > (select before from day) and e.journal_id <= (select last from day)),
  kept as (
    select agent, payer, coalesce(symbol, '') as symbol, units from paid p where units > 0 and not exists
      (select from adjustment a where a.reverses = p.journal_id and a.user_id = p.payer)),
  traders as (select agent, count(distinct payer)::int as traders from kept group by 1),
  sums as (select agent, symbol, sum(units) as units from kept group by 1, 2)
  select agent, traders, json_object_agg(symbol, units::text) filter (where symbol <> '') as base,
         coalesce(sum(units) filter (where symbol = ''), 0)::text as usdt
    from sums join traders using (agent) group by agent, traders`;

interface Row {
  readonly agent: string;
  readonly traders: number;
  readonly base: Readonly<Record<string, string>> | null;
  readonly usdt: string;
}

/** What is needed to say what a day comes to. */
export interface RulesOfDays {
  readonly pairs: Rules['spot']['pairs'];
  readonly versions: readonly RulesVersion[];
}

/** The rows of a platform day that is over; none where nobody has invited anybody who paid. */
export async function countDay(
  db: Pick<Database, 'query'>,
  day: number,
  { pairs, versions }: RulesOfDays,
): Promise<Statement[]> {
  const rows = await db.query<Row>(feesSql, [platformDayStartOf(day), platformDayStartOf(day + 1)]);
  const share = agentShareOf(versions, day);
  return rows.flatMap((row) => {
    const fees = feesInUsdt(bookedIn(row), pairs);
    if (fees === 0n) return [];
    return {
      sql: `insert into agent_day (agent_id, platform_day, traders, fees, share, commission)
        values ($1, $2, $3, $4, $5, $6)`,
      params: [row.agent, day, row.traders, fees.toString(), share.toString(), commissionOn(fees, share).toString()],
    };
  });
}

const bookedIn = ({ usdt, base }: Row): BookedFees => ({
  usdt: amount(BigInt(usdt)),
  bySteps: Object.entries(base ?? {}).map(([symbol, units]) => ({ symbol, units: BigInt(units) })),
});
