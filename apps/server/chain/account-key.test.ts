import { HDKey } from '@scure/bip32';
import { expect, test } from 'vitest';
import { faultOfAccountKey, openAccountKey, testAccountKey } from './account-key.ts';

// The seed of "abandon … about" without passphrase, as in the vectors of BIP-39.
const seed = Buffer.from(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1' +
    '9a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  'hex',
);
const account = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'");

test.each<[string, string, RegExp]>([
  ['nothing', '', /no extended public key/],
  ['an address', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', /no extended public key/],
  ['a mistyped key', testAccountKey.replace('6D1', '6D2'), /no extended public key/],
  ['a private key', account.privateExtendedKey, /private key: it must never be on a server/],
  ['the key above it', HDKey.fromMasterSeed(seed).publicExtendedKey, /key of an account/],
  ['a key below it', account.deriveChild(0).publicExtendedKey, /key of an account/],
])('%s is refused', (_name, text, fault) => {
  expect(faultOfAccountKey(text)).toMatch(fault);
  expect(() => openAccountKey(text)).toThrow(fault);
});

test('the test key is the published account of the test mnemonic', () => {
  expect(account.publicExtendedKey).toBe(testAccountKey);
  expect(openAccountKey(testAccountKey).isTest).toBe(true);
  expect(openAccountKey(testAccountKey).addressAt(0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
});

test('what the public key makes is what the private one owns', () => {
  const key = openAccountKey(testAccountKey);
  const other = openAccountKey(HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/44'/195'/0'").publicExtendedKey);
  const addresses = [0, 1, 2, 1_000_000, 2 ** 31 - 1].map((index) => key.addressAt(index));
  expect(new Set(addresses).size).toBe(5);
  expect(other.isTest).toBe(false);
  expect([other.id === key.id, other.addressAt(0) === key.addressAt(0)]).toEqual([false, false]);
  for (const bad of [-1, 1.5, 2 ** 31, Number.NaN]) expect(() => key.addressAt(bad)).toThrow('index');
});
