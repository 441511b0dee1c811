import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented } from 'antd';
import type { JSX } from 'react';
import { useAssignments, type Case } from '../../cases/assignments.ts';
import { dueColumn } from '../../cases/due.tsx';
import { onItColumn } from '../../cases/on-it.tsx';
import { narrowingOf } from '../../client/narrowing.ts';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Who } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { VerificationPanel } from './verification-panel.tsx';

type Verification = CallAnswer<'GET /operator/verifications'>['list'][number];
const w = words.verifications;
type Filter = 'open' | 'failed' | 'certified' | 'all';
const sorts = ['due', 'newest', 'oldest'] as const;
const filters: readonly Filter[] = ['open', 'failed', 'certified', 'all'];

const caseOf = (row: Verification): Case => ({ kind: 'verification', id: row.id });
const columns: readonly Column<Verification>[] = [
  { title: w.customer, cell: (row) => <Who person={row.person} userId={row.userId} />, card: 'head' },
  { title: w.level, cell: (row) => w.levels[row.level], card: 'value' },
  { title: w.name, cell: (row) => row.name ?? words.app.none },
  { title: w.number, cell: (row) => <span className="num">{row.cardNo ?? words.app.none}</span> },
  { title: w.submitted, cell: (row) => <Ago at={row.submittedAt} />, number: true },
  dueColumn,
  { title: w.decided, cell: (row) => <When at={row.decidedAt} />, number: true },
  { title: w.state, cell: (row) => <Status of={row.status} /> },
];

/**
 * Requests for verification, the longest waiting first. Numbers are masked here; opening one shows it and is on record.
 */
export function Verifications({ place }: { place: Place }): JSX.Element {
  const who = useAssignments();
  const status = oneOf(filters, place.query.get('status'));
  const query = { ...narrowingOf(place.query), ...(status === 'all' ? {} : { status }) };
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/verifications', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="verifications" query={{ ...query, sort }} />
      </PageHead>
      <ListBar place={place} search={words.lists.people} sorts={sorts}>
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
        rowKey={(row) => row.id}
        empty={status === 'open' ? w.empty : words.app.noRows}
        current={place.id}
        waits={(row) => row.status === 'certifying'}
        onDone={() => openRow(place, null)}
        onOpen={(row) => openRow(place, row.id)}
      />
      {place.id !== null && <VerificationPanel key={place.id} id={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}
