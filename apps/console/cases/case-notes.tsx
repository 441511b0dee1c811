import { FormOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type JSX } from 'react';
import { call } from '../client/call.ts';
import { liveMs, useCall } from '../client/use-call.ts';
import { useAsk, type Ask } from '../design/ask/ask.ts';
import { Fault } from '../design/page.tsx';
import { Panel } from '../design/panel.tsx';
import { When } from '../design/when.tsx';
import { words } from '../locales/words.ts';
import type { Case } from './assignments.ts';

const w = words.cases.notes;
/** Who needs more opens the next page of them. */
const pageSize = 20;

const noting = ({ kind, id }: Case): Ask => ({
  ...w.add,
  fields: [{ name: 'text', label: w.text, kind: 'area', help: w.help }],
  send: ({ text = '' }) => call('POST /operator/cases/note', { body: { kind, id, text } }),
});

/** What operators have noted about a case among themselves, the latest first. */
export function CaseNotes({ of }: { of: Case }): JSX.Element {
  const ask = useAsk();
  const [limit, setLimit] = useState(pageSize);
  const { data, error, refetch } = useCall(
    'GET /operator/cases/notes',
    { query: { kind: of.kind, id: of.id, limit } },
    { every: liveMs },
  );
  return (
    <section className="block">
      <h2>
        {w.title}
        <span className="acts">
          <Button size="small" icon={<FormOutlined aria-hidden />} onClick={() => ask(noting(of))}>
            {w.add.confirm}
          </Button>
        </span>
      </h2>
      {error !== null && <Fault error={error} again={refetch} />}
      {data?.list.length === 0 && (
        <p className="faint small" style={{ margin: 0 }}>
          {w.none}
        </p>
      )}
      {data?.list.map((note) => (
        <div key={note.id} className="case-note">
          <p>{note.text}</p>
          <span className="faint small">
            {note.operator} · <When at={note.time} />
          </span>
        </div>
      ))}
      {data !== undefined && data.total > data.list.length && limit < 100 && (
        <Button type="text" size="small" onClick={() => setLimit(100)}>
          {w.earlier}
        </Button>
      )}
    </section>
  );
}

/** The same where there is no room for them: behind a button, in a panel. */
export function CaseNotesButton({ of }: { of: Case }): JSX.Element {
  const [open, setOpen] = useState(false);
  const { data } = useCall('GET /operator/cases/notes', { query: { ...of, limit: 1 } }, { every: liveMs });
  return (
    <>
      <Button size="small" icon={<FormOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {w.button(data?.total ?? 0)}
      </Button>
      {open && (
        <Panel title={w.title} width={560} onClose={() => setOpen(false)}>
          <CaseNotes of={of} />
        </Panel>
      )}
    </>
  );
}
