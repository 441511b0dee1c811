import type { AlertCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import type { Database, Statement } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Condition } from './alert.ts';
import { afterQuiet } from './quiet-hours.ts';

/** Which cause goes where, and when. */
export interface Rule {
  readonly cause: string;
  readonly channelId: string;
  readonly afterMs: number;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

export const liveRules = (db: Pick<Database, 'query'>): Promise<Rule[]> =>
  db.query<Rule>(
    `select cause, channel_id as "channelId", after_ms::float8 as "afterMs", quiet_from as "quietFrom",
       quiet_to as "quietTo" from pager_rule r where removed_at is null
       and exists (select 1 from pager_channel c where c.id = r.channel_id and c.removed_at is null)`,
  );

const dueAt = ({ afterMs, quietFrom, quietTo }: Rule, now: number): number =>
  afterQuiet(now + afterMs, quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo });

/**
 * Raises alerts and plans who is told of them, for one transaction. One that is open for its cause and subject already
 * isn't raised again, and nobody is told again.
 */
export const raiseRows = (conditions: readonly Condition[], rules: readonly Rule[], now: number): Statement[] =>
  conditions.flatMap((condition) => rowsOf(newId(), condition, rules, now));

function rowsOf(id: string, condition: Condition, rules: readonly Rule[], now: number): Statement[] {
  const own = rules.filter(({ cause }) => cause === condition.cause);
  return [raiseRow(id, condition, now), ...own.map((rule) => planRow(id, rule, now))];
}

/**
 * Raises an alert in the place of an open one, for one transaction. Who was to be told of that one later, while nobody
 * takes note, is told of this one no later.
 */
export function raiseAnewRows(former: string, condition: Condition, rules: readonly Rule[], now: number): Statement[] {
  const id = newId();
  return [resolveRow(former, now), ...rowsOf(id, condition, rules, now), { sql: noLaterSql, params: [id, former] }];
}

export const resolveRow = (id: string, now: number): Statement => ({
  sql: 'update pager_alert set resolved_at = $2 where id = $1 and resolved_at is null',
  params: [id, now],
});

const noLaterSql = `update pager_delivery d set due_at = least(d.due_at, (select min(o.due_at)
    from pager_delivery o join pager_alert a on a.id = o.alert_id
   where a.id = $2 and a.acknowledged_at is null and o.channel_id = d.channel_id
     and o.attempts = 0 and o.sent_at is null and o.ended_at is null))
  where d.alert_id = $1`;

const raiseRow = (id: string, { cause, subject, facts, members = [] }: Condition, now: number): Statement => ({
  sql: `insert into pager_alert (id, cause, subject, facts, raised_at, members) values ($1, $2, $3, $4, $5, $6)
    on conflict (cause, subject) where resolved_at is null do nothing`,
  params: [id, cause satisfies AlertCause, subject, JSON.stringify(facts), now, JSON.stringify(members)],
});

const planRow = (id: string, rule: Rule, now: number): Statement => ({
  sql: `insert into pager_delivery (id, alert_id, channel_id, due_at)
    select $1, $2, $3, $4 where exists (select 1 from pager_alert where id = $2)`,
  params: [newId(), id, rule.channelId, dueAt(rule, now)],
});
