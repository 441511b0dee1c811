import { Button } from 'antd';
import type { JSX } from 'react';
import { liveMs, useCall } from '../../client/use-call.ts';
import { Count } from '../../design/amount.tsx';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault } from '../../design/page.tsx';
import { Exact } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { outageVoidOf, type Outage } from './void-act.ts';

const w = words.voids;

const columns: readonly Column<Outage>[] = [
  {
    title: w.window,
    cell: (row) => (
      <>
        <Exact at={row.from} /> – <Exact at={row.to} />
      </>
    ),
    card: 'head',
  },
  { title: w.symbols, cell: (row) => <Count of={row.symbols} />, number: true },
  { title: w.faultCount, cell: (row) => <Count of={row.faults} />, number: true },
  { title: w.fault, cell: (row) => row.kinds.map((kind) => w.kinds[kind] ?? kind).join(', ') },
];
const voiding = (ask: (what: Ask) => void): Column<Outage> => ({
  title: words.app.action,
  cell: (row) => (
    <Button size="small" onClick={() => ask(outageVoidOf(row))}>
      {w.proposeOutage.open}
    </Button>
  ),
  number: true,
  card: 'value',
});

/** Faults of all symbols that lie together: what they have touched is voided by one proposal. */
export function Outages({ may }: { may: boolean }): JSX.Element {
  const ask = useAsk();
  const { data, error, isPending, refetch } = useCall('GET /operator/outages', {}, { every: liveMs });
  return (
    <section className="section" style={{ marginTop: 0 }}>
      <h2>{w.outages}</h2>
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows
        rows={data}
        loading={isPending}
        columns={may ? [...columns, voiding(ask)] : columns}
        rowKey={(row) => String(row.from)}
        empty={w.noOutages}
      />
    </section>
  );
}
