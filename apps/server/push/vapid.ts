import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Database } from '../db/database.ts';
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

/** The pair of this installation: made at its first start, kept sealed. */
export async function openVapid(db: Database, secrets: Secrets, contact: string): Promise<Vapid> {
  const pair = createECDH(curve);
  pair.generateKeys();
  // JWK wants all 32 bytes, also where the first are zero.
  const fresh = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  await db.query(
    'insert into push_key (id, public_key, private_key_sealed) values (1, $1, $2) on conflict do nothing',
    [pair.getPublicKey('base64url'), secrets.sealText(fresh, pushKeyContext)],
  );
  const [row] = await db.query<{ private_key_sealed: string }>('select private_key_sealed from push_key');
  if (row === undefined) throw new Error('the installation has no push key');
  return vapidOf(secrets.openText(row.private_key_sealed, pushKeyContext), contact);
}
