import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { narrowingOf } from '../../client/narrowing.ts';
import { useSession } from '../../client/session.ts';
import { pagesOf } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { Count } from '../../design/amount.tsx';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Exact, When } from '../../design/when.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { words } from '../../locales/words.ts';
import { oneOf, type Place } from '../../shell/route.ts';
import { Outages } from './outages.tsx';
import { voidOf, type Fault } from './void-act.ts';

type Void = CallAnswer<'GET /fair/voids'>['list'][number];
const w = words.voids;

const sorts = ['newest', 'oldest'] as const;

const windowOf = (row: { from: number; to: number }): JSX.Element => (
  <>
    <Exact at={row.from} /> – <Exact at={row.to} />
  </>
);

const voidColumns: readonly Column<Void>[] = [
  { title: w.symbol, cell: (row) => <b>{row.symbol}</b>, card: 'head' },
  { title: w.window, cell: windowOf },
  { title: w.fault, cell: (row) => w.kinds[row.fault] ?? row.fault },
  {
    title: words.app.reason,
    cell: (row) => (
      <span className="cut" style={{ maxWidth: 320 }}>
        {row.reason}
      </span>
    ),
  },
  { title: w.orders, cell: (row) => <Count of={row.orders} />, number: true, card: 'value' },
  { title: w.keptWins, cell: (row) => <Count of={row.keptWins} />, number: true },
  { title: w.when, cell: (row) => <When at={row.time} />, number: true },
];

const faultColumns: readonly Column<Fault>[] = [
  { title: w.symbol, cell: (row) => <b>{row.symbol}</b>, card: 'head' },
  { title: w.fault, cell: (row) => w.kinds[row.kind] ?? row.kind },
  { title: w.window, cell: windowOf },
];

const voiding = (ask: (what: Ask) => void): Column<Fault> => ({
  title: words.app.action,
  cell: (row) => (
    <Button size="small" onClick={() => ask(voidOf(row))}>
      {w.propose.open}
    </Button>
  ),
  number: true,
  card: 'value',
});

/** Faults of the feed as the market has recorded them, and the voids that two operators founded on one. */
export function Voids({ place }: { place: Place }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const may = mayPropose('void', operator);
  const query = narrowingOf(place.query);
  const sort = oneOf(sorts, place.query.get('sort'));
  const faults = pagesOf('GET /operator/faults', (at) => ({ query: { ...at, ...query, sort } }));
  const voids = pagesOf('GET /fair/voids', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="voids" query={{ ...query, sort }} />
      </PageHead>
      <ListBar place={place} search={words.lists.symbol} sorts={sorts} />
      <Outages may={may} />
      <section className="section">
        <h2>{w.faults}</h2>
        <PagedList
          source={faults}
          columns={may ? [...faultColumns, voiding(ask)] : faultColumns}
          rowKey={(row) => row.id}
          empty={w.noFaults}
        />
      </section>
      <section className="section">
        <h2>{w.done}</h2>
        <PagedList source={voids} columns={voidColumns} rowKey={(row) => row.id} empty={w.noVoids} />
      </section>
    </>
  );
}
