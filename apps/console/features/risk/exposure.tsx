import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Skeleton } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { propose } from '../../decisions/propose.ts';
import { Amount, Count } from '../../design/amount.tsx';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import { NetBar, UseBar } from '../../design/bars.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { words } from '../../locales/words.ts';
import { HedgeNotes } from './hedge-notes.tsx';
import { Stressed } from './stressed.tsx';

type Exposure = CallAnswer<'GET /operator/exposure'>;
type Symbol = Exposure['symbols'][number];
const w = words.exposure;
const everyMs = 2_000;

const columns: readonly Column<Symbol>[] = [
  {
    title: w.symbol,
    cell: (row) => (
      <>
        <b>{row.symbol}</b> {row.halted && <Status of="halted" />}
      </>
    ),
    card: 'head',
  },
  { title: w.fastOrders, cell: (row) => <Count of={row.fastOrders} />, number: true },
  { title: w.fastPayout, cell: (row) => <Amount amount={row.fastPayout} quiet />, number: true, card: 'value' },
  { title: w.used, cell: (row) => <UseBar used={row.fastPayout} limit={row.fastLimit} />, width: 110 },
  { title: w.positions, cell: (row) => <Count of={row.futuresPositions} />, number: true },
  { title: w.longs, cell: (row) => <Amount amount={row.futuresLong} quiet />, number: true },
  { title: w.shorts, cell: (row) => <Amount amount={row.futuresShort} quiet />, number: true },
  { title: w.net, cell: (row) => <NetBar long={row.futuresLong} short={row.futuresShort} />, width: 80 },
  { title: w.spotOrders, cell: (row) => <Count of={row.spotOrders} />, number: true },
];

/** What the house stands to pay at worst, live, against what is funded for it. */
export function ExposurePage(): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data, error, isPending, refetch } = useCall('GET /operator/exposure', {}, { every: everyMs });
  const busiest =
    data === undefined
      ? undefined
      : [...data.symbols].sort((a, b) => weightOf(b) - weightOf(a) || a.symbol.localeCompare(b.symbol));
  return (
    <>
      <PageHead title={w.title} note={w.note}>
        {mayPropose('reserve-funding', operator) && (
          <Button type="primary" onClick={() => ask(funding)}>
            {w.fund.open}
          </Button>
        )}
      </PageHead>
      {error !== null && <Fault error={error} again={refetch} />}
      <Reserves of={data?.reserves.filter(({ name }) => name in words.reserves)} />
      <div className="section">
        <Rows
          rows={busiest}
          loading={isPending}
          columns={columns}
          rowKey={(row) => row.symbol}
          empty={words.app.noRows}
        />
      </div>
      <Stressed />
      <HedgeNotes />
    </>
  );
}

/** Only for the order of the rows: what is shown stays exact. */
const weightOf = (row: Symbol): number =>
  Number(row.halted) * 1e15 + Number(row.fastPayout) + Number(row.futuresLong) + Number(row.futuresShort);

const Reserves = ({ of }: { of: Exposure['reserves'] | undefined }): JSX.Element => (
  <div className="reserves">
    {of === undefined
      ? [0, 1, 2, 3].map((key) => (
          <div key={key} className="block">
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          </div>
        ))
      : of.map((reserve) => (
          <section key={`${reserve.name}-${reserve.currencyCode}`} className="block">
            <span className="faint">
              {words.reserves[reserve.name]}
              <span className="unit">{reserve.currencyCode}</span>
            </span>
            <div className="hero" style={{ fontSize: 16, lineHeight: '24px' }}>
              <Amount amount={reserve.available} />
            </div>
            <span className="small faint cut">
              {w.held} <Amount amount={reserve.frozen} />
            </span>
            <UseBar used={reserve.frozen} limit={reserve.available} of="sum" />
          </section>
        ))}
  </div>
);

const fundable = [
  'fast-reserve',
  'futures-house',
  'spot-house',
  'insurance',
  'bonus-pool',
  'exchange-house',
  'commission-pool',
] as const;
const funding: Ask = {
  ...w.fund,
  fields: [
    {
      name: 'reserve',
      label: w.reserve,
      kind: 'select',
      initial: 'fast-reserve',
      options: fundable.map((value) => ({ value, label: words.reserves[value] ?? value })),
    },
    { name: 'amount', label: w.amount, unit: 'USDT' },
    reasonField(words.app.auditReads),
  ],
  send: ({ reserve = '', amount = '', reason = '' }) =>
    propose({
      kind: 'reserve-funding',
      reserve: fundable.find((one) => one === reserve) ?? 'fast-reserve',
      amount,
      reason,
    }),
};
