import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, judgeTime, millisOf, openSignedPayloads, windowMostMs } from './signature.ts';

const now = 1_800_000_000_000;

test.each([
  [now, null, 'ok'],
  [now - 5_000, null, 'ok'],
  [now - 5_001, null, 'outside'],
  [now - 60_000, '60000', 'ok'],
  [now - 60_001, '60000', 'outside'],
  [now - 1, '0.5', 'outside'],
  [now + 999, null, 'ok'],
  [now + 1_000, null, 'ahead'],
  [now, '60000.001', 'long'],
  [now, '-5', 'missing'],
  [now, '', 'missing'],
  [now, 'NaN', 'missing'],
])('sent at %d with a window of %s is %s', (sent, window, verdict) => {
  expect(judgeTime(String(sent), window, now)).toBe(verdict);
});

test.each([null, '', 'x', '180000000000', '1800000000000.5', '1e12', '18000000000000000'])(
  '%s is no time',
  (timestamp) => {
    expect([millisOf(timestamp), judgeTime(timestamp, null, now)]).toEqual([null, 'missing']);
  },
);

test('microseconds are taken as well', () => {
  expect(millisOf('1800000000000999')).toBe(now);
  expect(judgeTime('1800000000000999', null, now)).toBe('ok');
});

/** The example of the dialect's own documentation. */
const example = {
  secret: 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j',
  payload:
    'symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1&price=0.1&recvWindow=5000&timestamp=1499827319559',
  signature: 'c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71',
};

test('the signature of the documented example is right, in either case of its letters', () => {
  const key = { secret: example.secret, publicKey: null };
  expect(isSigned(key, example.payload, example.signature)).toBe(true);
  expect(isSigned(key, example.payload, example.signature.toUpperCase())).toBe(true);
});

test.each([
  ['another payload', { payload: `${example.payload}0` }],
  ['another secret', { secret: 'x' }],
  ['no signature', { signature: '' }],
  ['half of it', { signature: example.signature.slice(0, 32) }],
  ['more than it', { signature: `${example.signature}00` }],
  ['no hex', { signature: `z${example.signature.slice(1)}` }],
])('with %s it is wrong', (_name, changed) => {
  const { secret, payload, signature } = { ...example, ...changed };
  expect(isSigned({ secret, publicKey: null }, payload, signature)).toBe(false);
});

test('for a key that nobody has nothing is right, not even what is signed with nothing', () => {
  for (const secret of ['', ' '])
    expect(isSigned(null, 'a=1', createHmac('sha256', secret).update('a=1').digest('hex'))).toBe(false);
  const unsealed = { secret: null, publicKey: null };
  expect(isSigned(unsealed, 'a=1', createHmac('sha256', '').update('a=1').digest('hex'))).toBe(false);
});

test('Ed25519 signs in base64, and one kind of signature does not stand in for the other', () => {
  const pair = generateKeyPairSync('ed25519');
  const pem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const key = { secret: null, publicKey: pem };
  const right = sign(null, Buffer.from('a=1'), pair.privateKey).toString('base64');
  expect(isSigned(key, 'a=1', right)).toBe(true);
  expect(isSigned(key, 'a=2', right)).toBe(false);
  expect(isSigned(key, 'a=1', right.slice(4))).toBe(false);
  // The public key is known: it must not serve as a secret.
  for (const secret of [pem, createPublicKey(pem).export({ type: 'spki', format: 'der' })])
    expect(isSigned(key, 'a=1', createHmac('sha256', secret).update('a=1').digest('hex'))).toBe(false);
});

test('what was signed is known for as long as its time can be right again, for its key alone', () => {
  const signed = openSignedPayloads();
  expect(signed.note('k', 'a=1', now)).toBe(true);
  expect(signed.note('k', 'a=1', now + windowMostMs)).toBe(false);
  expect(signed.note('k', 'a=2', now)).toBe(true);
  expect(signed.note('l', 'a=1', now)).toBe(true);
  expect(signed.note('k', 'a=1', now + windowMostMs + 1_000)).toBe(true);
  expect(signed.sinceOf(now)).toBe(now + 1_000);
});
