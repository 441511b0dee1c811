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
  conditions.flatMap((condition) => {
    const id = newId();
    const own = rules.filter(({ cause }) => cause === condition.cause);
    return [raiseRow(id, condition, now), ...own.map((rule) => planRow(id, rule, now))];
  });

const raiseRow = (id: string, { cause, subject, facts }: Condition, now: number): Statement => ({
  sql: `insert into pager_alert (id, cause, subject, facts, raised_at) values ($1, $2, $3, $4, $5)
    on conflict (cause, subject) where resolved_at is null do nothing`,
  params: [id, cause satisfies AlertCause, subject, JSON.stringify(facts), now],
});

const planRow = (id: string, rule: Rule, now: number): Statement => ({
  sql: `insert into pager_delivery (id, alert_id, channel_id, due_at)
    select $1, $2, $3, $4 where exists (select 1 from pager_alert where id = $2)`,
  params: [newId(), id, rule.channelId, dueAt(rule, now)],
});
