import type { Database, Statement } from '../db/database.ts';

/** The row of a customer whom only the database knows. */
export const customerRow = (id: string): Statement => ({
  sql: `insert into customer (id, account_key, nick_name, password_hash, password_changed_at, invite_code, created_at)
    values ($1, $1, 'n', 'h', 1, $1, 1)`,
  params: [id],
});

export const addCustomers = (db: Database, ...ids: string[]): Promise<unknown> => db.batch(ids.map(customerRow));
