import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { pagesOf, useCall } from '../../client/use-call.ts';
import { refusalShown } from '../../decisions/refusal.ts';
import { reasonField, useAsk } from '../../design/ask/ask.ts';
import { PagedList, Rows, type Column } from '../../design/list.tsx';
import type { Person } from '../../design/people/person.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type Session = CallAnswer<'GET /operator/customers/{userId}/sessions'>[number];
type Note = CallAnswer<'GET /operator/customers/{userId}/notes'>['list'][number];
type Act = CallAnswer<'GET /operator/audit'>['list'][number];
const w = words.customers;

/** Where the customer is signed in now. */
export function Sessions({ person: { userId } }: { person: Person }): JSX.Element {
  const ask = useAsk();
  const { data, isPending } = useCall('GET /operator/customers/{userId}/sessions', { params: { userId } });
  const endOne = (id: string): void =>
    ask({
      ...w.endSession,
      danger: true,
      fields: [reasonField(words.app.customerReads)],
      send: ({ reason = '' }) => call('POST /operator/customers/endSession', { body: { userId, id, reason } }),
    });
  const columns: readonly Column<Session>[] = [
    {
      title: w.device,
      cell: (row) => row.device ?? w.platforms[row.devicePlatform] ?? row.devicePlatform,
      card: 'head',
    },
    { title: w.network, cell: (row) => <span className="num">{row.network ?? words.app.none}</span> },
    { title: w.started, cell: (row) => <When at={row.startedAt} />, number: true },
    { title: w.seen, cell: (row) => <Ago at={row.seenAt} />, number: true },
    {
      title: words.app.action,
      cell: (row) => (
        <Button size="small" danger onClick={() => endOne(row.id)}>
          {w.endSession.confirm}
        </Button>
      ),
      number: true,
      card: 'value',
    },
  ];
  return <Rows rows={data} loading={isPending} columns={columns} rowKey={(row) => row.id} empty={w.noSessions} />;
}

const notes: readonly Column<Note>[] = [
  { title: w.time, cell: (row) => <When at={row.time} />, card: 'value' },
  { title: w.by, cell: (row) => row.operator, card: 'head' },
  { title: w.noteText, cell: (row) => <span style={{ whiteSpace: 'pre-wrap' }}>{row.text}</span> },
];

/** What operators have noted for each other; the customer doesn't read it. */
export function Notes({ person: { userId } }: { person: Person }): JSX.Element {
  const ask = useAsk();
  const source = pagesOf('GET /operator/customers/{userId}/notes', (query) => ({ params: { userId }, query }));
  const add = (): void =>
    ask({
      ...w.addNote,
      fields: [{ name: 'text', label: w.noteText, kind: 'area' }],
      send: ({ text = '' }) => call('POST /operator/customers/note', { body: { userId, text } }),
    });
  return (
    <>
      <div className="filters">
        <Button onClick={add}>{w.addNote.confirm}</Button>
      </div>
      <PagedList source={source} columns={notes} rowKey={(row) => row.id} empty={w.noNotes} />
    </>
  );
}

const acts: readonly Column<Act>[] = [
  { title: w.time, cell: (row) => <When at={row.time} />, card: 'value' },
  { title: w.act, cell: (row) => words.acts[row.act] ?? row.act, card: 'head' },
  { title: w.by, cell: (row) => row.operator },
  { title: w.about, cell: (row) => <span className="mono">{row.subject}</span> },
  {
    title: words.app.reason,
    cell: (row) =>
      typeof row.details['reason'] === 'string' ? (
        refusalShown(row.details['reason'])
      ) : (
        <span className="faint">{words.app.none}</span>
      ),
  },
];

/** What operators have done on this account, as the customer reads it too. */
export function OperatorActs({ person: { userId } }: { person: Person }): JSX.Element {
  const source = pagesOf('GET /operator/audit', (at) => ({ query: { ...at, userId } }));
  return <PagedList source={source} columns={acts} rowKey={(row) => String(row.seq)} empty={w.noActs} />;
}
