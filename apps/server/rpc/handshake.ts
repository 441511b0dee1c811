import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Both sides prove that they know the key, each over the nonces of both, so nothing that was overheard opens a
 * connection. It isn't encrypted: between machines it belongs into a private network.
 */
export const rpcPath = '/rpc';
/** Changes when processes of two versions can't work together any more. */
export const rpcProtocol = 'candor-rpc-1';
export const nonceHeader = 'x-candor-nonce';
export const proofHeader = 'x-candor-proof';
export const proofBytes = 32;

export const newNonce = (): string => randomBytes(24).toString('base64url');
export const isNonce = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{32}$/.test(text);

/** @param side who proves it @param client, server their nonces */
export const proofOf = (key: string, side: 'client' | 'server', client: string, server: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([rpcProtocol, side, client, server]))
    .digest();

export const isProof = (given: Buffer, wanted: Buffer): boolean =>
  given.length === wanted.length && timingSafeEqual(given, wanted);
