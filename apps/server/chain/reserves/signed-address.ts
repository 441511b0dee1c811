import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { tronAddressOf } from '../tron-address.ts';

/** An address, and what its key has signed. */
export interface SignedAddress {
  readonly address: string;
  /** 65 bytes in hex: r, s, and the recovery number, 27 or 28. */
  readonly signature: string;
}

/** What the key of each address signs: for whom it stands. @param host of the address that customers know */
export const reservesMessage = (host: string): string => `reserves of ${host}`;

/** What a wallet of TRON hashes when it signs a message (`signMessageV2` of TronWeb, as EIP-191 has it). */
function messageHash(message: string): Uint8Array {
  const bytes = Buffer.from(message);
  return keccak_256(Buffer.concat([Buffer.from(`\x19TRON Signed Message:\n${bytes.length}`), bytes]));
}

const recoveryBase = 27;
const signatureForm = /^(?:0x)?([0-9a-f]{128})(1b|1c)$/i;

/** The address whose key has signed a message; null for what is no signature. */
export function signerOf(message: string, signature: string): string | null {
  const [, compact, recovery] = signatureForm.exec(signature) ?? [];
  if (compact === undefined || recovery === undefined) return null;
  const recoverable = Uint8Array.of(Number.parseInt(recovery, 16) - recoveryBase, ...Buffer.from(compact, 'hex'));
  try {
    return tronAddressOf(secp256k1.recoverPublicKey(recoverable, messageHash(message), { prehash: false }));
  } catch {
    return null;
  }
}
