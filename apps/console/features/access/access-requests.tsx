import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented } from 'antd';
import type { JSX } from 'react';
import { dueColumn } from '../../cases/due.tsx';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Who } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { AccessPanel } from './access-panel.tsx';

type AccessRequest = CallAnswer<'GET /operator/service/accessRequests'>['list'][number];
const w = words.accessRequests;
type Filter = 'open' | 'ended' | 'all';
const filters: readonly Filter[] = ['open', 'ended', 'all'];

const columns: readonly Column<AccessRequest>[] = [
  { title: w.customer, cell: (row) => <Who person={row.person} userId={row.userId} />, card: 'head' },
  { title: w.lost, cell: (row) => row.lost.map((one) => w.losses[one]).join(', '), card: 'value' },
  { title: w.contact, cell: (row) => row.contact },
  { title: w.submitted, cell: (row) => <Ago at={row.completeAt} />, number: true },
  dueColumn,
  { title: w.ended, cell: (row) => <When at={row.endedAt} />, number: true },
  { title: w.state, cell: (row) => <Status of={row.status} /> },
];

/** Who has lost their access and asks for it, the longest waiting first. */
export function AccessRequests({ place }: { place: Place }): JSX.Element {
  const status = oneOf(filters, place.query.get('status'));
  const source = pagesOf('GET /operator/service/accessRequests', (at) => ({ query: { ...at, status } }));
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      <Segmented<Filter>
        value={status}
        onChange={(value) => narrowTo(place, { status: value })}
        options={filters.map((value) => ({ value, label: w.filters[value] }))}
      />
      <PagedList
        source={source}
        every={liveMs}
        columns={columns}
        rowKey={(row) => row.id}
        empty={status === 'open' ? w.empty : words.app.noRows}
        current={place.id}
        waits={(row) => row.status === 'open'}
        onDone={() => openRow(place, null)}
        onOpen={(row) => openRow(place, row.id)}
      />
      {place.id !== null && <AccessPanel key={place.id} id={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}
