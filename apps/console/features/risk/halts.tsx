import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { narrowingOf } from '../../client/narrowing.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, pagesOf, useCall } from '../../client/use-call.ts';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import { CsvButton } from '../../design/csv-button.tsx';
import { ListBar } from '../../design/filters/list-bar.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { oneOf, type Place } from '../../shell/route.ts';

type Halt = CallAnswer<'GET /operator/halts'>['list'][number];
const w = words.halts;
const reason = reasonField(words.app.auditReads);

const sorts = ['newest', 'oldest'] as const;

const endOf = (symbol: string): Ask => ({
  ...w.end,
  title: w.endTitle(symbol),
  fields: [reason],
  send: (values) => call('POST /operator/halts/end', { body: { symbol, reason: values['reason'] ?? '' } }),
});
const startOf = (symbols: readonly string[]): Ask => ({
  ...w.start,
  danger: true,
  fields: [
    { name: 'symbol', label: w.symbol, kind: 'select', options: symbols.map((value) => ({ value, label: value })) },
    reason,
  ],
  send: ({ symbol = '', reason: why = '' }) => call('POST /operator/halts/start', { body: { symbol, reason: why } }),
});

const columns: readonly Column<Halt>[] = [
  { title: w.symbol, cell: (row) => <b>{row.symbol}</b>, card: 'head' },
  { title: w.state, cell: (row) => <Status of={row.until === null ? 'halted' : 'over'} />, card: 'value' },
  {
    title: words.app.reason,
    cell: (row) => (
      <span className="cut" style={{ maxWidth: 360 }}>
        {row.reason}
      </span>
    ),
  },
  { title: w.by, cell: (row) => row.by },
  { title: w.from, cell: (row) => <When at={row.from} />, number: true },
  { title: w.until, cell: (row) => <When at={row.until} />, number: true },
];

const ending = (ask: (what: Ask) => void): Column<Halt> => ({
  title: words.app.action,
  cell: (row) =>
    row.until === null ? (
      <Button size="small" onClick={() => ask(endOf(row.symbol))}>
        {w.end.confirm}
      </Button>
    ) : null,
  number: true,
});

/** A halt stops new orders only: marks go on, open orders run by their terms, positions can be closed. */
export function Halts({ place }: { place: Place }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const may = operator?.role === 'risk' || operator?.role === 'admin';
  const { data } = useCall('GET /operator/exposure', {}, { enabled: may });
  const query = narrowingOf(place.query);
  const sort = oneOf(sorts, place.query.get('sort'));
  const source = pagesOf('GET /operator/halts', (at) => ({ query: { ...at, ...query, sort } }));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        <CsvButton list="halts" query={{ ...query, sort }} />
        {may && (
          <Button
            type="primary"
            danger
            disabled={data === undefined}
            onClick={() => ask(startOf(data?.symbols.map(({ symbol }) => symbol) ?? []))}
          >
            {w.start.confirm}
          </Button>
        )}
      </PageHead>
      <ListBar place={place} search={words.lists.symbol} sorts={sorts} />
      <PagedList
        source={source}
        every={liveMs}
        columns={may ? [...columns, ending(ask)] : columns}
        rowKey={(row) => row.id}
        empty={query.search === undefined ? w.empty : words.app.noRows}
      />
    </>
  );
}
