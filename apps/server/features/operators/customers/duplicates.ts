import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Database } from '../../../db/database.ts';
import { peopleOf } from './people.ts';

type Name = 'GET /operator/customers/{userId}/duplicates';
type Duplicate = CallAnswer<Name>[number];
interface Row {
  kind: Duplicate['kind'];
  user_id: string;
  order_no: string | null;
  type: Duplicate['type'];
  value: string | null;
  time: string | null;
}

const perKind = 10;
const part = (sql: string): string => `(${sql} limit ${perKind})`;

/** Accounts of others with the same document, card, address, or device in the same network. */
const ofCustomer = [
  `select 'document' as kind, o.user_id, null as order_no, null as type, null as value, o.submitted_at as time
    from verification v join verification o on o.document_key = v.document_key and o.user_id <> v.user_id
    where v.user_id = $1`,
  `select 'card', o.user_id, null, null, null, o.created_at
    from bank_card b join bank_card o on o.card_key = b.card_key and o.user_id <> b.user_id where b.user_id = $1`,
  `select 'address', o.user_id, null, null, o.address, o.created_at
    from wallet w join wallet o on o.address = w.address and o.user_id <> w.user_id where w.user_id = $1`,
  `select distinct on (o.user_id) 'device', o.user_id, null, null, o.device || ' · ' || o.network, o.seen_at
    from session s join session o on o.network = s.network and o.device = s.device and o.user_id <> s.user_id
    where s.user_id = $1`,
];

/** Requests with the same destination, transaction or, on one day, the same amount; the own ones count, too. */
const ofOrder = [
  `select 'address', o.user_id, o.order_no, 'withdrawal', o.address, o.requested_at
    from withdrawal w join withdrawal o on o.address = w.address and o.user_id <> w.user_id where w.order_no = $2`,
  `select 'transaction', o.user_id, o.order_no, 'deposit', o.claimed_txid, o.requested_at
    from deposit d join deposit o on o.claimed_txid = d.claimed_txid and o.order_no <> d.order_no
    where d.order_no = $2`,
  `select 'amount', o.user_id, o.order_no, 'deposit', null, o.requested_at
    from deposit d join deposit o on o.amount = d.amount and o.currency = d.currency and o.order_no <> d.order_no
      and o.requested_at between d.requested_at - ${dayMs} and d.requested_at + ${dayMs}
    where d.order_no = $2 and d.way <> 'chain'`,
];

/**
 * What others, or other requests, have in common with a customer or one of their requests, at most {@link perKind} of
 * each kind. It is shown beside a decision and decides nothing: families share a router, and friends a wallet.
 */
export async function duplicatesOf(
  db: Database,
  { params: { userId }, query: { orderNo } }: CallParsed<Name>,
): Promise<Duplicate[]> {
  const parts = [...ofCustomer, ...(orderNo === undefined ? [] : ofOrder)];
  const rows = await db.query<Row>(
    parts.map(part).join(' union all '),
    orderNo === undefined ? [userId] : [userId, orderNo],
  );
  const people = await peopleOf(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => ({
    kind: row.kind,
    userId: row.user_id,
    person: people.get(row.user_id) ?? null,
    orderNo: row.order_no,
    type: row.type,
    value: row.value,
    time: row.time === null ? null : Number(row.time),
  }));
}
