import { randomBytes } from 'node:crypto';

const idBytes = 12;
let entropy = Buffer.alloc(0);

/**
 * An opaque id: 96 random bits, not sequential. Random bytes are asked for in advance for many: asking costs more than
 * the bytes.
 */
export function newId(): string {
  if (entropy.length === 0) entropy = randomBytes(256 * idBytes);
  const id = entropy.toString('base64url', 0, idBytes);
  entropy = entropy.subarray(idBytes);
  return id;
}
