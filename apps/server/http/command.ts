import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { Command, ResultOf } from '@candor/core/engine.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../db/database.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Ack } from '../engine/acks/ack.ts';
import type { Executed } from '../engine/submission.ts';
import type { IdempotencyKey } from '../engine/idempotency.ts';
import type { Commands, RefusalOf, ValueOf } from '../engine/seams/commands.ts';
import { presented, type Teller, type Presented } from '../engine/seams/teller.ts';
import { refused, type Outcome, type Refused } from './refused.ts';
import type { CallContext } from './route.ts';
import type { SessionUser } from './sessions.ts';

/** A customer's call. */
export type OwnRequest = CallContext & { readonly user: SessionUser };

/** The caller's idempotency key, if they sent one. */
export const keyOf = (request: OwnRequest): IdempotencyKey | undefined =>
  request.idempotencyKey === undefined
    ? undefined
    : { userId: request.user.userId, route: request.call, key: request.idempotencyKey, bodyHash: request.bodyHash };

/** The engine's answer as the call's: every refusal a customer can meet is an error of the registry. */
export function executed<Answer>(
  result: Executed<Answer, ErrorCode>,
  params: Record<string, string> = {},
): Outcome<Answer> {
  return result.ok ? ok(result.value) : refused(result.refusal, { field: result.field, params, ack: result.ack });
}

type OrderTable = 'futures_order' | 'spot_order' | 'earn_order';
interface OwnOrder {
  readonly userId: string;
  readonly orderNo: string;
  /** Of earn orders, which two products share. */
  readonly kind?: string;
}

/** What the words of a refusal may name. */
export interface Named {
  readonly rules: Rules;
  markOf(symbol: string): Mark | undefined;
}

/** The engine's refusal. */
export interface No<Refusal extends string> {
  readonly refusal: Refusal | 'idempotency-conflict';
  readonly field?: string;
}

/** How both outcomes of a command about an order are told. */
export interface OrderTeller<Value, Args, Answer, Refusal extends string> extends Teller<Value, Args, Answer> {
  /** The engine's refusal as the call's: the field by its name in the call, and what the words name. */
  refuse(no: No<Refusal>, args: Args, named: Named): Refused;
}

/** What a customer asks for about an order: the command of the engine, and how its outcome is told. */
export interface Asked<C extends Command, Answer> {
  readonly command: C;
  readonly told: Presented<ValueOf<ResultOf<C>>, Answer>;
  refuse(no: No<RefusalOf<ResultOf<C>>>, named: Named): Refused;
  /** Where the order is looked for that the engine doesn't know: it may have ended. */
  readonly endedIn?: OrderTable | undefined;
}

/** @param endedIn where an order is looked for that the engine doesn't know */
export const askedFor = <C extends Command, Args, Answer>(
  command: C,
  teller: OrderTeller<ValueOf<ResultOf<C>>, Args, Answer, RefusalOf<ResultOf<C>>>,
  args: Args,
  endedIn?: OrderTable,
): Asked<C, Answer> => ({
  command,
  told: presented(teller, args),
  refuse: (no, named) => teller.refuse(no, args, named),
  endedIn,
});

/** Carries out what was asked for, by itself. */
export async function carryOut<C extends Command & OwnOrder, Answer>(
  { db, engine, ...named }: Named & { readonly db: Database; readonly engine: Pick<Commands, 'execute'> },
  asked: Asked<C, Answer>,
  key: IdempotencyKey | undefined,
): Promise<Outcome<Answer>> {
  const result = await engine.execute(asked.command, asked.told, key);
  return lookedFor(db, asked, result.ok ? result : withAck(asked.refuse(result, named), result.ack));
}

const withAck = (no: Refused, ack: Ack | undefined): Refused => (ack === undefined ? no : { ...no, ack });

/** The outcome of what was asked for; of an own order that has ended it says so. */
export const lookedFor = async <C extends Command & OwnOrder, Answer>(
  db: Database,
  { command: { userId, orderNo }, endedIn }: Pick<Asked<C, Answer>, 'command' | 'endedIn'>,
  outcome: Outcome<Answer>,
): Promise<Outcome<Answer>> => (endedIn === undefined ? outcome : orEnded(db, endedIn, { userId, orderNo }, outcome));

/**
 * Core knows open orders only. Its owner is told that an order has ended; to anybody else it is as if it did not exist.
 * @param answer of the engine; all but 'not-found' stand
 */
export async function orEnded<Data>(
  db: Database,
  table: OrderTable,
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
