import type { CallDeclaration } from '../call.ts';
import type { Json } from './shapes.ts';

const header = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });

/** How whoever calls shows who they are. A key of programs takes three headers together. */
export const securitySchemes: Readonly<Record<string, Json>> = {
  session: header('coin-auth', 'Token of a session, from /login'),
  operator: header('operator-auth', 'Token of an operator'),
  key: header(
    'api-key',
    'Key of a program, from /player/keys/make; `x-key-right` says which of its rights opens a call',
  ),
  keyTime: header('api-time', 'When it was signed, in epoch milliseconds'),
  keySignature: header(
    'api-signature',
    'HMAC-SHA256 (hex) or Ed25519 (base64) over seven lines: api-time, api-window (5000 ms without one, at most ' +
      '60000), method, path, query, Idempotency-Key, SHA-256 of the body in hex; what is not sent is an empty line',
  ),
};

/** A session, an operator, or a session or a key; nothing for anybody. */
export function securityOf({ access, byKey }: CallDeclaration): Json[] {
  if (access === 'public') return [];
  if (access !== 'session') return [{ operator: [] }];
  return [{ session: [] }, ...(byKey === undefined ? [] : [{ key: [], keyTime: [], keySignature: [] }])];
}
