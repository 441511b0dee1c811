import { Segmented } from 'antd';
import type { JSX } from 'react';
import { narrowingOf } from '../../client/narrowing.ts';
import { pagesOf } from '../../client/use-call.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { barsOf, nameOf, type Person } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { go, narrowTo, oneOf, type Place } from '../../shell/route.ts';
import { Customer } from './customer.tsx';

const w = words.customers;
type Filter = 'all' | 'frozen' | 'closing';
const sorts = ['newest', 'oldest'] as const;
const filters: { value: Filter; label: string }[] = [
  { value: 'all', label: words.app.all },
  { value: 'frozen', label: words.statuses.frozen },
  { value: 'closing', label: w.closing },
];

const columns: readonly Column<Person>[] = [
  { title: w.account, cell: (row) => <b>{nameOf(row)}</b>, card: 'head' },
  { title: w.contact, cell: (row) => row.email ?? row.phone ?? words.app.none },
  { title: w.country, cell: (row) => row.country ?? words.app.none },
  { title: w.primary, cell: (row) => <Status of={row.primaryStatus} /> },
  { title: w.advanced, cell: (row) => <Status of={row.advancedStatus} /> },
  { title: w.since, cell: (row) => <When at={row.createdAt} />, number: true },
  { title: w.state, cell: (row) => barsOf(row).map((bar) => <Status key={bar} of={bar} />), card: 'value' },
];

export const Customers = ({ place }: { place: Place }): JSX.Element =>
  place.id === null ? (
    <Search place={place} />
  ) : (
    <Customer key={place.id} userId={place.id} tab={place.query.get('tab') ?? 'balances'} />
  );

/** Everybody who has an account, the newest first. */
function Search({ place }: { place: Place }): JSX.Element {
  const filter = oneOf(['all', 'frozen', 'closing'], place.query.get('filter'));
  const query = {
    ...narrowingOf(place.query),
    ...(filter === 'frozen' ? { frozen: 'true' as const } : {}),
    ...(filter === 'closing' ? { closing: 'true' as const } : {}),
  };
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/customers', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="customers" query={{ ...query, sort }} />
      </PageHead>
      <ListBar place={place} search={words.lists.people} sorts={sorts}>
        <Segmented<Filter> value={filter} onChange={(value) => narrowTo(place, { filter: value })} options={filters} />
      </ListBar>
      <PagedList
        source={source}
        columns={columns}
        rowKey={(row) => row.userId}
        empty={words.app.noRows}
        onOpen={(row) => go('customers', row.userId)}
      />
    </>
  );
}
