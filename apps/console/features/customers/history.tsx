import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Segmented } from 'antd';
import { useState, type JSX } from 'react';
import { pagesOf } from '../../client/use-call.ts';
import { refusalShown } from '../../decisions/refusal.ts';
import { Amount } from '../../design/amount.tsx';
import { PagedList, type Column } from '../../design/list.tsx';
import type { Person } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

type Line = CallAnswer<'GET /operator/customers/{userId}/journal'>['list'][number];
type Order = CallAnswer<'GET /operator/customers/{userId}/orders'>['list'][number];
type Transaction = CallAnswer<'GET /operator/deposits'>['list'][number];
type Family = 'fast' | 'futures' | 'spot';
const w = words.customers;

const lines: readonly Column<Line>[] = [
  { title: w.time, cell: (row) => <When at={row.time} /> },
  { title: w.kind, cell: (row) => words.movements[row.kind] ?? row.kind, card: 'head' },
  { title: w.accountType, cell: (row) => words.accountTypes[row.accountType] ?? row.accountType },
  {
    title: w.movement,
    cell: (row) => <Amount amount={row.amount} unit={row.currencyCode} signed />,
    number: true,
    card: 'value',
  },
  { title: w.heldMovement, cell: (row) => <Amount amount={row.frozenAmount} signed />, number: true },
  { title: w.availableAfter, cell: (row) => <Amount amount={row.available} />, number: true },
  { title: w.heldAfter, cell: (row) => <Amount amount={row.frozen} />, number: true },
  { title: w.journal, cell: (row) => <span className="num faint">{row.journalId}</span>, number: true },
];

/** The statement, line by line, with the journal that a correction can reverse. */
export function Journal({ person: { userId } }: { person: Person }): JSX.Element {
  const source = pagesOf('GET /operator/customers/{userId}/journal', (query) => ({ params: { userId }, query }));
  return <PagedList source={source} columns={lines} rowKey={(row) => row.id} empty={w.noJournal} />;
}

const orders: readonly Column<Order>[] = [
  { title: w.time, cell: (row) => <When at={row.openedAt} /> },
  { title: w.symbol, cell: (row) => <b>{row.symbol}</b>, card: 'head' },
  { title: w.side, cell: (row) => w.sides[row.side] ?? row.side },
  {
    title: w.size,
    cell: (row) => <Amount amount={row.amount} unit={row.family === 'futures' ? w.lots : 'USDT'} />,
    number: true,
    card: 'value',
  },
  { title: w.state, cell: (row) => <Status of={row.status} /> },
  {
    title: w.outcome,
    cell: (row) =>
      row.outcome === null ? <span className="faint">{words.app.none}</span> : <Status of={row.outcome} />,
  },
  { title: w.ended, cell: (row) => <When at={row.endedAt} />, number: true },
];

/** Orders of one family. */
export function Orders({ person: { userId } }: { person: Person }): JSX.Element {
  const [family, setFamily] = useState<Family>('fast');
  const source = pagesOf('GET /operator/customers/{userId}/orders', (at) => ({
    params: { userId },
    query: { ...at, family },
  }));
  return (
    <>
      <div className="filters">
        <Segmented<Family>
          value={family}
          onChange={setFamily}
          options={(['fast', 'futures', 'spot'] as const).map((value) => ({ value, label: w.families[value] }))}
        />
      </div>
      <PagedList source={source} columns={orders} rowKey={(row) => row.orderNo} empty={w.noOrders} />
    </>
  );
}

const transactions: readonly Column<Transaction>[] = [
  { title: w.time, cell: (row) => <When at={row.createTime} /> },
  {
    title: w.amount,
    cell: (row) => <Amount amount={row.amount} unit={row.currencyCode} />,
    number: true,
    card: 'value',
  },
  { title: w.way, cell: (row) => row.chain ?? row.bankName ?? words.app.none, card: 'head' },
  { title: w.state, cell: (row) => <Status of={row.status} /> },
  {
    title: words.app.reason,
    cell: (row) => (
      <span className="cut" style={{ maxWidth: 260 }}>
        {row.reason === null ? words.app.none : refusalShown(row.reason)}
      </span>
    ),
  },
  { title: w.ended, cell: (row) => <When at={row.finishTime} />, number: true },
];

/** Deposits and withdrawals of one customer. */
export function Transactions({ person: { userId } }: { person: Person }): JSX.Element {
  const [type, setType] = useState<'deposits' | 'withdrawals'>('deposits');
  const source = pagesOf(`GET /operator/${type}`, (at) => ({ query: { ...at, userId } }));
  return (
    <>
      <div className="filters">
        <Segmented<'deposits' | 'withdrawals'>
          value={type}
          onChange={setType}
          options={[
            { value: 'deposits', label: words.menu.deposits },
            { value: 'withdrawals', label: words.menu.withdrawals },
          ]}
        />
      </div>
      <PagedList source={source} columns={transactions} rowKey={(row) => row.orderNo} empty={w.noTransactions} />
    </>
  );
}
