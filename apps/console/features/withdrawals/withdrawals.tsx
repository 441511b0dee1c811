import { Segmented } from 'antd';
import { useState, type JSX } from 'react';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { CsvButton } from '../../design/csv-button.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Who } from '../../design/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { words } from '../../locales/en.ts';
import { go, type Place } from '../../shell/route.ts';
import { destinationOf, type Withdrawal } from './withdrawal-facts.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const w = words.withdrawals;
type Filter = 'open' | 'requested' | 'approved' | 'sending' | 'unknown' | 'all';
const filters: readonly Filter[] = ['open', 'requested', 'approved', 'sending', 'unknown', 'all'];

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
      <span className="cut mono" style={{ maxWidth: 240 }}>
        {destinationOf(row)}
      </span>
    ),
  },
  { title: w.asked, cell: (row) => <Ago at={row.createTime} />, number: true },
  {
    title: w.deadline,
    cell: (row) =>
      row.finishTime === null && row.deadline !== null ? <Ago at={row.deadline} late /> : <When at={row.finishTime} />,
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
  const [status, setStatus] = useState<Filter>('open');
  const [search, setSearch] = useState('');
  const source = pagesOf('GET /operator/withdrawals', (at) => ({
    query: { ...at, search, ...(status === 'all' ? {} : { status }) },
  }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="withdrawals" />
      </PageHead>
      <div className="filters">
        <Segmented<Filter>
          value={status}
          onChange={setStatus}
          options={filters.map((value) => ({ value, label: w.filters[value] }))}
        />
        <SearchField label={w.search} onSearch={setSearch} />
      </div>
      <PagedList
        source={source}
        every={liveMs}
        columns={columns}
        rowKey={(row) => row.orderNo}
        empty={status === 'open' ? w.empty : words.app.noRows}
        onOpen={(row) => go('withdrawals', row.orderNo)}
      />
      {place.id !== null && <WithdrawalPanel key={place.id} orderNo={place.id} onClose={() => go('withdrawals')} />}
    </>
  );
}
