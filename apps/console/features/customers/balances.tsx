import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { JSX } from 'react';
import { useLook } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { Rows, type Column } from '../../design/list.tsx';
import type { Person } from '../../design/people/person.tsx';
import { words } from '../../locales/words.ts';

type Balance = CallAnswer<'GET /operator/customers/{userId}'>['balances'][number];
const w = words.customers;

const columns: readonly Column<Balance>[] = [
  { title: w.currency, cell: (row) => <b>{row.currencyCode}</b>, card: 'head' },
  { title: w.accountType, cell: (row) => words.accountTypes[row.accountType] ?? row.accountType },
  { title: w.available, cell: (row) => <Amount amount={row.available} quiet />, number: true, card: 'value' },
  { title: w.held, cell: (row) => <Amount amount={row.frozen} quiet />, number: true },
  { title: w.bonus, cell: (row) => <Amount amount={row.bonusLocked} quiet />, number: true },
  {
    title: w.value,
    cell: (row) =>
      row.valuation === null ? (
        <span className="faint">{words.app.none}</span>
      ) : (
        <Amount amount={row.valuation} unit="USDT" />
      ),
    number: true,
  },
];

/** What the customer has, account by account. */
export function Balances({ person }: { person: Person }): JSX.Element {
  const { data, isPending } = useLook('GET /operator/customers/{userId}', { params: { userId: person.userId } });
  return (
    <Rows
      rows={data?.balances}
      loading={isPending}
      columns={columns}
      rowKey={(row) => `${row.accountType}-${row.currencyCode}`}
      empty={w.noBalances}
    />
  );
}
