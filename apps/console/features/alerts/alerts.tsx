import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Segmented } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { liveMs, pagesOf } from '../../client/use-call.ts';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { Ago, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, type Place } from '../../shell/route.ts';

type Alert = CallAnswer<'GET /operator/alerts'>['list'][number];
const w = words.alerts;
const statuses = ['open', 'all'] as const;

const acknowledging = ({ id, cause }: Alert): Ask => ({
  ...w.take,
  title: w.causes[cause],
  send: () => call('POST /operator/alerts/acknowledge', { body: { id } }),
});

/** What is so, in a line: the subject and its facts as the server saw them. */
const About = ({ of }: { of: Alert }): JSX.Element => (
  <span className="stack" style={{ gap: 2 }}>
    <span className="mono">{of.subject}</span>
    <span className="faint small" style={{ overflowWrap: 'anywhere' }}>
      {Object.entries(of.facts)
        .map(([name, value]) => `${name}: ${value}`)
        .join(' · ')}
    </span>
  </span>
);

function Sent({ of: { deliveries } }: { of: Alert }): JSX.Element {
  if (deliveries.length === 0) return <span className="faint">{w.nobody}</span>;
  return (
    <span className="stack" style={{ gap: 2 }}>
      {deliveries.map(({ channel, dueAt, attempts, fault, sentAt, endedAt }, index) => (
        <span key={`${channel}-${index}`} className={fault === null ? 'small' : 'small bad'}>
          {channel} · {sentAt === null ? w.state({ attempts, fault, isOver: endedAt !== null }) : <When at={sentAt} />}
          {sentAt === null && endedAt === null && (
            <>
              {' '}
              <Ago at={dueAt} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}

const State = ({ of: { acknowledgedBy, acknowledgedAt, resolvedAt } }: { of: Alert }): JSX.Element => (
  <span className="stack" style={{ gap: 2 }}>
    <span>
      <Status of={stateOf({ acknowledgedBy, resolvedAt })} />
    </span>
    {acknowledgedBy !== null && (
      <span className="faint small">
        {acknowledgedBy} · <When at={acknowledgedAt} />
      </span>
    )}
    {resolvedAt !== null && (
      <span className="faint small">
        {w.endedAt} <When at={resolvedAt} />
      </span>
    )}
  </span>
);

function stateOf({ acknowledgedBy, resolvedAt }: Pick<Alert, 'acknowledgedBy' | 'resolvedAt'>): string {
  if (resolvedAt !== null) return 'ended';
  return acknowledgedBy === null ? 'alerting' : 'noted';
}

const columnsWith = (ask: (ask: Ask) => void): readonly Column<Alert>[] => [
  { title: w.cause, cell: (row) => <b>{w.causes[row.cause]}</b>, card: 'head' },
  { title: w.about, cell: (row) => <About of={row} /> },
  { title: w.raised, cell: (row) => <When at={row.raisedAt} />, card: 'value' },
  { title: w.status, cell: (row) => <State of={row} /> },
  { title: w.sentTo, cell: (row) => <Sent of={row} /> },
  {
    title: words.app.action,
    cell: (row) =>
      row.acknowledgedBy === null && row.resolvedAt === null ? (
        <Button size="small" type="primary" onClick={() => ask(acknowledging(row))}>
          {w.take.confirm}
        </Button>
      ) : (
        <span className="faint">{words.app.none}</span>
      ),
  },
];

/** What operators have to know of: each stays until its cause has ended, and somebody takes note by name. */
export function Alerts({ place }: { place: Place }): JSX.Element {
  const ask = useAsk();
  const status = oneOf(statuses, place.query.get('status'));
  const source = pagesOf('GET /operator/alerts', (at) => ({ query: { status, ...at } }));
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      <div style={{ marginBottom: 12 }}>
        <Segmented
          value={status}
          options={statuses.map((value) => ({ value, label: w.statuses[value] }))}
          onChange={(value) => narrowTo(place, { status: value === 'open' ? undefined : value })}
        />
      </div>
      <PagedList
        source={source}
        every={liveMs}
        columns={columnsWith(ask)}
        rowKey={(row) => row.id}
        current={place.id}
        empty={status === 'open' ? w.noneOpen : w.noneEver}
      />
    </>
  );
}
