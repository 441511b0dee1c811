import path from 'node:path';
import { expect, test } from 'vitest';
import { readReserves } from './read-reserves.ts';
import { signerOf } from './signed-address.ts';
import { fileOf, folder, host, proven } from './test-reserves.ts';

/** Made by TronWeb 6 (`trx.signMessageV2`) with the private key 7. */
const ofWallet = {
  address: 'TVJjphBwXTtDTVJZUEEG9g3CWD7vLcBAS8',
  signature:
    '0x60f1bc20600d804445e9d88660eee086c99da10e1faabb6f9692a54e62c368b3' +
    '6c4ae73ed309dbab2f7e242d6796ea81b630b023ec81099e10da57313be47fca1c',
};

test('a signature is known by its address, one that a wallet has made as well', () => {
  expect(signerOf('reserves of candor.example', ofWallet.signature)).toBe(ofWallet.address);
  const { address, signature } = proven();
  expect(signerOf(`reserves of ${host}`, signature)).toBe(address);
  expect(signerOf(`reserves of ${host}`, `0x${signature.toUpperCase()}`)).toBe(address);
  expect(signerOf('reserves of another.example', signature)).not.toBe(address);
  expect(signerOf(`reserves of ${host}`, signature.slice(2))).toBeNull();
  expect(signerOf(`reserves of ${host}`, `${'f'.repeat(128)}1b`)).toBeNull();
});

test('each line is an address and its own signature; the first that is not is named', () => {
  const [one, other, foreign] = [proven(), proven(), proven('reserves of another.example')];
  const line = ({ address, signature }: typeof one): string => `${address} ${signature}`;
  expect(readReserves(fileOf('# cold', '', line(one), ` ${line(other)} `), host)).toEqual([one, other]);
  const refused = (...lines: string[]) => {
    try {
      return readReserves(fileOf(...lines), host);
    } catch (error) {
      return String(error).replace(/.*, line/, 'line');
    }
  };
  expect(refused(line(one), line(foreign))).toBe(
    `line 2: the key of ${foreign.address} has not signed "reserves of ${host}"`,
  );
  expect(refused(`${one.address} ${other.signature}`)).toMatch(/^line 1: the key of .* has not signed/);
  expect(refused(`${one.address.slice(0, -1)}x ${one.signature}`)).toBe('line 1: is no address on TRON');
  expect(refused(line(one), line(one))).toMatch(/^line 2: says .* twice/);
  expect(refused(`${line(one)} cold`)).toMatch(/^line 1: says .* more than an address/);
  expect(() => readReserves(path.join(folder, 'none'), host)).toThrow(/can't be read/);
});
