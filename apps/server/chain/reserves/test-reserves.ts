import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { tronAddressOf } from '../tron-address.ts';

export const host = 'candor.example';
export const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const folder = mkdtempSync(path.join(tmpdir(), 'reserves-'));
/** A file of these lines. */
export const fileOf = (...lines: string[]): string => {
  const file = path.join(folder, `${lines.length}-${Math.random()}`);
  writeFileSync(file, lines.join('\n'));
  return file;
};

/** An address and its signature, as a wallet makes it. */
export function proven(message = `reserves of ${host}`) {
  const key = secp256k1.utils.randomSecretKey();
  const hash = keccak_256(Buffer.from(`\x19TRON Signed Message:\n${message.length}${message}`));
  const [recovery = 0, ...compact] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
  const signature = `${Buffer.from(compact).toString('hex')}${(recovery + 27).toString(16)}`;
  return { address: tronAddressOf(secp256k1.getPublicKey(key)), signature };
}
