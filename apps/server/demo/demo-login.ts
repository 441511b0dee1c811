import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { hashPassword, passwordFits } from '../proofs/passwords.ts';
import { demoAccount } from './account.ts';

export interface DemoLogin {
  readonly account: string;
  readonly password: string;
}

/**
 * How one signs in to the demo account. Its published password is for this machine alone: where others reach the
 * product it is
 * replaced by a random one, and whoever has come in with it has to come again.
 * @returns null when there is no such account, or its password has been changed
 */
export async function demoLogin(db: Database, isExposed: boolean, now: number): Promise<DemoLogin | null> {
  const [row] = await db.query<{ id: string; password_hash: string }>(
    'select id, password_hash from customer where account_key = $1',
    [demoAccount.account],
  );
  if (row === undefined) return null;
  const fits = await passwordFits(row.password_hash, demoAccount.password);
  if (!fits.ok || !fits.value) return null;
  if (!isExposed) return demoAccount;
  const password = randomBytes(12).toString('base64url');
  const made = await hashPassword(password);
  if (!made.ok) throw new Error('the password of the demo account was not hashed');
  await db.batch([
    {
      sql: 'update customer set password_hash = $2, password_changed_at = $3 where id = $1',
      params: [row.id, made.value, now],
    },
    { sql: 'delete from session where user_id = $1', params: [row.id] },
  ]);
  return { account: demoAccount.account, password };
}
