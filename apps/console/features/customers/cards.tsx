import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { useAsk } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import type { Person } from '../../design/people/person.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { cardRemoval } from './acts.ts';

type Card = CallAnswer<'GET /operator/customers/{userId}/cards'>[number];
const w = words.customers;

const columns: readonly Column<Card>[] = [
  {
    title: w.card,
    cell: (row) => (
      <>
        <b>{row.bankName}</b> <span className="num">{row.cardNo}</span>
      </>
    ),
    card: 'head',
  },
  { title: w.city, cell: (row) => row.city },
  { title: w.since, cell: (row) => <When at={row.createdAt} />, number: true },
  { title: w.usableFrom, cell: (row) => <When at={row.usableAt} />, number: true },
  { title: w.removedOn, cell: (row) => <When at={row.removedAt} />, number: true },
];

/** Where the customer may be paid by bank; one that they can't use any more is taken out by two. */
export function Cards({ person: { userId } }: { person: Person }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const { data, isPending } = useCall('GET /operator/customers/{userId}/cards', { params: { userId } });
  const act: Column<Card> = {
    title: words.app.action,
    cell: (row) =>
      row.removedAt === null ? (
        <Button size="small" danger onClick={() => ask(cardRemoval(userId, row.id))}>
          {w.removeCard.confirm}
        </Button>
      ) : (
        <span className="faint">{words.app.none}</span>
      ),
    number: true,
    card: 'value',
  };
  return (
    <Rows
      rows={data}
      loading={isPending}
      columns={mayPropose('card-remove', operator) ? [...columns, act] : columns}
      rowKey={(row) => row.id}
      empty={w.noCards}
    />
  );
}
