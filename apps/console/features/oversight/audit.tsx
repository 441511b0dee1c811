import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Alert, App, Button, Select } from 'antd';
import { useState, type JSX } from 'react';
import { call, wordsOf } from '../../client/call.ts';
import { narrowingOf } from '../../client/narrowing.ts';
import { pagesOf, useCall } from '../../client/use-call.ts';
import { refusalShown } from '../../decisions/refusal.ts';
import { Count } from '../../design/amount.tsx';
import { CsvButton } from '../../design/csv-button.tsx';
import { Code, Facts } from '../../design/facts.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { SearchField } from '../../design/filters/search-field.tsx';
import { Panel } from '../../design/panel.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf, narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';

type Line = CallAnswer<'GET /operator/audit'>['list'][number];
type Verdict = CallAnswer<'GET /operator/audit/verify'>;
const w = words.audit;
const nameOf = (act: string): string => words.acts[act] ?? act;
const actOptions = Object.keys(words.acts)
  .map((value) => ({ value, label: nameOf(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));

const sorts = ['newest', 'oldest'] as const;
const columns: readonly Column<Line>[] = [
  { title: w.seq, cell: (row) => <Count of={row.seq} />, number: true, width: 80 },
  { title: w.time, cell: (row) => <When at={row.time} />, card: 'value' },
  { title: w.operator, cell: (row) => row.operator },
  { title: w.act, cell: (row) => <b>{nameOf(row.act)}</b>, card: 'head' },
  { title: w.subject, cell: (row) => <span className="mono">{row.subject}</span> },
  {
    title: w.reason,
    cell: (row) => (
      <span className="cut faint" style={{ maxWidth: 280 }}>
        {typeof row.details['reason'] === 'string' ? refusalShown(row.details['reason']) : words.app.none}
      </span>
    ),
  },
];

/** Everything that operators have done. Each line carries the hash of the one before it. */
export function Audit({ place }: { place: Place }): JSX.Element {
  const act = place.query.get('act') ?? '';
  const userId = place.query.get('userId') ?? '';
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { search: _none, ...days } = narrowingOf(place.query);
  const query = { ...days, act, userId };
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/audit', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="audit" query={{ ...query, sort }} />
        <Check onVerdict={setVerdict} />
      </PageHead>
      {verdict !== null && <Said verdict={verdict} onClose={() => setVerdict(null)} />}
      <ListBar place={place} sorts={sorts}>
        <Select
          className="grow"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={w.findAct}
          aria-label={w.findAct}
          options={actOptions}
          value={act === '' ? undefined : act}
          onChange={(value: string | undefined) => narrowTo(place, { act: value })}
        />
        <SearchField label={w.findUser} value={userId} onSearch={(text) => narrowTo(place, { userId: text })} />
      </ListBar>
      <PagedList
        source={source}
        columns={columns}
        rowKey={(row) => String(row.seq)}
        empty={words.app.noRows}
        onOpen={(row) => openRow(place, String(row.seq))}
      />
      {place.id !== null && <OpenLine seq={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}

/** Walks the whole chain on the server, which may take a while. */
function Check({ onVerdict }: { onVerdict: (verdict: Verdict) => void }): JSX.Element {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      onVerdict(await call('GET /operator/audit/verify'));
    } catch (fault) {
      void message.error(wordsOf(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="primary"
      loading={busy}
      onClick={() => {
        void check();
      }}
    >
      {busy ? w.checking : w.check}
    </Button>
  );
}

const Said = ({ verdict: { rows, head, broken }, onClose }: { verdict: Verdict; onClose: () => void }): JSX.Element => (
  <Alert
    style={{ marginBottom: 12 }}
    showIcon
    closable={{ onClose }}
    type={broken === null ? 'success' : 'error'}
    title={broken === null ? w.whole(rows) : w.broken(broken.seq, broken.why)}
    {...(head === null ? {} : { description: <Code text={head} /> })}
  />
);

/** The line that the address names, on whatever page of the list it stands. */
function OpenLine({ seq, onClose }: { seq: string; onClose: () => void }): JSX.Element | null {
  const { data } = useCall('GET /operator/audit', { query: { seq } });
  const line = data?.list.find((one) => String(one.seq) === seq);
  return line === undefined ? null : <LinePanel line={line} onClose={onClose} />;
}

const LinePanel = ({ line, onClose }: { line: Line; onClose: () => void }): JSX.Element => (
  <Panel title={`${line.seq} · ${nameOf(line.act)}`} width={640} onClose={onClose}>
    <Facts
      of={[
        [w.time, <When key="time" at={line.time} />],
        [w.operator, line.operator],
        [w.act, nameOf(line.act)],
        [w.subject, <Code key="subject" text={line.subject} />],
        [
          w.customer,
          line.userId === null ? null : (
            <a key="user" href={addressOf('customers', line.userId)}>
              {line.userId}
            </a>
          ),
        ],
        [w.hash, <Code key="hash" text={line.hash} />],
      ]}
    />
    <pre className="note mono" style={{ whiteSpace: 'pre-wrap' }}>
      {JSON.stringify(line.details, null, 2)}
    </pre>
  </Panel>
);
