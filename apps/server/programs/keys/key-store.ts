import type { KeyRight } from '@candor/api-contract/call.ts';
import type { Standing } from '@candor/core/customers/standing.ts';
import { assert } from '@candor/core/result.ts';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { oneAtATime, type Database, type Statement } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** A key by which a program acts for a customer. */
export interface ProgramKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly rights: readonly KeyRight[];
  readonly addresses: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  /** Requests that were let in, orders placed, and requests that were refused for a key's sake. */
  readonly calls: number;
  readonly orders: number;
  readonly refusals: number;
  /** PEM of an Ed25519 key; null for a shared secret. */
  readonly publicKey: string | null;
}
/** With what its signatures are checked. */
export interface LiveKey extends ProgramKey {
  readonly secret: string | null;
  readonly standing: Standing;
}

interface KeyRow {
  id: string;
  user_id: string;
  name: string;
  sealed: string | null;
  public_key: string | null;
  rights: KeyRight[];
  addresses: string[];
  created_at: string;
  expires_at: string;
  used_at: string | null;
  calls: string;
  orders: string;
  refusals: string;
  standing: Standing;
}

export const keysAtMost = 20;
export const programKeyContext = (id: string, userId: string): string => `program-key ${id} ${userId}`;

/** Letters and digits alone, as the dialect writes keys and secrets; 64 of them carry more than 256 bits. */
export function newKeyText(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  let text = '';
  // Bytes beyond the last whole run of the alphabet would make some letters likelier.
  while (text.length < 64)
    for (const byte of randomBytes(64)) if (byte < 248 && text.length < 64) text += alphabet[byte % 62] ?? '';
  return text;
}

const keyFrom = (row: KeyRow): ProgramKey => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  rights: row.rights,
  addresses: row.addresses,
  createdAt: Number(row.created_at),
  expiresAt: Number(row.expires_at),
  usedAt: row.used_at === null ? null : Number(row.used_at),
  calls: Number(row.calls),
  orders: Number(row.orders),
  refusals: Number(row.refusals),
  publicKey: row.public_key,
});

interface StoreParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** Where there are as many as one may have the id becomes null, which the table refuses. */
const insertSql = `
  insert into program_key (id, user_id, name, sealed, public_key, rights, addresses, created_at, expires_at)
  values (case when (select count(*) from program_key where user_id = $2 and ended_at is null and expires_at > $8) < $10
    then $1 end, $2, $3, $4, $5, $6::text[], $7::text[], $8, $9)`;

/** @param statements rows of the same transaction */
export async function insertKey(
  { db, secrets }: StoreParts,
  key: Omit<ProgramKey, 'usedAt' | 'calls' | 'orders' | 'refusals'> & { readonly secret: string | null },
  statements: readonly Statement[],
): Promise<void> {
  const { id, userId, name, rights, addresses, createdAt, expiresAt, publicKey, secret } = key;
  assert((secret === null) !== (publicKey === null), 'a key is signed with in one way');
  const sealed = secret === null ? null : secrets.sealText(secret, programKeyContext(id, userId));
  const lists = [rights, addresses].map((list) => `{${list.map((text) => `"${text}"`).join(',')}}`);
  const params = [id, userId, name, sealed, publicKey, ...lists, createdAt, expiresAt, keysAtMost];
  await db.batch([oneAtATime('program-key', userId), { sql: insertSql, params }, ...statements]);
}

const live = 'k.ended_at is null and k.expires_at > $2';

export const listKeys = async ({ db, clock }: StoreParts, userId: string): Promise<ProgramKey[]> =>
  (
    await db.query<KeyRow>(
      `select k.*, 'open' as standing from program_key k where k.user_id = $1 and ${live} order by k.created_at desc`,
      [userId, clock.now()],
    )
  ).map(keyFrom);

/** @returns whether there was such a live key */
export const endKey = async ({ db, clock }: StoreParts, userId: string, id: string): Promise<boolean> =>
  (
    await db.query(
      'update program_key set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null returning id',
      [id, userId, clock.now()],
    )
  ).length > 0;

/** Ends all keys of a customer, with rows of the same transaction. */
export const endKeysOf = (userId: string, now: number): Statement => ({
  sql: 'update program_key set ended_at = $2 where user_id = $1 and ended_at is null',
  params: [userId, now],
});

/** The live key of a request. */
export async function findKey({ db, clock, secrets }: StoreParts, id: string): Promise<LiveKey | null> {
  if (!/^[A-Za-z0-9]{64}$/.test(id)) return null;
  const [row] = await db.query<KeyRow>(
    `select k.*, c.standing from program_key k join customer c on c.id = k.user_id where k.id = $1 and ${live}`,
    [id, clock.now()],
  );
  if (row === undefined) return null;
  const key = keyFrom(row);
  const secret = row.sealed === null ? null : secrets.openText(row.sealed, programKeyContext(id, key.userId));
  return { ...key, secret, standing: row.standing };
}
