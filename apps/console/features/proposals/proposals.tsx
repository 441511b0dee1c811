import { Segmented, Select, Skeleton } from 'antd';
import { useEffect, type JSX } from 'react';
import { useAssignments } from '../../cases/assignments.ts';
import { dueColumn } from '../../cases/due.tsx';
import { onItColumn } from '../../cases/on-it.tsx';
import { narrowingOf } from '../../client/narrowing.ts';
import { liveMs, pagesOf, useCall } from '../../client/use-call.ts';
import { bodyOf, type Proposal } from '../../decisions/kinds.ts';
import { caseOfProposal, placeOfProposal } from '../../decisions/place-of.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { CsvButton } from '../../design/csv-button.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { Nothing, PagedList, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { Status } from '../../design/status.tsx';
import { Ago } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf, narrowTo, oneOf, openRow, type Place } from '../../shell/route.ts';

const w = words.proposals;
type Filter = 'open' | 'decided' | 'all';

const columns: readonly Column<Proposal>[] = [
  { title: w.what, cell: (row) => <b>{words.kinds[bodyOf(row).kind]}</b>, card: 'head' },
  {
    title: w.about,
    cell: (row) => (
      <a className="mono" href={placeOfProposal(row)} onClick={(event) => event.stopPropagation()}>
        {row.subject}
      </a>
    ),
  },
  {
    title: w.why,
    cell: (row) => (
      <span className="cut" style={{ maxWidth: 320 }}>
        {row.reason}
      </span>
    ),
  },
  { title: w.maker, cell: (row) => row.maker },
  { title: w.made, cell: (row) => <Ago at={row.madeAt} />, number: true },
  dueColumn,
  { title: w.state, cell: (row) => <Status of={row.decision ?? (row.mayDecide ? 'yours' : 'open')} />, card: 'value' },
];

const sorts = ['due', 'newest', 'oldest'] as const;
const filters: { value: Filter; label: string }[] = [
  { value: 'open', label: w.open },
  { value: 'decided', label: w.decidedOnes },
  { value: 'all', label: words.app.all },
];
const kinds = [
  { value: '', label: w.anyKind },
  ...Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
];

/** What needs two people: everything that moves customers' money or the terms they get. */
export function Proposals({ place }: { place: Place }): JSX.Element {
  const status = oneOf(['open', 'decided', 'all'], place.query.get('status'));
  const who = useAssignments();
  const kind = place.query.get('kind') ?? '';
  const query = { ...narrowingOf(place.query), status, kind };
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/proposals', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="proposals" query={{ ...query, sort }} />
      </PageHead>
      <ListBar place={place} search={w.search} sorts={sorts}>
        <Segmented<Filter> value={status} onChange={(value) => narrowTo(place, { status: value })} options={filters} />
        <Select
          aria-label={w.what}
          value={kind}
          onChange={(value) => narrowTo(place, { kind: value })}
          style={{ width: 220 }}
          options={kinds}
        />
      </ListBar>
      <PagedList
        source={source}
        every={liveMs}
        columns={[...columns, onItColumn(who, caseOfProposal)]}
        rowKey={(row) => row.id}
        empty={w.empty}
        onOpen={(row) => {
          location.hash = placeOfProposal(row);
        }}
      />
      {place.id !== null && <OpenProposal key={place.id} id={place.id} onClose={() => openRow(place, null)} />}
    </>
  );
}

const Named = ({ proposal }: { proposal: Proposal | undefined }): JSX.Element =>
  proposal === undefined ? <Nothing of={w.gone} /> : <ProposalBox proposal={proposal} />;

/** The newest state of what the address names: decided meanwhile, it says by whom. */
function OpenProposal({ id, onClose }: { id: string; onClose: () => void }): JSX.Element {
  const { data, error, refetch } = useCall(
    'GET /operator/proposals',
    { query: { status: 'all', id } },
    { every: liveMs },
  );
  const proposal = data?.list.find((one) => one.id === id);
  const place = proposal === undefined ? null : placeOfProposal(proposal);
  // Never as a bare summary where there is evidence to look at, not for a moment.
  const elsewhere = place !== null && place !== addressOf('proposals', id);
  useEffect(() => {
    if (elsewhere) location.replace(place);
  }, [elsewhere, place]);
  return (
    <Panel title={proposal === undefined ? w.title : words.kinds[bodyOf(proposal).kind]} width={640} onClose={onClose}>
      {error !== null && <Fault error={error} again={refetch} />}
      {elsewhere || data === undefined ? <Skeleton active /> : <Named proposal={proposal} />}
    </Panel>
  );
}
