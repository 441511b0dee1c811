import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { Database } from '../../../db/database.ts';
import { readPage } from '../../../db/paging.ts';

export type Person = CallAnswer<'GET /operator/customers'>['list'][number];
type Query = CallParsed<'GET /operator/customers'>['query'];

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

const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** By the whole id, or by how account, email or phone begin. */
export const searchPeople = (db: Database, { search = '', frozen, closing, page, limit }: Query) => {
  const text = search.toLowerCase();
  const digits = text.replace(/[\s()+-]/g, '');
  const phone = /^\d{3,}$/.test(digits) ? beginning(`+${digits}`) : null;
  const from = `from customer c
    where ($1 = '' or c.id = $1 or c.account_key like $2 or c.email like $2 or c.phone like $3)
    and ($4::boolean is null or c.frozen = $4)
    and ($5::boolean is null or exists (select 1 from account_closing a
      where a.user_id = c.id and a.status = 'requested'))`;
  return readPage<Row, Person>(
    db,
    { columns, from, order: 'c.created_at desc, c.id' },
    [
      text,
      beginning(text),
      phone,
      frozen === undefined ? null : frozen === 'true',
      closing === undefined ? null : true,
    ],
    { page, limit },
    present,
  );
};
