import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Pagination, Segmented, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { useAssignments, type Assignment } from '../../cases/assignments.ts';
import { Due } from '../../cases/due.tsx';
import { OnItName } from '../../cases/on-it.tsx';
import { narrowingOf } from '../../client/narrowing.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { Nothing } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { nameOf } from '../../design/people/person.tsx';
import { Ago } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { useNarrow } from '../../shell/use-narrow.ts';
import { Thread } from './thread.tsx';

type Conversation = CallAnswer<'GET /operator/conversations'>['list'][number];
const w = words.support;
type Filter = 'open' | 'closed' | 'all';
const filters: readonly Filter[] = ['open', 'closed', 'all'];
const sorts = ['due', 'newest', 'oldest'] as const;
const pageSize = 50;

interface ListProps {
  query: ReturnType<typeof useCall<'GET /operator/conversations'>>;
  page: number;
  onPage: (page: number) => void;
  place: Place;
}

function List({ query: { data, error, refetch }, page, onPage, place }: ListProps): JSX.Element {
  const who = useAssignments();
  return (
    <div className="list">
      {error !== null && <Fault error={error} again={refetch} />}
      {data === undefined && error === null && <Skeleton active style={{ padding: 16 }} />}
      {data?.list.length === 0 && <Nothing of={w.empty} />}
      {data?.list.map((row) => (
        <Entry
          key={row.id}
          row={row}
          held={who({ kind: 'conversation', id: row.id })}
          picked={row.id === place.id}
          onOpen={() => openRow(place, row.id)}
        />
      ))}
      {data !== undefined && (data.total > pageSize || page > 1) && (
        <footer className="pager">
          <Pagination
            simple
            size="small"
            current={page}
            pageSize={pageSize}
            total={data.total}
            showSizeChanger={false}
            onChange={onPage}
          />
        </footer>
      )}
    </div>
  );
}

function Picked({ place, narrow }: { place: Place; narrow: boolean }): JSX.Element {
  const { id } = place;
  if (id !== null) return <Thread key={id} id={id} onBack={narrow ? () => openRow(place, null) : null} />;
  return (
    <div className="nothing" style={{ alignSelf: 'center' }}>
      <b>{w.pick[0]}</b>
      <span>{w.pick[1]}</span>
    </div>
  );
}

/** Conversations with customers: who has waited longest stands first, the thread beside. */
export function Conversations({ place }: { place: Place }): JSX.Element {
  const narrow = useNarrow();
  const status = oneOf(filters, place.query.get('status'));
  const sort = oneOf(sorts, place.query.get('sort'));
  const narrowed = { ...narrowingOf(place.query), status, sort };
  // Another filter begins with its first page.
  const of = JSON.stringify(narrowed);
  const [at, setAt] = useState({ page: 1, of });
  const page = at.of === of ? at.page : 1;
  const query = useCall(
    'GET /operator/conversations',
    { query: { ...narrowed, page, limit: pageSize } },
    { every: liveMs },
  );
  const list = <List query={query} page={page} onPage={(next) => setAt({ page: next, of })} place={place} />;
  const showsList = !narrow || place.id === null;
  const showsThread = !narrow || place.id !== null;
  return (
    <>
      {showsList && (
        <>
          <PageHead title={w.title} />
          <ListBar place={place} search={words.lists.people} sorts={sorts}>
            <Segmented<Filter>
              value={status}
              onChange={(wanted) => narrowTo(place, { status: wanted })}
              options={filters.map((value) => ({ value, label: w.filters[value] }))}
            />
          </ListBar>
        </>
      )}
      <div className="sheet talk">
        {showsList && list}
        {showsThread && <Picked place={place} narrow={narrow} />}
      </div>
    </>
  );
}

interface EntryProps {
  row: Conversation;
  held: Assignment | undefined;
  picked: boolean;
  onOpen: () => void;
}

const Entry = ({ row, held, picked, onOpen }: EntryProps): JSX.Element => (
  <button type="button" className={picked ? 'card picked' : 'card'} onClick={onOpen}>
    <span className="top">
      <span className="cut">
        {row.waiting && <i className="dot" role="img" aria-label={w.waits} />}
        {row.person === null ? row.userId : nameOf(row.person)}
      </span>
      <span className="faint small">{row.deadline === null ? <Ago at={row.lastAt} /> : <Due at={row.deadline} />}</span>
    </span>
    <span className="top" style={{ marginTop: 4, fontSize: 12 }}>
      <span className="cut faint">{row.lastText === '' ? w.picture : row.lastText}</span>
      {held !== undefined && <OnItName of={held} />}
    </span>
  </button>
);
