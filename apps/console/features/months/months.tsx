import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { Fault, PageHead } from '../../design/page.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { addressOf } from '../../shell/route.ts';
import { closing } from './close-month.ts';

type Month = CallAnswer<'GET /operator/months'>[number];
const w = words.months;

const columns: readonly Column<Month>[] = [
  { title: w.month, cell: (row) => <b className="num">{row.month}</b>, card: 'head' },
  {
    title: w.state,
    cell: (row) => <span className={row.state === 'next' ? 'warn' : ''}>{w.states[row.state]}</span>,
    card: 'value',
  },
  { title: w.from, cell: (row) => <When at={row.from} /> },
  { title: w.until, cell: (row) => <When at={row.until} /> },
  { title: w.closedAt, cell: (row) => <When at={row.closedAt} /> },
  { title: w.by, cell: (row) => (row.maker === null ? words.app.none : w.both(row.maker, row.checker ?? '')) },
];

/** Platform months: what is over is closed for good by two operators. */
export function Months(): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data, error, isPending, refetch } = useCall('GET /operator/months', {}, { every: liveMs });
  const may = mayPropose('month-close', operator);
  const act: Column<Month> = {
    title: words.app.action,
    cell: (row) => <Act row={row} may={may} onClose={() => ask(closing(row.month))} />,
  };
  return (
    <>
      <PageHead title={w.title} note={w.note} />
      {error !== null && <Fault error={error} again={refetch} />}
      <Rows rows={data} loading={isPending} columns={[...columns, act]} rowKey={(row) => row.month} empty={w.empty} />
    </>
  );
}

/** The one month that can be closed now, or the proposal that waits for a second operator. */
function Act({ row, may, onClose }: { row: Month; may: boolean; onClose: () => void }): JSX.Element {
  if (row.proposalId !== null)
    return <a href={addressOf('proposals', row.proposalId)}>{row.state === 'closed' ? w.decided : w.waits}</a>;
  if (row.state !== 'next' || !may) return <span className="faint">{words.app.none}</span>;
  return (
    <Button size="small" onClick={onClose}>
      {w.close}
    </Button>
  );
}
