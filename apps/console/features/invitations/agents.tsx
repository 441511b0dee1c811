import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Alert, Segmented } from 'antd';
import { useState, type JSX } from 'react';
import { pagesOf, useCall } from '../../client/use-call.ts';
import { Amount, Count } from '../../design/amount.tsx';
import { CsvButton } from '../../design/csv-button.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { nameOf } from '../../design/people/person.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { percent } from '../../locales/percent.ts';
import { addressOf } from '../../shell/route.ts';

type Row = CallAnswer<'GET /operator/agents'>['list'][number];
const w = words.invitations;
const spans = ['agent', 'month', 'day'] as const;
type Span = (typeof spans)[number];

const who: Column<Row> = {
  title: w.agents.agent,
  cell: ({ person }) => <a href={addressOf('customers', person.userId)}>{nameOf(person)}</a>,
  card: 'head',
};
const rest: readonly Column<Row>[] = [
  { title: w.since, cell: (row) => <When at={row.agentSince} />, number: true },
  { title: w.direct, cell: (row) => <Count of={row.invited} />, number: true },
  { title: w.agents.fees, cell: (row) => <Amount amount={row.fees} unit="USDT" />, number: true },
  { title: w.agents.commission, cell: (row) => <Amount amount={row.commission} unit="USDT" />, number: true },
  { title: w.agents.paid, cell: (row) => <Amount amount={row.paid} unit="USDT" />, number: true },
];
const period: Column<Row> = { title: w.agents.period, cell: (row) => row.period };

const sourceOf = (by: Span) => pagesOf('GET /operator/agents', (query) => ({ query: { ...query, by } }));
const sources = { agent: sourceOf('agent'), month: sourceOf('month'), day: sourceOf('day') };

/** What is due and what there is to pay it; a warning while that is not enough. */
function Pool(): JSX.Element | null {
  const { data } = useCall('GET /operator/agents', { query: { limit: 1 } });
  if (data === undefined) return null;
  const { due, pool, share } = data;
  const title = w.agents.pool({ pool, share: percent.format(Number(share)), due: due.commission, days: due.days });
  return <Alert type={due.lacks ? 'warning' : 'info'} showIcon title={title} />;
}

/** Agents, what whom they invited have paid in fees, and what that has brought them: in all, by month or by day. */
export function Agents(): JSX.Element {
  const [span, setSpan] = useState<Span>('agent');
  return (
    <div className="stack">
      <Pool />
      <div className="filters">
        <Segmented<Span>
          value={span}
          onChange={setSpan}
          options={spans.map((value) => ({ value, label: w.agents.by[value] }))}
        />
        <CsvButton list="commissions" />
      </div>
      <PagedList
        key={span}
        source={sources[span]}
        columns={span === 'agent' ? [who, ...rest] : [who, period, ...rest]}
        rowKey={(row) => `${row.person.userId} ${row.period ?? ''}`}
        empty={w.agents.none}
      />
    </div>
  );
}
