import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { agentShareOf } from '@candor/core/agents/commission.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import { readPage, type Paged } from '../../../db/paging.ts';
import { dueNow, usdtText } from './due-days.ts';
import type { ConsoleServices } from '../console-services.ts';
import { peopleOf } from '../customers/people.ts';

type Query = CallParsed<'GET /operator/agents'>['query'];
type Agents = CallAnswer<'GET /operator/agents'>;

/** An agent, and the days that a row is of. */
interface Place {
  readonly agent: string;
  readonly period: string | null;
  readonly first: string;
  readonly last: string;
}
interface Sums {
  readonly since: string | null;
  readonly invited: number;
  readonly fees: string;
  readonly commission: string;
  readonly paid: string;
}
type Row = Pick<Place, 'agent' | 'period'> & Sums;

const dayText = "date '1970-01-01' + d.platform_day::int";
/** Everybody who is or was an agent. $1: one of them, or null */
const agentsSql = '(select distinct user_id as agent from agent where $1::text is null or user_id = $1) a';
/** All platform months in which anything was counted, each with its first and its last day. */
const monthsSql = `(select to_char(at, 'YYYY-MM') as period, at::date - date '1970-01-01' as first,
    (at + interval '1 month')::date - date '1970-01-01' - 1 as last
  from (select min(platform_day)::int as first, max(platform_day)::int as last from agent_day) days,
    generate_series(date_trunc('month', timestamp '1970-01-01' + first * interval '1 day'),
      timestamp '1970-01-01' + last * interval '1 day', '1 month') at) m`;

/** Rows of an agent and the days from first to last; of those without any fees one row by agent. */
const tables = {
  agent: { from: `from ${agentsSql}, (select null::text as period, 0 as first, 2147483647 as last) p`, order: 'agent' },
  month: {
    from: `from ${agentsSql}, ${monthsSql} where 0 <
      (select platform_day from agent_day d where agent_id = a.agent and platform_day between first and last limit 1)`,
    order: 'period desc, agent',
  },
  day: {
    from: `from (select agent_id as agent, to_char(${dayText}, 'YYYY-MM-DD') as period, platform_day as first,
        platform_day as last from agent_day d where $1::text is null or agent_id = $1) d`,
    order: 'first desc, agent',
  },
} as const;

const sumSql = (column: 'fees' | 'commission', table: 'agent_day' | 'agent_commission'): string =>
  `(select coalesce(sum(${column}), 0)::text from ${table} s
    where s.agent_id = r.agent and s.platform_day between r.first and r.last)`;
/** What the rows of a page come to, in their order. $1, $2, $3: agents, first and last days */
const sumsSql = `
  select (select since from agent n where n.user_id = r.agent and n.until is null) as since,
      (select count(*) from customer i where i.invited_by = r.agent)::int as invited,
      ${sumSql('fees', 'agent_day')} as fees, ${sumSql('commission', 'agent_day')} as commission,
      ${sumSql('commission', 'agent_commission')} as paid
    from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality r (agent, first, last, place) order by place`;

const rowAt = (place: Place | undefined, sums: Sums): Row[] =>
  place === undefined ? [] : [{ agent: place.agent, period: place.period, ...sums }];

/** A page of rows, of which nothing else is added up. */
async function rowsOf(reads: ConsoleServices['reads'], { by, userId, ...at }: Query): Promise<Paged<Row>> {
  const columns = 'agent, period, first, last';
  const page = await readPage<Place, Place>(reads, { columns, ...tables[by] }, [userId ?? null], at, (row) => row);
  const of = <K extends keyof Place>(key: K): Place[K][] => page.list.map((place) => place[key]);
  const sums = await reads.query<Sums>(sumsSql, [of('agent'), of('first'), of('last')]);
  return { ...page, list: sums.flatMap((sum, index) => rowAt(page.list[index], sum)) };
}

/** The share of the fees of today, as calls show it. */
export const shareText = ({ clock, rulesInForce }: Pick<ConsoleServices, 'clock' | 'rulesInForce'>): string =>
  formatPlain(agentShareOf(rulesInForce.versions, platformDay(clock.now())), rateScale);

/** Agents and what they bring and get, with what is due and what there is to pay it. */
export async function agents(services: ConsoleServices, query: Query): Promise<Agents> {
  const { db, reads } = services;
  const page = await rowsOf(reads, query);
  const people = await peopleOf(
    db,
    page.list.map(({ agent }) => agent),
  );
  const { days, commission, pool, lacks } = await dueNow(reads);
  return {
    ...page,
    list: page.list.flatMap((row) => {
      const person = people.get(row.agent);
      return person === undefined ? [] : [{ person, ...presentRow(row) }];
    }),
    share: shareText(services),
    pool,
    due: { days, commission, lacks },
  };
}

const presentRow = ({ period, since, invited, fees, commission, paid }: Row) => ({
  period,
  agentSince: since === null ? null : Number(since),
  invited,
  fees: usdtText(fees),
  commission: usdtText(commission),
  paid: usdtText(paid),
});
