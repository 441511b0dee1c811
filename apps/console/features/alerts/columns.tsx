import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { Count } from '../../design/amount.tsx';
import type { Ask } from '../../design/ask/ask.ts';
import type { Column } from '../../design/list.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { clock, removingChannel, removingRule, settingBound, unitOf } from './acts.ts';

type Rules = CallAnswer<'GET /operator/alerts/rules'>;
type Channel = Rules['channels'][number];
type Rule = Rules['rules'][number];
type Bound = Rules['bounds'][number];
/** Opens the dialog of an act; null for whoever only reads. */
export type Asking = (ask: Ask) => void;
const w = words.alerts;

const button = (label: string, onClick: () => void, danger = false): JSX.Element => (
  <Button size="small" danger={danger} onClick={onClick}>
    {label}
  </Button>
);

export const channelColumns = (ask: Asking | null): readonly Column<Channel>[] => [
  { title: w.name, cell: (row) => <b>{row.name}</b>, card: 'head' },
  { title: w.kind, cell: (row) => w.kinds[row.kind] },
  { title: w.leadsTo, cell: (row) => <span className="mono">{row.leadsTo}</span> },
  { title: w.by, cell: (row) => row.by },
  { title: w.since, cell: (row) => <When at={row.since} />, card: 'value' },
  {
    title: words.app.action,
    cell: (row) =>
      ask === null ? words.app.none : button(w.removeChannel.confirm, () => ask(removingChannel(row)), true),
  },
];

export const ruleColumns = (channels: Rules['channels'], ask: Asking | null): readonly Column<Rule>[] => [
  { title: w.cause, cell: (row) => <b>{w.causes[row.cause]}</b>, card: 'head' },
  { title: w.channel, cell: (row) => channels.find(({ id }) => id === row.channelId)?.name ?? words.app.none },
  { title: w.when, cell: (row) => (row.afterMinutes === 0 ? w.atOnce : w.afterOf(row.afterMinutes)) },
  {
    title: w.quiet,
    cell: ({ quietFrom, quietTo }) =>
      quietFrom === null || quietTo === null ? words.app.none : `${clock(quietFrom)}–${clock(quietTo)}`,
  },
  { title: w.by, cell: (row) => row.by },
  {
    title: words.app.action,
    cell: (row) => (ask === null ? words.app.none : button(w.removeRule.confirm, () => ask(removingRule(row)), true)),
  },
];

export const boundColumns = (ask: Asking | null): readonly Column<Bound>[] => [
  { title: w.cause, cell: (row) => <b>{w.causes[row.cause]}</b>, card: 'head' },
  { title: w.meaning, cell: (row) => <span className="faint">{w.measured[row.cause]}</span> },
  {
    title: w.bound,
    cell: (row) => (
      <>
        <Count of={row.bound} /> <span className="faint">{unitOf(row.cause)}</span>
      </>
    ),
    number: true,
    card: 'value',
  },
  {
    title: words.app.action,
    cell: (row) => (ask === null ? words.app.none : button(w.setBound.open, () => ask(settingBound(row)))),
  },
];
