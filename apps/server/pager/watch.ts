import { onceCauses, type AlertCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Database, Statement } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { keyOf, type Condition } from './alert.ts';
import { boundsOf } from './bounds.ts';
import { conditionsOf, type Seen } from './conditions.ts';
import { whatHappened } from './happened/happened.ts';
import { liveRules, raiseAnewRows, raiseRows, resolveRow } from './raise.ts';

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
    const raised = [...happened.conditions, ...fresh];
    const followed = [...open].map(([key, alert]): Followed => {
      if (isOver(lastSeen, key, now)) return { statements: [resolveRow(alert.id, now)] };
      const known = alert.members.filter((name) => !isOver(lastSeen, `${key} ${name}`, now));
      return follow(alert, known, conditions.get(key), now);
    });
    const tells = raised.length > 0 || followed.some(({ anew }) => anew !== undefined);
    const rules = tells ? await liveRules(db) : [];
    const statements = [
      ...raiseRows(raised, rules, now),
      ...followed.flatMap(({ statements: kept = [], anew }) =>
        anew === undefined ? kept : raiseAnewRows(anew.former, anew.condition, rules, now),
      ),
      ...happened.noted,
    ];
    if (statements.length > 0) await db.batch(statements);
    for (const [key, at] of lastSeen) if (now - at >= goneForMs) lastSeen.delete(key);
  };
}

/** What becomes of an open alert: what is written of it, or what is raised in its place. */
interface Followed {
  readonly statements?: readonly Statement[];
  readonly anew?: { readonly former: string; readonly condition: Condition };
}

/** An open alert as its members come and go. @param known those of which operators know, and that are still so */
function follow(
  { id, members: before, raisedAt }: Open,
  known: readonly string[],
  condition: Condition | undefined,
  now: number,
): Followed {
  const members = [...new Set([...known, ...(condition?.members ?? [])])];
  const tells = now - raisedAt >= joinsAfterMs || members.length >= 2 * known.length;
  if (condition !== undefined && members.length > known.length && tells)
    return { anew: { former: id, condition: { ...condition, members } } };
  return known.length < before.length ? { statements: [keepMembers(id, known)] } : {};
}

/** An alert of an earlier run of the server counts as seen when this one first looks. */
function isOver(lastSeen: Map<string, number>, key: string, now: number): boolean {
  const at = lastSeen.get(key) ?? now;
  lastSeen.set(key, at);
  return now - at >= goneForMs;
}
