import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Segmented, Skeleton } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { liveMs, pagesOf, useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { Amount } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Nothing, PagedList, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { Status } from '../../design/status.tsx';
import { Day, When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';
import { explaining } from './explain-difference.ts';

type Difference = CallAnswer<'GET /operator/differences'>['list'][number];
const w = words.differences;
const views = ['open', 'explained', 'all'] as const;
type View = (typeof views)[number];

const stateOf = (row: Difference): string => {
  if (row.explanation !== null) return 'explained';
  if (row.proposal === null) return 'unexplained';
  return row.proposal.mayDecide ? 'yours' : 'proposed';
};

const columns: readonly Column<Difference>[] = [
  { title: w.part, cell: (row) => <b>{w.parts[row.part]}</b>, card: 'head' },
  { title: w.subject, cell: (row) => <Code text={row.subject} /> },
  {
    title: w.difference,
    cell: (row) => <Amount amount={row.difference} unit={row.currencyCode} signed />,
    number: true,
    card: 'value',
  },
  { title: w.expected, cell: (row) => <Amount amount={row.expected} unit={row.currencyCode} />, number: true },
  { title: w.found, cell: (row) => <Amount amount={row.found} unit={row.currencyCode} />, number: true },
  { title: w.foundAt, cell: (row) => <When at={row.foundAt} /> },
  { title: w.state, cell: (row) => <Status of={stateOf(row)} /> },
];

/** When the ledger was last compared, and with what outcome. */
function LastLook(): JSX.Element {
  const { data } = useCall('GET /operator/reconciliations', { query: { limit: 1 } }, { every: liveMs });
  const last = data?.list[0];
  if (last === undefined) return <span className="faint">{w.never}</span>;
  return (
    <span className="soft">
      {w.last} <Day at={last.day} /> · {w.count(last.differences)}
      {last.assets !== 'compared' && (
        <span className={last.assets === 'unanswered' ? 'bad' : ''}> · {w.assets[last.assets]}</span>
      )}
    </span>
  );
}

/** What the ledger says otherwise than others do: a case until two have explained it. */
export function Differences({ place }: { place: Place }): JSX.Element {
  const status = oneOf(views, place.query.get('view'));
  const source = pagesOf('GET /operator/differences', (at) => ({ query: { ...at, status } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <LastLook />
      </PageHead>
      <div className="filters">
        <Segmented<View>
          value={status}
          onChange={(view) => narrowTo(place, { view })}
          options={views.map((value) => ({ value, label: w.views[value] }))}
        />
      </div>
      <PagedList
        source={source}
        every={liveMs}
        columns={columns}
        rowKey={(row) => row.id}
        empty={status === 'open' ? w.empty : words.app.noRows}
        current={place.id}
        onOpen={(row) => openRow(place, row.id)}
      />
      {place.id !== null && <DifferencePanel key={place.id} id={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}

const Named = ({ row }: { row: Difference | undefined }): JSX.Element =>
  row === undefined ? <Nothing of={w.gone} /> : <Facts of={factsOf(row)} />;

/** One case: what differs, who has said why, and the act that is left. */
function DifferencePanel({ id, onClose }: { id: string; onClose: () => void }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data, error, refetch } = useCall(
    'GET /operator/differences',
    { query: { id, status: 'all' } },
    { every: liveMs },
  );
  const row = data?.list[0];
  const may = row?.explanation === null && row.proposal === null && mayPropose('difference-explain', operator);
  return (
    <Panel
      title={w.one}
      onClose={onClose}
      foot={
        may ? (
          <Button type="primary" data-key="a" onClick={() => ask(explaining(id))}>
            {w.explain}
          </Button>
        ) : undefined
      }
    >
      {error !== null && <Fault error={error} again={refetch} />}
      {data === undefined ? <Skeleton active /> : <Named row={row} />}
      {row !== undefined && row.proposal !== null && <ProposalBox proposal={row.proposal} inside />}
    </Panel>
  );
}

const factsOf = (row: Difference) =>
  [
    [w.part, w.parts[row.part]],
    [w.subject, <Code key="subject" text={row.subject} />],
    [w.expected, <Amount key="expected" amount={row.expected} unit={row.currencyCode} />],
    [w.found, <Amount key="found" amount={row.found} unit={row.currencyCode} />],
    [w.difference, <Amount key="difference" amount={row.difference} unit={row.currencyCode} signed />],
    [w.foundAt, <When key="at" at={row.foundAt} />],
    [w.explanation, row.explanation],
    [w.explainedBy, row.explainedBy],
    [w.confirmedBy, row.confirmedBy],
  ] as const;
