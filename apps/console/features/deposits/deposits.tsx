import { Segmented } from 'antd';
import type { JSX } from 'react';
import { useAssignments, type Case } from '../../cases/assignments.ts';
import { dueColumn } from '../../cases/due.tsx';
import { onItColumn } from '../../cases/on-it.tsx';
import { narrowingOf } from '../../client/narrowing.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { mayPropose, type Proposer } from '../../decisions/kinds.ts';
import { Amount } from '../../design/amount.tsx';
import { CsvButton } from '../../design/csv-button.tsx';
import { Code } from '../../design/facts.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Who } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { DepositPanel, type Deposit } from './deposit-panel.tsx';

const w = words.deposits;
const sorts = ['due', 'newest', 'oldest'] as const;
const filters = ['open', 'success', 'rejected', 'all'] as const;
type Filter = (typeof filters)[number];

const caseOf = (row: Deposit): Case => ({ kind: 'deposit', id: row.orderNo });
const columns: readonly Column<Deposit>[] = [
  { title: w.customer, cell: (row) => <Who person={row.person} userId={row.userId} />, card: 'head' },
  {
    title: w.amount,
    cell: (row) => <Amount amount={row.amount} unit={row.currencyCode} />,
    number: true,
    card: 'value',
  },
  { title: w.way, cell: (row) => row.chain ?? w.bank },
  {
    title: w.claimed,
    cell: (row) => (
      <span className="cut" style={{ maxWidth: 200 }}>
        <Code text={row.txid ?? row.bankReference} />
      </span>
    ),
  },
  { title: w.waits, cell: (row) => <Ago at={row.createTime} />, number: true },
  dueColumn,
  {
    title: w.state,
    cell: (row) => (
      <>
        {row.proposal === null ? (
          <Status of={row.status} />
        ) : (
          <Status of={row.proposal.mayDecide ? 'yours' : 'proposed'} />
        )}
      </>
    ),
  },
];

/** Nobody has proposed anything yet, or this operator is the second one. */
const waitsFor = ({ status, proposal }: Deposit, who: Proposer): boolean =>
  proposal === null ? status === 'requested' && mayPropose('deposit-credit', who) : proposal.mayDecide;

/** Requests for deposits, the longest waiting first. */
export function Deposits({ place }: { place: Place }): JSX.Element {
  const { operator } = useSession();
  const who = useAssignments();
  const status = oneOf(filters, place.query.get('status'));
  const query = { ...narrowingOf(place.query), ...(status === 'all' ? {} : { status }) };
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/deposits', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="deposits" query={{ ...query, sort }} />
      </PageHead>
      <ListBar place={place} search={w.search} sorts={sorts}>
        <Segmented<Filter>
          value={status}
          onChange={(value) => narrowTo(place, { status: value })}
          options={[
            { value: 'open', label: w.waiting },
            { value: 'success', label: w.creditedOnes },
            { value: 'rejected', label: words.statuses.rejected },
            { value: 'all', label: words.app.all },
          ]}
        />
      </ListBar>
      <PagedList
        source={source}
        every={liveMs}
        columns={[...columns, onItColumn(who, caseOf)]}
        rowKey={(row) => row.orderNo}
        empty={status === 'open' ? w.empty : words.app.noRows}
        current={place.id}
        waits={(row) => waitsFor(row, operator)}
        onOpen={(row) => openRow(place, row.orderNo)}
      />
      {place.id !== null && <DepositPanel key={place.id} orderNo={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}
