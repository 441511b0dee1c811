import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { pagesOf } from '../../client/use-call.ts';
import { Amount, Count } from '../../design/amount.tsx';
import { useAsk, type Ask } from '../../design/ask/ask.ts';
import { PagedList, type Column } from '../../design/list.tsx';
import { Status } from '../../design/status.tsx';
import { useNow } from '../../design/use-now.ts';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type Campaign = CallAnswer<'GET /operator/campaigns'>['list'][number];
const w = words.invitations;

const timeOf = (typed: string | undefined): number | null =>
  typed === undefined || typed === '' ? null : new Date(typed).getTime();

const adding: Ask = {
  ...w.add,
  fields: [
    { name: 'code', label: w.code, help: w.codeHelp },
    { name: 'name', label: w.name },
    { name: 'from', label: w.from, kind: 'time', optional: true, help: w.fromHelp },
    { name: 'until', label: w.until, kind: 'time', optional: true, help: w.untilHelp },
  ],
  send: ({ code = '', name = '', from, until }) =>
    call('POST /operator/campaigns/add', { body: { code, name, from: timeOf(from), until: timeOf(until) } }),
};

const useMay = (): boolean => {
  const role = useSession().operator?.role;
  return role === 'support' || role === 'admin';
};

/** Begins a campaign. */
export function AddCampaign(): JSX.Element | null {
  const ask = useAsk();
  if (!useMay()) return null;
  return (
    <Button type="primary" onClick={() => ask(adding)}>
      {w.add.confirm}
    </Button>
  );
}

function stateOf({ from, until }: Campaign, now: number): string {
  if (until !== null && now >= until) return 'over';
  return now < from ? 'scheduled' : 'active';
}
const State = ({ of }: { of: Campaign }): JSX.Element => <Status of={stateOf(of, useNow())} />;

/** Ends a campaign that takes people, or would. */
function End({ of }: { of: Campaign }): JSX.Element | null {
  const ask = useAsk();
  const isOver = stateOf(of, useNow()) === 'over';
  if (!useMay() || isOver) return null;
  const end = (): void =>
    ask({
      ...w.end,
      title: w.endTitle(of.name),
      danger: true,
      send: () => call('POST /operator/campaigns/end', { body: { id: of.id } }),
    });
  return (
    <Button size="small" danger onClick={end}>
      {w.end.confirm}
    </Button>
  );
}

const columns: readonly Column<Campaign>[] = [
  { title: w.name, cell: (row) => <b>{row.name}</b>, card: 'head' },
  { title: w.code, cell: (row) => <span className="mono">{row.code}</span> },
  { title: w.state, cell: (row) => <State of={row} />, card: 'value' },
  { title: w.from, cell: (row) => <When at={row.from} />, number: true },
  { title: w.until, cell: (row) => <When at={row.until} />, number: true },
  { title: w.signUps, cell: (row) => <Count of={row.signUps} />, number: true },
  { title: w.firstDeposits, cell: (row) => <Count of={row.firstDeposits} />, number: true },
  { title: w.volume, cell: (row) => <Amount amount={row.volume} unit="USDT" />, number: true },
  { title: words.app.action, cell: (row) => <End of={row} />, number: true },
];
const source = pagesOf('GET /operator/campaigns', (query) => ({ query }));

export const Campaigns = (): JSX.Element => (
  <PagedList source={source} columns={columns} rowKey={(row) => row.id} empty={w.noCampaigns} />
);
