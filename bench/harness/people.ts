import { createHash, randomBytes } from 'node:crypto';
import { migrate } from '../../apps/server/db/migrate.ts';
import { callText, Connection } from './connection.ts';
import type { Place } from './place.ts';

export interface Person {
  readonly userId: string;
  readonly token: string;
}

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, i) => ({
    userId: String(1_000_000_000 + i),
    token: randomBytes(32).toString('base64url'),
  }));

/**
 * Accounts with a session each, written into the tables before the server starts: hashing their passwords would take
 * longer than the measurement.
 */
export async function seedPeople(place: Place, count: number): Promise<Person[]> {
  const people = newPeople(count);
  const db = await place.open();
  try {
    await migrate(db);
    const ids = people.map(({ userId }) => userId);
    await db.query(
      `insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at, invite_code,
        created_at)
       select id, 'load' || id, 'load' || id, id, '', $2, id, $2 from unnest($1::text[]) as new (id)`,
      [ids, Date.now()],
    );
    await db.query(
      `insert into session (id, token_hash, user_id, device_platform, created_at, seen_at)
       select id, hash, id, 2, $3, $3 from unnest($1::text[], $2::text[]) as new (id, hash)`,
      [ids, people.map(({ token }) => tokenHash(token)), Date.now()],
    );
  } finally {
    await db.close();
  }
  return people;
}

/** Gives everybody the day's test funds. @throws when one is refused */
export async function fundPeople(port: number, people: readonly Person[]): Promise<void> {
  const connection = await Connection.open(port);
  for (const { token } of people) {
    const { status, body } = await connection.request(callText('POST /account/testFunds', { token, body: '{}' }));
    if (status !== 200) throw new Error(`test funds were refused: ${body}`);
  }
  connection.close();
}
