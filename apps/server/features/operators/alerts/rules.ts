import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { alertBounds, alertCauses, type BoundedCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor, type Statement } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import { newId } from '../../../ids.ts';
import { boundsOf } from '../../../pager/bounds.ts';
import { openEnd, shownEnd } from '../../../pager/channels.ts';
import { liveRules, raiseRows, type Rule } from '../../../pager/raise.ts';
import { actRow, type ConsoleServices } from '../console-services.ts';

type Rules = CallAnswer<'GET /operator/alerts/rules'>;
export type Operator = Pick<OperatorUser, 'operatorId' | 'name'>;
const minuteMs = 60_000;

interface ChannelRow {
  id: string;
  kind: Rules['channels'][number]['kind'];
  name: string;
  sealed: string;
  by: string;
  since: string;
}
const channelsSql = `select c.id, c.kind, c.name, c.sealed, o.name as by, c.created_at as since
  from pager_channel c join operator o on o.id = c.created_by where c.removed_at is null order by lower(c.name)`;
const rulesSql = `select r.id, r.cause, r.channel_id as "channelId", (r.after_ms / ${minuteMs})::int as "afterMinutes",
    r.quiet_from as "quietFrom", r.quiet_to as "quietTo", o.name as by
  from pager_rule r join operator o on o.id = r.created_by join pager_channel c on c.id = r.channel_id
  where r.removed_at is null and c.removed_at is null order by r.cause, r.after_ms, r.id`;

/** Channels without their keys, rules, bounds. */
export async function shownRules({ db, secrets, push }: ConsoleServices): Promise<Rules> {
  const bounds = await boundsOf(db);
  const causes = alertCauses.filter((cause): cause is BoundedCause => cause in alertBounds);
  return {
    pushKey: push.publicKey,
    channels: (await db.query<ChannelRow>(channelsSql)).map(({ sealed, since, ...channel }) => ({
      ...channel,
      leadsTo: shownEnd(openEnd(secrets, channel.id, sealed)),
      since: Number(since),
    })),
    rules: await db.query<Rules['rules'][number]>(rulesSql),
    bounds: causes.map((cause) => ({ cause, bound: bounds[cause], most: alertBounds[cause].most })),
  };
}

/**
 * Changes who is alerted, and tells those who were told so far, by the rules as they were: nobody silences an alert
 * that others wait for without their knowing.
 */
export async function change(
  services: ConsoleServices,
  operator: Operator,
  what: string,
  statements: readonly Statement[],
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const id = newId();
  const before = await liveRules(db);
  // Whoever gets anything is told, be there a rule for this cause or none.
  const channels = [...new Map(before.map((rule) => [rule.channelId, rule])).values()];
  const toAll: Rule[] = channels.map((rule) => ({
    ...rule,
    cause: 'alerts-changed',
    afterMs: 0,
    quietFrom: null,
    quietTo: null,
  }));
  const facts = { operator: operator.name, change: what };
  await db.batch([
    ...statements,
    ...raiseRows([{ cause: 'alerts-changed', subject: `change:${id}`, facts }], toAll, now),
    actRow(services, operator, { act: 'alerts-change', subject: `change:${id}`, details: { change: what } }),
  ]);
}

export async function addRule(
  services: ConsoleServices,
  operator: Operator,
  { body }: CallParsed<'POST /operator/alerts/rules/add'>,
): Promise<Outcome<{ id: string }>> {
  const { db, clock } = services;
  const { cause, channelId, afterMinutes, quietFrom, quietTo } = body;
  if ((quietFrom === null) !== (quietTo === null)) return refused('field-invalid', { field: 'quietTo' });
  if (quietFrom !== null && quietFrom === quietTo) return refused('field-invalid', { field: 'quietTo' });
  const [channel] = await db.query<{ name: string }>(
    'select name from pager_channel where id = $1 and removed_at is null',
    [channelId],
  );
  if (channel === undefined) return refused('not-found', { field: 'channelId' });
  const id = newId();
  const row = {
    sql: `insert into pager_rule (id, cause, channel_id, after_ms, quiet_from, quiet_to, created_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    params: [id, cause, channelId, afterMinutes * minuteMs, quietFrom, quietTo, operator.operatorId, clock.now()],
  };
  try {
    await change(services, operator, `${cause} goes to ${channel.name}`, [row]);
  } catch (error) {
    if (isRefusedFor(error, 'uniqueViolation')) return refused('state-unchanged');
    throw error;
  }
  return ok({ id });
}

export async function removeRule(services: ConsoleServices, operator: Operator, id: string): Promise<Outcome<null>> {
  const { db, clock, operatorSettings } = services;
  return operatorSettings.inTurn(async () => {
    const [rule] = await db.query<{ cause: string; name: string }>(
      `select r.cause, c.name from pager_rule r join pager_channel c on c.id = r.channel_id
        where r.id = $1 and r.removed_at is null`,
      [id],
    );
    if (rule === undefined) return refused('not-found', { field: 'id' });
    await change(services, operator, `${rule.cause} no longer goes to ${rule.name}`, [
      { sql: 'update pager_rule set removed_at = $2 where id = $1', params: [id, clock.now()] },
    ]);
    return ok(null);
  });
}

export async function setBound(
  services: ConsoleServices,
  operator: Operator,
  { body: { cause, bound } }: CallParsed<'POST /operator/alerts/bounds/set'>,
): Promise<Outcome<null>> {
  const { db, clock } = services;
  if (bound > alertBounds[cause].most) return refused('field-invalid', { field: 'bound' });
  if ((await boundsOf(db))[cause] === bound) return refused('state-unchanged');
  await change(services, operator, `${cause} from ${bound} on`, [
    {
      sql: `insert into pager_bound (cause, bound, changed_by, changed_at) values ($1, $2, $3, $4)
        on conflict (cause) do update set bound = excluded.bound, changed_by = excluded.changed_by,
          changed_at = excluded.changed_at`,
      params: [cause, bound, operator.operatorId, clock.now()],
    },
  ]);
  return ok(null);
}
