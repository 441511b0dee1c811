import { expect, test } from 'vitest';
import { acceptedStep, base32, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('gives the code of RFC 6238 at second %i', (second, code) => {
  expect(totpCode(secret, totpStep(second * 1000), 8)).toBe(code);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code of %i steps away is accepted: %s', (away, accepted) => {
  const now = 1_234_567_890_000;
  expect(acceptedStep(secret, totpCode(secret, totpStep(now) + away), now, 0)).toBe(
    accepted ? totpStep(now) + away : null,
  );
});

test('a code counts once, and one before it no longer', () => {
  const now = 1_234_567_890_000;
  const step = totpStep(now);
  expect(acceptedStep(secret, totpCode(secret, step), now, step)).toBeNull();
  expect(acceptedStep(secret, totpCode(secret, step - 1), now, step)).toBeNull();
  expect(acceptedStep(secret, '12345', now, 0)).toBeNull();
});

test('writes secrets as authenticators read them', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
  expect(totpUri('an n', secret)).toBe(
    'otpauth://totp/Candor%3Aan%20n?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
      '&issuer=Candor&algorithm=SHA1&digits=6&period=30',
  );
});
