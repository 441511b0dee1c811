import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { Amount, Count } from '../../design/amount.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault } from '../../design/page.tsx';
import { words } from '../../locales/words.ts';
import type { Of } from '../kinds.ts';

type OutageSymbol = CallAnswer<'GET /operator/outage'>[number];
const w = words.voids;

const columns: readonly Column<OutageSymbol>[] = [
  { title: w.symbol, cell: (row) => <b>{row.symbol}</b>, card: 'head' },
  { title: w.windows, cell: (row) => <Count of={row.windows.length} />, number: true },
  { title: w.orders, cell: (row) => <Count of={row.orders} />, number: true },
  { title: w.stakes, cell: (row) => <Amount amount={row.stakes} unit="USDT" />, number: true, card: 'value' },
  { title: w.keptWins, cell: (row) => <Count of={row.keptWins} />, number: true },
];

/** What the void of an outage gives back, symbol by symbol, those of which it gives back most first. */
export function OutagePreview({ of: { from, to } }: { of: Of<'outage-void'> }): JSX.Element {
  const { data, error, isPending, refetch } = useCall('GET /operator/outage', { query: { from, to } });
  if (error !== null) return <Fault error={error} again={refetch} />;
  return (
    <Rows
      rows={data?.toSorted((a, b) => b.orders - a.orders)}
      loading={isPending}
      columns={columns}
      rowKey={(row) => row.symbol}
      empty={w.noFaults}
    />
  );
}
