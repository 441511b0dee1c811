import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented } from 'antd';
import { useState, type JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';
import { percentOf, sumOf } from './sum-of.ts';

type Answer = CallAnswer<'GET /operator/exposure/stress'>;
type Move = Answer['stress'][number];
type Customer = Answer['customers'][number];
const w = words.exposure;
const everyMs = 5_000;
const percents = [1, 5, 10, 20];

const together = ({ futures, fast }: Move): string => sumOf(futures, fast);
const moves: readonly Column<Move>[] = [
  { title: w.symbol, cell: (row) => <b>{row.symbol}</b>, card: 'head' },
  { title: w.stress.move, cell: (row) => <span className="num">{w.stress.by(row.percent)}</span>, number: true },
  { title: w.stress.futures, cell: (row) => <Amount amount={row.futures} signed />, number: true },
  { title: w.stress.fast, cell: (row) => <Amount amount={row.fast} signed />, number: true },
  {
    title: w.stress.together,
    cell: (row) => (
      <b>
        <Amount amount={together(row)} signed />
      </b>
    ),
    number: true,
    card: 'value',
  },
];

const customersOf = (total: string): readonly Column<Customer>[] => [
  {
    title: w.concentration.customer,
    cell: (row) => (
      <a className="mono" href={addressOf('customers', row.userId)}>
        {row.userId}
      </a>
    ),
    card: 'head',
  },
  { title: w.stress.futures, cell: (row) => <Amount amount={row.futures} quiet />, number: true },
  { title: w.stress.fast, cell: (row) => <Amount amount={row.fast} quiet />, number: true },
  { title: w.concentration.total, cell: (row) => <Amount amount={row.total} />, number: true, card: 'value' },
  {
    title: w.concentration.share,
    cell: (row) => <span className="num">{percentOf(row.total, total)} %</span>,
    number: true,
  },
];

/** The worst for the house first. */
const byLoss = (rows: readonly Move[]): Move[] =>
  rows.toSorted((a, b) => Number(together(a)) - Number(together(b)) || a.symbol.localeCompare(b.symbol));

/** What moves of prices would cost, and whose orders the house stands against most. */
export function Stressed(): JSX.Element {
  const [percent, setPercent] = useState(5);
  const { data, error, isPending, refetch } = useCall(
    'GET /operator/exposure/stress',
    { query: { percent } },
    { every: everyMs },
  );
  return (
    <>
      {error !== null && <Fault error={error} again={refetch} />}
      <div className="section">
        <h2>
          {w.stress.title}
          <Segmented
            size="small"
            value={percent}
            options={percents.map((value) => ({ value, label: w.stress.both(value) }))}
            onChange={setPercent}
          />
        </h2>
        <p className="faint small">{w.stress.note}</p>
        <Rows
          rows={data === undefined ? undefined : byLoss(data.stress)}
          loading={isPending}
          columns={moves}
          rowKey={(row) => `${row.symbol} ${row.percent}`}
          empty={w.stress.none}
        />
      </div>
      <Largest of={data} loading={isPending} />
    </>
  );
}

const Largest = ({ of: data, loading }: { of: Answer | undefined; loading: boolean }): JSX.Element => (
  <div className="section">
    <h2>{w.concentration.title}</h2>
    <p className="faint small">{w.concentration.note}</p>
    <Rows
      rows={data?.customers}
      loading={loading}
      columns={customersOf(data?.total ?? '0')}
      rowKey={(row) => row.userId}
      empty={w.concentration.none}
    />
  </div>
);
