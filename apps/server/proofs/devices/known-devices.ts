import { hash, randomBytes } from 'node:crypto';
import type { Database, Statement } from '../../db/database.ts';

/** Whose device: names of customers and operators are apart. */
export type DeviceOwner = 'customer' | 'operator';
export interface Owner {
  readonly kind: DeviceOwner;
  readonly id: string;
}

const devicesAtMost = 20;
const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** @returns a token for a device that has just signed in, and what remembers it in the transaction of the sign-in */
export function newDevice(
  { kind, id }: Owner,
  now: number,
): { readonly token: string; readonly statements: Statement[] } {
  const token = randomBytes(32).toString('base64url');
  const statements = [
    {
      sql: 'insert into known_device (owner, owner_id, token_hash, created_at, seen_at) values ($1, $2, $3, $4, $4)',
      params: [kind, id, hashOf(token), now],
    },
    {
      sql: `delete from known_device where owner = $1 and owner_id = $2 and token_hash not in
        (select token_hash from known_device where owner = $1 and owner_id = $2
          order by seen_at desc, token_hash limit ${devicesAtMost})`,
      params: [kind, id],
    },
  ];
  return { token, statements };
}

/**
 * @param tokens that the caller's device keeps @returns the one by which this owner has signed in before, hashed; null
 * for a new device
 */
export async function knownDevice(
  db: Pick<Database, 'query'>,
  { kind, id }: Owner,
  tokens: readonly string[],
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const [row] = await db.query<{ token_hash: string }>(
    'select token_hash from known_device where owner = $1 and owner_id = $2 and token_hash = any($3::text[]) limit 1',
    [kind, id, tokens.map(hashOf)],
  );
  return row?.token_hash ?? null;
}

/** Notes that a known device has signed in again. */
export const deviceSeen = ({ kind, id }: Owner, tokenHash: string, now: number): Statement => ({
  sql: 'update known_device set seen_at = $4 where owner = $1 and owner_id = $2 and token_hash = $3',
  params: [kind, id, tokenHash, now],
});

/** After a reset no device is known any more: one of them may be the thief's. */
export const forgetDevices = ({ kind, id }: Owner, exceptHash: string | null = null): Statement => ({
  sql: 'delete from known_device where owner = $1 and owner_id = $2 and token_hash is distinct from $3',
  params: [kind, id, exceptHash],
});
