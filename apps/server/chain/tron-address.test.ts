import { HDKey } from '@scure/bip32';
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { bytesOfTronAddress, isTronAddress, tronAddressOf, tronAddressOfHex } from './tron-address.ts';

const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test.each([
  ['nothing', ''],
  ['a mistyped character', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['two characters changed round', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt'],
  ['a character too few', usdtContract.slice(0, -1)],
  ['a character too many', `${usdtContract}t`],
  ['blanks around it', ` ${usdtContract}`],
  ['a line break behind it', `${usdtContract}\n`],
  ['lower case', usdtContract.toLowerCase()],
  ['a character outside of base58', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60'],
  ['the hex form', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  ['an address of Ethereum', '0xa614f803B6FD780986A42c78Ec9c7f77e6DeD13C'],
  ['an address of Bitcoin', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
])('%s is no address', (_name, text) => {
  expect(isTronAddress(text)).toBe(false);
  expect(bytesOfTronAddress(text)).toBeNull();
});

test('the contract of USDT is an address, with the bytes that the chain publishes', () => {
  expect(isTronAddress(usdtContract)).toBe(true);
  expect(Buffer.from(bytesOfTronAddress(usdtContract) ?? []).toString('hex')).toBe(
    '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  );
});

test('a key has the address of the published vector, compressed or not', () => {
  // The seed of the test mnemonic "abandon … about" without passphrase, as in the vectors of BIP-39.
  const seed = Buffer.from(
    '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1' +
      '9a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
    'hex',
  );
  const { publicKey } = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'/0/0");
  expect(publicKey).not.toBeNull();
  expect(tronAddressOf(publicKey ?? new Uint8Array())).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
});

test('the forms that nodes write are read, and no other', () => {
  const hex = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c';
  for (const form of [hex, `41${hex}`, `0x${hex}`, `0x${hex.toUpperCase()}`])
    expect(tronAddressOfHex(form)).toBe(usdtContract);
  for (const bad of ['', hex.slice(1), `${hex}0`, `0x41${hex}`, `42${hex}`, hex.replace('a', 'g'), usdtContract])
    expect(tronAddressOfHex(bad)).toBeNull();
});

test('no address comes from bytes that are no key', () => {
  expect(() => tronAddressOf(new Uint8Array(33))).toThrow();
});
