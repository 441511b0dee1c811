import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { ok } from '@candor/core/result.ts';
import { randomBytes } from 'node:crypto';
import type { Executed } from '../engine/engine.ts';
import type { IdempotencyKey } from '../engine/idempotency.ts';
import { refused, type Outcome } from './refused.ts';
import type { CallContext } from './route.ts';
import type { SessionUser } from './sessions.ts';

const idBytes = 12;
let entropy = Buffer.alloc(0);

/** An opaque id: 96 random bits, not sequential. Random bytes are asked for in advance for many: asking costs more than the bytes. */
export function newId(): string {
  if (entropy.length === 0) entropy = randomBytes(256 * idBytes);
  const id = entropy.toString('base64url', 0, idBytes);
  entropy = entropy.subarray(idBytes);
  return id;
}

/** The caller's idempotency key, if he sent one. */
export const keyOf = (request: CallContext & { readonly user: SessionUser }): IdempotencyKey | undefined =>
  request.idempotencyKey === undefined
    ? undefined
    : { userId: request.user.userId, route: request.call, key: request.idempotencyKey, bodyHash: request.bodyHash };

/** The engine's answer as the call's: every refusal a customer can meet is an error of the registry. */
export function executed<Answer>(result: Executed<Answer, ErrorCode>, params: Record<string, string> = {}): Outcome<Answer> {
  return result.ok ? ok(result.value) : refused(result.refusal, { field: result.field, params });
}
