import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BeaconUnavailable, chainHashOf, isSignedRound, openBeacon, valueOf } from './drand.ts';
import { openTestBeacon, type TestBeacon } from './test-beacon.ts';

/** The League of Entropy's chain `quicknet`, as it publishes itself. */
const quicknet = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921c' +
    'c22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380' as const,
  metadata: { beaconID: 'quicknet' },
};
/** Rounds that it has published: number, signature, value. */
const published = [
  [
    1_000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  ],
  [
    657_413,
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  ],
] as const;

let beacon: TestBeacon;
beforeAll(async () => {
  beacon = await openTestBeacon(1_700_000_000);
});
afterAll(() => beacon.close());

test.each(published)('round %d of quicknet is signed by it, and no other is', (round, signature, value) => {
  expect(isSignedRound(quicknet.public_key, round, signature)).toBe(true);
  expect(valueOf(signature)).toBe(value);
  expect(isSignedRound(quicknet.public_key, round + 1, signature)).toBe(false);
  expect(isSignedRound(quicknet.public_key, round, `${signature.slice(0, -1)}0`)).toBe(false);
  expect(isSignedRound(quicknet.public_key, round, signature.slice(2))).toBe(false);
});

test('the hash of a chain is that of its parameters', () => {
  const known = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
  expect(chainHashOf(quicknet)).toBe(known);
  expect(chainHashOf({ ...quicknet, period: 30 })).not.toBe(known);
  expect(chainHashOf({ ...quicknet, metadata: { beaconID: 'default' } })).not.toBe(known);
});

test('a chain that answers is asked for a round by its number', async () => {
  const { chain, roundFrom, timeOf, signatureOf } = await openBeacon(`${beacon.url}/`);
  expect(chain).toBe(beacon.chain);
  expect([roundFrom(0), roundFrom(1_700_000_000_000), roundFrom(1_700_000_000_001)]).toEqual([1, 1, 2]);
  expect([timeOf(1), timeOf(3)]).toEqual([1_700_000_000_000, 1_700_000_006_000]);
  const signature = await signatureOf(20);
  expect(valueOf(signature)).toBe(createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'));
});

test('another chain, another signature and no answer are told apart from a value', async () => {
  await expect(openBeacon(beacon.url.replace(beacon.chain, '0'.repeat(64)))).rejects.toThrow('another chain');
  const { signatureOf } = await openBeacon(beacon.url);
  beacon.mode = 'lies';
  await expect(signatureOf(20)).rejects.toThrow('did not sign round 20');
  beacon.mode = 'silent';
  await expect(signatureOf(20)).rejects.toThrow(BeaconUnavailable);
  await expect(openBeacon(beacon.url)).rejects.toThrow(BeaconUnavailable);
  beacon.mode = 'answers';
});
