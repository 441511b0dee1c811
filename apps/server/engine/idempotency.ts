import { hourMs } from '@candor/core/platform-day.ts';
import { assert } from '@candor/core/result.ts';
import type { Database, Statement, Writer } from '../db/database.ts';
import { ackFrom, type Ack, type AckPlace } from './acks/ack.ts';
import { upsert } from './rows/table.ts';

/** One intent of one user: repeated, it gives the stored answer instead of a second effect. */
export interface IdempotencyKey {
  readonly userId: string;
  /** Method and path. */
  readonly route: string;
  readonly key: string;
  /** SHA-256 of the body: the same key with another body is a conflict. */
  readonly bodyHash: string;
}

export interface StoredAnswer {
  readonly bodyHash: string;
  readonly answer: unknown;
}

export const idempotencyKeepMs = 48 * hourMs;
export const nameOf = ({ userId, route, key }: IdempotencyKey): string => `${userId} ${route} ${key}`;

/**
 * The rows under these keys. Each key is looked up by itself: joined with all of them at once, the table is read whole
 * by a plan that was made while it was small or never analysed.
 */
export const lookUp = (keys: readonly IdempotencyKey[]): Statement => ({
  sql: `select stored.*, a.content, a.terms, a.signature
    from unnest($1::text[], $2::text[], $3::text[]) as asked (user_id, route, key),
    lateral (select user_id, route, key, body_hash, answer, created_at from idempotency i
      where i.user_id = asked.user_id and i.route = asked.route and i.key = asked.key offset 0) stored
    left join lateral (select content, terms, signature from acknowledgement given
      where given.user_id = stored.user_id and given.time = stored.created_at
        and stored.answer->'ack'->>'signature' is null
        and given.salt = decode(stored.answer->'ack'->>'salt', 'hex') offset 0) a on true`,
  params: [keys.map((k) => k.userId), keys.map((k) => k.route), keys.map((k) => k.key)],
});

/** The answers already stored under these keys, by {@link nameOf}. */
export async function findStored(
  writer: Pick<Writer, 'batch'>,
  keys: readonly IdempotencyKey[],
): Promise<Map<string, StoredAnswer>> {
  if (keys.length === 0) return new Map();
  const [rows] = (await writer.batch([lookUp(keys)])) as [(StoredRow & Record<string, unknown>)[]];
  assert(rows.length <= keys.length, 'a key has one answer at most');
  return new Map(
    rows.map((row) => [
      nameOf({ userId: row.user_id, route: row.route, key: row.key, bodyHash: row.body_hash }),
      { bodyHash: row.body_hash, answer: withAck(row) },
    ]),
  );
}

interface StoredRow {
  readonly user_id: string;
  readonly route: string;
  readonly key: string;
  readonly body_hash: string;
  readonly answer: unknown;
  /** Of the promise that the answer names; null where it holds it whole, or has none. */
  readonly content: string | null;
  readonly terms: string | null;
  readonly signature: string | null;
}

type Promising<At> = { readonly ack?: At } | null;

/** A promise has a row of its own: a stored answer only says which. It would be twice as long with it. */
function withoutAck(answer: unknown): unknown {
  const ack = (answer as Promising<Ack>)?.ack;
  const place: AckPlace | undefined = ack === undefined ? undefined : { salt: ack.salt, symbol: ack.symbol };
  return place === undefined ? answer : { ...(answer as object), ack: place };
}

function withAck({ answer, content, terms, signature }: StoredRow): unknown {
  const place = (answer as Promising<AckPlace>)?.ack;
  if (place === undefined || content === null || terms === null || signature === null) return answer;
  return { ...(answer as object), ack: ackFrom({ content, terms, signature }, place) };
}

/** Whether a commit was refused because one of its keys is stored already. */
export const isKeyTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'idempotency_pkey';

/** Whether an intent has its answer already. */
export async function isStored(
  db: Pick<Database, 'query'>,
  { userId, route, key }: Pick<IdempotencyKey, 'userId' | 'route' | 'key'>,
): Promise<boolean> {
  return (
    (await db.query('select 1 from idempotency where user_id = $1 and route = $2 and key = $3', [userId, route, key]))
      .length > 0
  );
}

/** Written in the same transaction as the effects. */
export const storedRows = (answers: readonly { key: IdempotencyKey; answer: unknown; at: number }[]): Statement[] =>
  upsert(
    {
      name: 'idempotency',
      keys: 3,
      columns: [
        ['user_id', 'text'],
        ['route', 'text'],
        ['key', 'text'],
        ['body_hash', 'text'],
        ['answer', 'json'],
        ['created_at', 'bigint'],
      ],
    },
    answers.map(({ key, answer, at }) => [
      key.userId,
      key.route,
      key.key,
      key.bodyHash,
      JSON.stringify(withoutAck(answer)),
      at,
    ]),
  );

/** A statement has seconds, and a busy hour leaves millions of keys. */
const sweptAtOnce = 10_000;
const sweepSql = `with gone as (
    delete from idempotency where ctid = any (array(
      select ctid from idempotency where created_at < $1 limit ${sweptAtOnce})) returning 1)
  select count(*)::integer as count from gone`;

/** Forgets keys older than 48 hours, some at a time. @param goesOn whether to take the next ones */
export async function sweepIdempotency(
  db: Pick<Database, 'query'>,
  now: number,
  goesOn: () => boolean = () => true,
): Promise<void> {
  while (goesOn()) {
    const [gone] = await db.query<{ count: number }>(sweepSql, [now - idempotencyKeepMs]);
    if (gone === undefined || gone.count < sweptAtOnce) return;
  }
}
