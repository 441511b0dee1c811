import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { Database } from '../../../db/database.ts';
import { readNarrowed } from '../../../db/paging.ts';
import { countedTo, narrowed, type Narrowing } from '../lists/narrowed.ts';

export type Person = CallAnswer<'GET /operator/customers'>['list'][number];
type Query = CallParsed<'GET /operator/customers'>['query'] & Pick<Narrowing, 'nameKey'>;

interface Row {
  id: string;
  account: string | null;
  email: string | null;
  phone: string | null;
  nick_name: string;
  country: string | null;
  frozen: boolean;
  standing: Person['standing'];
  owner_froze: boolean;
  created_at: string;
  primary_status: string | null;
  advanced_status: string | null;
}

const columns = `c.id, c.account, c.email, c.phone, c.nick_name, c.country, c.frozen, c.standing,
  c.withdrawals_frozen_at is not null as owner_froze, c.created_at,
  (select v.status from verification v where v.user_id = c.id and v.level = 'primary') as primary_status,
  (select v.status from verification v where v.user_id = c.id and v.level = 'advanced') as advanced_status`;

const present = (row: Row): Person => ({
  userId: row.id,
  account: row.account,
  email: row.email,
  phone: row.phone,
  nickName: row.nick_name,
  country: row.country,
  frozen: row.frozen,
  standing: row.standing,
  withdrawalsFrozen: row.owner_froze,
  createdAt: Number(row.created_at),
  primaryStatus: row.primary_status ?? 'none',
  advancedStatus: row.advanced_status ?? 'none',
});

export async function personOf(db: Database, userId: string): Promise<Person | null> {
  const [row] = await db.query<Row>(`select ${columns} from customer c where c.id = $1`, [userId]);
  return row === undefined ? null : present(row);
}

export async function peopleOf(db: Database, userIds: readonly string[]): Promise<Map<string, Person>> {
  const rows =
    userIds.length === 0
      ? []
      : await db.query<Row>(`select ${columns} from customer c where c.id = any($1)`, [[...new Set(userIds)]]);
  return new Map(rows.map((row) => [row.id, present(row)]));
}

/** Who is found, the newest first unless asked for otherwise. */
export async function searchPeople(db: Database, query: Query) {
  const order = query.sort === 'oldest' ? 'c.created_at, c.id desc' : 'c.created_at desc, c.id';
  const where = narrowed.customers(query);
  const rows = await readNarrowed<Row>(db, { columns, tables: 'customer c', where, order, countedTo }, query);
  return { ...rows, list: rows.list.map(present) };
}
