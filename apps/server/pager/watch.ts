import { onceCauses, type AlertCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Database, Statement } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { keyOf, type Condition } from './alert.ts';
import { boundsOf } from './bounds.ts';
import { conditionsOf, type Seen } from './conditions.ts';
import { whatHappened } from './happened/happened.ts';
import { liveRules, raiseAnewRows, raiseRows, resolveRow, type Rule } from './raise.ts';

export interface WatchParts {
  readonly db: Pick<Database, 'query' | 'batch'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly see: () => Promise<Seen>;
}

/** What comes and goes within it is one alert. */
const goneForMs = 60_000;
/** What joins an open alert is told after so long at the latest, and at once where there is twice as much of it. */
const joinsAfterMs = 10 * 60_000;

interface Open {
  readonly id: string;
  readonly cause: AlertCause;
  readonly subject: string;
  readonly members: readonly string[];
  readonly raisedAt: number;
}
const openSql = `select id, cause, subject, members, raised_at::float8 as "raisedAt" from pager_alert
  where resolved_at is null and cause <> all($1)`;
const keepMembers = (id: string, members: readonly string[]): Statement => ({
  sql: 'update pager_alert set members = $2 where id = $1 and resolved_at is null',
  params: [id, JSON.stringify(members)],
});

async function openAlerts(db: WatchParts['db']): Promise<Open[]> {
  const rows = await db.query<Omit<Open, 'members'> & { members: string }>(openSql, [[...onceCauses]]);
  return rows.map((row) => ({ ...row, members: JSON.parse(row.members) as string[] }));
}

/**
 * @returns one look: it raises what has become so, raises anew what has grown, and resolves what has not been so for a
 * minute
 */
export function openWatch({ db, clock, see }: WatchParts): () => Promise<void> {
  const lastSeen = new Map<string, number>();
  return async () => {
    const bounds = await boundsOf(db);
    const happened = await whatHappened(db, usdt(String(bounds['big-win'])));
    const conditions = new Map(conditionsOf(await see(), bounds).map((condition) => [keyOf(condition), condition]));
    const now = clock.now();
    const open = new Map((await openAlerts(db)).map((alert) => [keyOf(alert), alert]));
    for (const [key, { members = [] }] of conditions)
      for (const seen of [key, ...members.map((name) => `${key} ${name}`)]) lastSeen.set(seen, now);
    const fresh = [...conditions].flatMap(([key, condition]) => (open.has(key) ? [] : [condition]));
    const rules = await liveRules(db);
    const statements = [
      ...raiseRows([...happened.conditions, ...fresh], rules, now),
      ...[...open].flatMap(([key, alert]) => {
        if (isOver(lastSeen, key, now)) return [resolveRow(alert.id, now)];
        const known = alert.members.filter((name) => !isOver(lastSeen, `${key} ${name}`, now));
        return follow(alert, known, conditions.get(key), rules, now);
      }),
      ...happened.noted,
    ];
    if (statements.length > 0) await db.batch(statements);
    for (const [key, at] of lastSeen) if (now - at >= goneForMs) lastSeen.delete(key);
  };
}

/** An open alert as its members come and go. @param known those of which operators know, and that are still so */
function follow(
  { id, members: before, raisedAt }: Open,
  known: readonly string[],
  condition: Condition | undefined,
  rules: readonly Rule[],
  now: number,
): Statement[] {
  const members = [...new Set([...known, ...(condition?.members ?? [])])];
  const tells = now - raisedAt >= joinsAfterMs || members.length >= 2 * known.length;
  if (condition !== undefined && members.length > known.length && tells)
    return raiseAnewRows(id, { ...condition, members }, rules, now);
  return known.length < before.length ? [keepMembers(id, known)] : [];
}

/** An alert of an earlier run of the server counts as seen when this one first looks. */
function isOver(lastSeen: Map<string, number>, key: string, now: number): boolean {
  const at = lastSeen.get(key) ?? now;
  lastSeen.set(key, at);
  return now - at >= goneForMs;
}
