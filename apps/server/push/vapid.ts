import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Database, Statement } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The key pair by which push services know who sends (RFC 8292). */
export interface Vapid {
  /** Uncompressed, base64url: what a browser subscribes with. */
  readonly publicKey: string;
  /** The `Authorization` for a message to an endpoint. @param now epoch milliseconds */
  authorization(endpoint: string, now: number): string;
}

const curve = 'prime256v1';
export const pushKeyContext = 'push key';
/** Push services take at most a day. */
const lifeSeconds = 12 * 3_600;
const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const jwk = (publicKey: Buffer): { kty: string; crv: string; x: string; y: string } => ({
  kty: 'EC',
  crv: 'P-256',
  x: publicKey.subarray(1, 33).toString('base64url'),
  y: publicKey.subarray(33).toString('base64url'),
});

/**
 * @param contact whom a push service may turn to: a `mailto:` or `https:` address
 * @param privateKey 32 bytes, base64url
 */
export function vapidOf(privateKey: string, contact: string): Vapid {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const key = createPrivateKey({ key: { ...jwk(point), d: privateKey }, format: 'jwk' });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorization(endpoint, now) {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + lifeSeconds, sub: contact };
      const text = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

/** The pairs of this installation: devices subscribe with the newest and are told by the one they subscribed with. */
export interface VapidPairs {
  /** The number of the newest. */
  readonly newest: number;
  /** By number. */
  readonly pairs: ReadonlyMap<number, Vapid>;
}

/** Keeps a fresh pair, sealed, unless there is one of this number. */
function keepFreshPair(secrets: Secrets, id: number): Statement {
  const pair = createECDH(curve);
  pair.generateKeys();
  // JWK wants all 32 bytes, also where the first are zero.
  const fresh = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return {
    sql: 'insert into push_key (id, public_key, private_key_sealed) values ($1, $2, $3) on conflict do nothing',
    params: [id, pair.getPublicKey('base64url'), secrets.sealText(fresh, pushKeyContext)],
  };
}

/** The pairs that are kept sealed; the first is made at the first start. @param contact as of {@link vapidOf} */
export async function openVapid(db: Database, secrets: Secrets, contact: string): Promise<VapidPairs> {
  await db.batch([keepFreshPair(secrets, 1)]);
  const rows = await db.query<{ id: number; private_key_sealed: string }>(
    'select id, private_key_sealed from push_key order by id',
  );
  const pairs = rows.map(({ id, private_key_sealed: sealed }): [number, Vapid] => [
    id,
    vapidOf(secrets.openText(sealed, pushKeyContext), contact),
  ]);
  return { newest: rows.at(-1)?.id ?? 1, pairs: new Map(pairs) };
}

/**
 * Makes a new pair, which a server takes at its next start. The last one stays, as a server may run with it, and so do
 * those that a device still rests on.
 * @returns its public key; null where no pair was ever made
 */
export async function rotatePushKey(db: Database, secrets: Secrets): Promise<string | null> {
  const [last] = await db.query<{ id: number | null }>('select max(id) as id from push_key');
  const id = last?.id ?? null;
  if (id === null) return null;
  await db.batch([
    keepFreshPair(secrets, id + 1),
    {
      sql: `delete from push_key where id < $1 and id not in (select key_id from push_subscription)
        and id not in (select push_key_id from pager_channel where push_key_id is not null)`,
      params: [id],
    },
  ]);
  const [made] = await db.query<{ public_key: string }>('select public_key from push_key where id = $1', [id + 1]);
  return made?.public_key ?? null;
}
