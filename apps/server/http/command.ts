import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../db/database.ts';
import type { Executed } from '../engine/engine.ts';
import type { IdempotencyKey } from '../engine/idempotency.ts';
import { refused, type Outcome } from './refused.ts';
import type { CallContext } from './route.ts';
import type { SessionUser } from './sessions.ts';

/** The caller's idempotency key, if they sent one. */
export const keyOf = (request: CallContext & { readonly user: SessionUser }): IdempotencyKey | undefined =>
  request.idempotencyKey === undefined
    ? undefined
    : { userId: request.user.userId, route: request.call, key: request.idempotencyKey, bodyHash: request.bodyHash };

/** The engine's answer as the call's: every refusal a customer can meet is an error of the registry. */
export function executed<Answer>(
  result: Executed<Answer, ErrorCode>,
  params: Record<string, string> = {},
): Outcome<Answer> {
  return result.ok ? ok(result.value) : refused(result.refusal, { field: result.field, params });
}

interface OwnOrder {
  readonly userId: string;
  readonly orderNo: string;
  /** Of earn orders, which two products share. */
  readonly kind?: string;
}

/**
 * Core knows open orders only. Its owner is told that an order has ended; to anybody else it is as if it did not exist.
 * @param answer of the engine; all but 'not-found' stand
 */
export async function orEnded<Data>(
  db: Database,
  table: 'futures_order' | 'spot_order' | 'earn_order',
  { userId, orderNo, kind }: OwnOrder,
  answer: Outcome<Data>,
): Promise<Outcome<Data>> {
  if (answer.ok || answer.error !== 'not-found') return answer;
  const params = [orderNo, userId, ...(kind === undefined ? [] : [kind])];
  const own = await db.query(
    `select 1 from ${table} where order_no = $1 and user_id = $2${kind === undefined ? '' : ' and kind = $3'}`,
    params,
  );
  return own.length === 0 ? answer : refused('order-not-pending', { field: answer.field });
}
