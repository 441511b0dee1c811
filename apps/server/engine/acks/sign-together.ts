import { hash, randomBytes } from 'node:crypto';
import { assert } from '@candor/core/result.ts';
import { base64, treeOver } from '../../log/format/merkle.ts';
import { ackText, type Ack } from './ack.ts';

/** By whom promises are signed, and how far what was said has come by then. */
export interface AckSigner {
  readonly origin: string;
  /** Of the last signed checkpoint. */
  readonly logSize: number;
  /** Base64 of the key's id and its signature over a text. */
  sign(text: string): string;
}

export const saltBytes = 16;
/** Salts in hexadecimal: one question for all of them. */
export function newSalts(count: number): string[] {
  const bytes = randomBytes(count * saltBytes).toString('hex');
  return Array.from({ length: count }, (_, i) => bytes.slice(i * 2 * saltBytes, (i + 1) * 2 * saltBytes));
}

/** Zero, salt and text, as they are hashed; room for the longest text. */
const leafBytes = Buffer.alloc(4_096);

function leafOf(ack: Ack): Buffer {
  leafBytes.write(ack.salt, 1, 'hex');
  const length = 1 + saltBytes + leafBytes.write(ackText(ack), 1 + saltBytes);
  assert(length < leafBytes.length, 'a promise has a short text');
  return hash('sha256', leafBytes.subarray(0, length), 'buffer');
}

/** What is signed of promises that are given together. Its first line is no origin, so it is no checkpoint. */
export const signedText = (origin: string, leaves: number, root: Uint8Array): string =>
  `candor acknowledgements v1\n${origin}\n${leaves}\n${base64(root)}\n`;

/**
 * Signs promises once for all that are given in one transaction: a signature costs as much as some twenty hashes. Each
 * gets `index.leaves.path.signature`, where the path leads from its leaf to the root (base64 of its hashes, one behind
 * the other; RFC 6962, section 2.1.1).
 */
export function signTogether(acks: readonly Ack[], signer: AckSigner): void {
  if (acks.length === 0) return;
  const { root, pathOf } = treeOver(acks.map(leafOf));
  const signature = signer.sign(signedText(signer.origin, acks.length, root));
  acks.forEach((ack, index) => {
    const path = Buffer.concat(pathOf(index)).toString('base64');
    ack.signature = `${index}.${acks.length}.${path}.${signature}`;
  });
}
