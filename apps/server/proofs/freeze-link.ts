import { hash, randomBytes } from 'node:crypto';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Database, Statement } from '../db/database.ts';

/** How long the link in a notice can freeze withdrawals. */
export const linkLifeMs = 7 * dayMs;

export const hashOfLink = (token: string): string => hash('sha256', token, 'hex');

/** The token of a link in a notice to the owner of an account, and the row that knows it by its hash alone. */
export function newFreezeLink(
  message: { readonly id: string; readonly userId: string },
  now: number,
): { readonly token: string; readonly statement: Statement } {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    statement: {
      sql: 'insert into freeze_link (token_hash, user_id, message_id, expires_at) values ($1, $2, $3, $4)',
      params: [hashOfLink(token), message.userId, message.id, now + linkLifeMs],
    },
  };
}

/** Forgets links a day after they have ended. */
export const sweepFreezeLinks = (db: Pick<Database, 'query'>, now: number): Promise<unknown> =>
  db.query('delete from freeze_link where expires_at < $1', [now - dayMs]);
