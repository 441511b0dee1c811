import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../db/test-database.ts';
import { secretsOf } from '../secrets/secrets.ts';
import { openVapid } from './vapid.ts';

/** The example of RFC 8292, section 2.4. */
const example =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9' +
  '.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3Njgs' +
  'InN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0' +
  '.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
  'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/** The public key of an uncompressed point, base64url. */
function publicKeyOf(text: string): KeyObject {
  const point = Buffer.from(text, 'base64url');
  return createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
}

function read(authorization: string): { genuine: boolean; key: string; claims: unknown } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { genuine, key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

test('what is read here is what RFC 8292 writes', () => {
  expect(read(example)).toMatchObject({
    genuine: true,
    claims: { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' },
  });
  expect(read(example.replace('.i3CY', '.i3CZ')).genuine).toBe(false);
});

test('the pair is made once, sealed, and signs for the origin of an endpoint', async () => {
  const { db, drop } = await openTestDatabase();
  const secrets = secretsOf(Buffer.alloc(32, 7));
  const open = async () => {
    const { newest, pairs } = await openVapid(db, secrets, 'mailto:a@b.example');
    expect([newest, [...pairs.keys()]]).toEqual([1, [1]]);
    return pairs.get(newest) ?? expect.unreachable();
  };
  const first = await open();
  const again = await open();
  expect(again.publicKey).toBe(first.publicKey);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  const { genuine, key, claims } = read(
    again.authorization('https://push.example.net/send/abc?x=1', 1_000_000_000_000),
  );
  expect([genuine, key]).toEqual([true, first.publicKey]);
  expect(claims).toEqual({ aud: 'https://push.example.net', exp: 1_000_000_000 + 43_200, sub: 'mailto:a@b.example' });
  await expect(openVapid(db, secretsOf(Buffer.alloc(32, 8)), 'mailto:a@b.example')).rejects.toThrow();
  await drop();
});
