import { randomBytes } from 'node:crypto';
import type { Statement } from '../../../db/database.ts';
import { forgetDevices } from '../../../proofs/devices/known-devices.ts';
import { passkeysRemoved } from '../../../proofs/passkeys/store.ts';
import { hashPassword } from '../../../proofs/passwords.ts';

/** Whom it is about, since when the account is closed, and the present moment. */
export interface Erased {
  readonly userId: string;
  readonly closedAt: number;
  readonly now: number;
}

/**
 * Everything that no law asks to keep: by what its owner signed in and was reached, and what they had arranged.
 * @returns null while no password can be hashed; the next sweep comes back to it
 */
export async function contactErased({ userId, closedAt, now }: Erased): Promise<Statement[] | null> {
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'));
  if (!nobodys.ok) return null;
  const of = (sql: string): Statement => ({ sql, params: [userId] });
  const reached = '(select unnest(array[email, phone]) from customer where id = $1)';
  return [
    { sql: 'insert into account_erasure values ($1, $2, $3, null)', params: [userId, closedAt, now] },
    of(`delete from outbox where recipient in ${reached}`),
    of(`delete from verification_code where address in ${reached}`),
    {
      // With a blank, which no name that is signed up has.
      sql: `update customer set account = null, account_key = 'erased ' || id, email = null, phone = null,
        nick_name = '', language = null, password_hash = $2, password_changed_at = $3 where id = $1`,
      params: [userId, nobodys.value, now],
    },
    ...arrangementsErased(userId),
    of(`update message set params = '{}', addresses = null where user_id = $1`),
  ];
}

/** By what they signed in, where they did, and what they had set for themselves. */
function arrangementsErased(userId: string): Statement[] {
  const of = (sql: string): Statement => ({ sql, params: [userId] });
  return [
    of('delete from customer_totp where user_id = $1'),
    passkeysRemoved({ kind: 'customer', id: userId }),
    of('delete from fund_password where user_id = $1'),
    of('delete from program_key where user_id = $1'),
    // With the subscriptions of its devices.
    of('delete from session where user_id = $1'),
    forgetDevices({ kind: 'customer', id: userId }),
    of('delete from freeze_link where user_id = $1'),
    of('delete from push_setting where user_id = $1'),
    of('delete from notice_read where user_id = $1'),
    of('delete from reality_check where user_id = $1'),
    of('delete from price_alert where user_id = $1'),
    of('delete from favourite where user_id = $1'),
    of('delete from workspace where user_id = $1'),
    of('delete from wallet where user_id = $1'),
    of(`delete from file_use where purpose = 'wallet' and file_id in (select id from file where user_id = $1)`),
  ];
}
