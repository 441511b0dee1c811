import { expect, test } from 'vitest';
import { cbor } from './test-device.ts';
import { bringsCertificates } from './verify.ts';

const attested = (fmt: string, statement: Parameters<typeof cbor>[0]): string =>
  cbor(
    new Map([
      ['fmt', fmt],
      ['attStmt', statement],
      ['authData', Buffer.alloc(37)],
    ]),
  ).toString('base64url');
const own = new Map<string, Parameters<typeof cbor>[0]>([
  ['alg', -7],
  ['sig', Buffer.alloc(8)],
]);
const certified = new Map([...own, ['x5c', [Buffer.alloc(8)]]]);

test('certificates that nobody asked for are seen, whatever brings them', async () => {
  const found = [
    bringsCertificates(attested('none', new Map())),
    bringsCertificates(attested('packed', own)),
    bringsCertificates(attested('packed', certified)),
    ...['apple', 'tpm', 'android-key', 'android-safetynet', 'fido-u2f', 'new'].map((format) =>
      bringsCertificates(attested(format, own)),
    ),
  ];
  expect(await Promise.all(found)).toEqual([false, false, true, true, true, true, true, true, true]);
  await expect(bringsCertificates('AAAA')).rejects.toThrow();
});
