import { onceCauses } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Database, Statement } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { keyOf } from './alert.ts';
import { boundsOf } from './bounds.ts';
import { conditionsOf, type Seen } from './conditions.ts';
import { whatHappened } from './happened/happened.ts';
import { liveRules, raiseRows } from './raise.ts';

export interface WatchParts {
  readonly db: Pick<Database, 'query' | 'batch'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly see: () => Promise<Seen>;
}

/** What comes and goes within it is one alert. */
const goneForMs = 60_000;

const openSql = `select id, cause, subject from pager_alert where resolved_at is null and cause <> all($1)`;
const resolve = (id: string, now: number): Statement => ({
  sql: 'update pager_alert set resolved_at = $2 where id = $1 and resolved_at is null',
  params: [id, now],
});

/** @returns one look: it raises what has become so and resolves what has not been so for a minute */
export function openWatch({ db, clock, see }: WatchParts): () => Promise<void> {
  const lastSeen = new Map<string, number>();
  return async () => {
    const bounds = await boundsOf(db);
    const happened = await whatHappened(db, usdt(String(bounds['big-win'])));
    const conditions = conditionsOf(await see(), bounds);
    const now = clock.now();
    for (const condition of conditions) lastSeen.set(keyOf(condition), now);
    const open = await db.query<{ id: string; cause: string; subject: string }>(openSql, [[...onceCauses]]);
    const known = new Set(open.map((alert) => `${alert.cause} ${alert.subject}`));
    const raised = [...happened.conditions, ...conditions.filter((condition) => !known.has(keyOf(condition)))];
    const over = open.filter(({ cause, subject }) => isOver(lastSeen, `${cause} ${subject}`, now));
    const rules = raised.length === 0 ? [] : await liveRules(db);
    const statements = [...raiseRows(raised, rules, now), ...over.map(({ id }) => resolve(id, now)), ...happened.noted];
    if (statements.length > 0) await db.batch(statements);
  };
}

/** An alert of an earlier run of the server counts as seen when this one first looks. */
function isOver(lastSeen: Map<string, number>, key: string, now: number): boolean {
  const at = lastSeen.get(key) ?? now;
  lastSeen.set(key, at);
  if (now - at < goneForMs) return false;
  lastSeen.delete(key);
  return true;
}
