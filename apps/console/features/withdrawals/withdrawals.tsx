import { Segmented } from 'antd';
import type { JSX } from 'react';
import { useAssignments, type Case } from '../../cases/assignments.ts';
import { Due } from '../../cases/due.tsx';
import { onItColumn } from '../../cases/on-it.tsx';
import { narrowingOf } from '../../client/narrowing.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { CsvButton } from '../../design/csv-button.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Who } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { bulkOf, waitsFor } from './bulk.ts';
import { EnterPayments } from './enter-payments.tsx';
import { destinationOf, type Withdrawal } from './withdrawal-facts.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const w = words.withdrawals;
type Filter = 'open' | 'requested' | 'approved' | 'sending' | 'unknown' | 'all';
const sorts = ['due', 'newest', 'oldest', 'largest'] as const;
const filters: readonly Filter[] = ['open', 'requested', 'approved', 'sending', 'unknown', 'all'];

const caseOf = (row: Withdrawal): Case => ({ kind: 'withdrawal', id: row.orderNo });
const columns: readonly Column<Withdrawal>[] = [
  { title: w.customer, cell: (row) => <Who person={row.person} userId={row.userId} />, card: 'head' },
  {
    title: w.amount,
    cell: (row) => <Amount amount={row.amount} unit={row.currencyCode} />,
    number: true,
    card: 'value',
  },
  {
    title: w.destination,
    cell: (row) => (
      <span className="cut mono" style={{ maxWidth: 170 }}>
        {destinationOf(row)}
      </span>
    ),
  },
  { title: w.asked, cell: (row) => <Ago at={row.createTime} />, number: true },
  {
    title: w.deadline,
    cell: (row) =>
      row.finishTime === null && row.deadline !== null ? <Due at={row.deadline} /> : <When at={row.finishTime} />,
    number: true,
  },
  { title: w.state, cell: (row) => <Status of={stateOf(row)} /> },
];

function stateOf({ proposal, status }: Withdrawal): string {
  if (proposal === null) return status;
  return proposal.mayDecide ? 'yours' : 'proposed';
}

/** Payouts under way, the nearest promise first. */
export function Withdrawals({ place }: { place: Place }): JSX.Element {
  const { operator } = useSession();
  const who = useAssignments();
  const status = oneOf(filters, place.query.get('status'));
  const query = { ...narrowingOf(place.query), ...(status === 'all' ? {} : { status }) };
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/withdrawals', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        {operator?.role === 'finance' && (
          <>
            <EnterPayments />
            <CsvButton list="payouts" query={query} label={w.payouts} />
          </>
        )}
        <CsvButton list="withdrawals" query={{ ...query, sort }} />
      </PageHead>
      <ListBar place={place} search={w.search} sorts={sorts}>
        <Segmented<Filter>
          value={status}
          onChange={(value) => narrowTo(place, { status: value })}
          options={filters.map((value) => ({ value, label: w.filters[value] }))}
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
        {...(status === 'all' || operator === null ? {} : { bulk: bulkOf(operator) })}
        onOpen={(row) => openRow(place, row.orderNo)}
      />
      {place.id !== null && <WithdrawalPanel key={place.id} orderNo={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}
