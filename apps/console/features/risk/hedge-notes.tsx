import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { pagesOf } from '../../client/use-call.ts';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { PagedList, type Column } from '../../design/list.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type Note = CallAnswer<'GET /operator/hedgeNotes'>['list'][number];
const w = words.exposure.hedges;

const noting: Ask = {
  ...w.add,
  fields: [{ name: 'text', label: w.text, kind: 'area' }],
  send: ({ text = '' }) => call('POST /operator/hedgeNotes/add', { body: { text } }),
};
const columns: readonly Column<Note>[] = [
  { title: w.text, cell: (row) => <span style={{ overflowWrap: 'anywhere' }}>{row.text}</span>, card: 'head' },
  { title: w.by, cell: (row) => row.operator },
  { title: w.time, cell: (row) => <When at={row.time} />, card: 'value' },
];
const source = pagesOf('GET /operator/hedgeNotes', (at) => ({ query: at }));

/** What was done outside against the exposure: a text that stays, with its author and time. */
export function HedgeNotes(): JSX.Element {
  const ask = useAsk();
  return (
    <div className="section">
      <h2>
        {w.title}
        <Button size="small" onClick={() => ask(noting)}>
          {w.add.open}
        </Button>
      </h2>
      <PagedList source={source} columns={columns} rowKey={(row) => row.id} empty={w.none} />
    </div>
  );
}
