import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useCall } from '../../client/use-call.ts';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { Passkeys } from './passkeys.tsx';
import { words } from '../../locales/words.ts';

type Session = CallAnswer<'GET /operator/sessions'>[number];
const w = words.access;

/** Shows the authenticator, or a passkey, before a large act asks for it. */
const proving: Ask = { ...w.prove, proves: true, send: () => Promise.resolve() };

/** Where the operator is signed in; what isn't theirs they end here. */
function Sessions(): JSX.Element {
  const ask = useAsk();
  const { data, error, isPending, refetch } = useCall('GET /operator/sessions');
  const columns: readonly Column<Session>[] = [
    { title: w.address, cell: (row) => <span className="num">{row.ip}</span>, card: 'head' },
    { title: w.started, cell: (row) => <When at={row.startedAt} />, number: true },
    { title: w.seen, cell: (row) => <Ago at={row.seenAt} />, number: true },
    {
      title: words.app.action,
      cell: (row) =>
        row.current ? (
          <Status of="current" />
        ) : (
          <Button
            size="small"
            danger
            onClick={() =>
              ask({ ...w.end, danger: true, send: () => call('POST /operator/sessions/end', { body: { id: row.id } }) })
            }
          >
            {w.end.confirm}
          </Button>
        ),
      number: true,
      card: 'value',
    },
  ];
  return (
    <div className="section">
      <h2>{w.sessions}</h2>
      <p className="soft">{w.sessionsNote}</p>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows rows={data} loading={isPending} columns={columns} rowKey={(row) => row.id} empty={words.app.noRows} />
    </div>
  );
}

/** The own ways in: sessions that are open, and passkeys. */
export function Access(): JSX.Element {
  const ask = useAsk();
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <Button onClick={() => ask(proving)}>{w.prove.open}</Button>
      </PageHead>
      <Passkeys />
      <Sessions />
    </>
  );
}
