import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';

export type PasskeyPurpose =
  | 'customer-login'
  | 'customer-enrol'
  | 'operator-login'
  | 'operator-enrol'
  | 'operator-step-up';

/** For what a device signs, and in which session; null at a sign-in, which has none yet. */
export interface Begun {
  readonly purpose: PasskeyPurpose;
  readonly sessionId: string | null;
}

export const challengeLifeMs = 5 * 60_000;

interface Parts {
  readonly db: Pick<Database, 'query' | 'batch'>;
  readonly clock: Clock;
}
const token = (): string => randomBytes(32).toString('base64url');
const hashOf = (attempt: string): string => hash('sha256', attempt, 'hex');

/**
 * Begins: what is to be signed, and the attempt by which it is found again, in whichever process. Forgets all that have
 * ended.
 */
export async function newChallenge(
  { db, clock }: Parts,
  { purpose, sessionId }: Begun,
): Promise<{ readonly attempt: string; readonly challenge: string }> {
  const now = clock.now();
  const [attempt, challenge] = [token(), token()];
  await db.batch([
    { sql: 'delete from passkey_challenge where expires_at <= $1', params: [now] },
    {
      sql: `insert into passkey_challenge (attempt_hash, challenge, purpose, session_id, expires_at)
        values ($1, $2, $3, $4, $5)`,
      params: [hashOf(attempt), challenge, purpose, sessionId, now + challengeLifeMs],
    },
  ]);
  return { attempt, challenge };
}

/** Takes what was begun, once. @returns null where there is none: ended, taken, or begun for something else */
export async function takeChallenge(
  { db, clock }: Parts,
  attempt: string,
  { purpose, sessionId }: Begun,
): Promise<string | null> {
  const [row] = await db.query<{ challenge: string }>(
    `delete from passkey_challenge where attempt_hash = $1 and purpose = $2 and session_id is not distinct from $3::text
      and expires_at > $4 returning challenge`,
    [hashOf(attempt), purpose, sessionId, clock.now()],
  );
  return row?.challenge ?? null;
}
