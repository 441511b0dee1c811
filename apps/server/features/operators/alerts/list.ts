import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { onceCauses } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { ok } from '@candor/core/result.ts';
import { condition } from '../../../db/narrowing/conditions.ts';
import { readNarrowed } from '../../../db/paging.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { countedTo } from '../lists/narrowed.ts';

type Name = 'GET /operator/alerts';
type Alert = CallAnswer<Name>['list'][number];
interface Row {
  id: string;
  cause: Alert['cause'];
  subject: string;
  facts: string;
  raised_at: string;
  acknowledged_by: string | null;
  acknowledged_at: string | null;
  resolved_at: string | null;
  deliveries: Alert['deliveries'] | null;
}

const number = (text: string | null): number | null => (text === null ? null : Number(text));
const columns = `a.id, a.cause, a.subject, a.facts, a.raised_at, a.acknowledged_at, a.resolved_at,
  (select name from operator o where o.id = a.acknowledged_by) as acknowledged_by,
  (select json_agg(json_build_object('channel', c.name, 'dueAt', d.due_at, 'attempts', d.attempts, 'fault', d.fault,
      'sentAt', d.sent_at, 'endedAt', d.ended_at) order by d.due_at, d.id)
    from pager_delivery d join pager_channel c on c.id = d.channel_id where d.alert_id = a.id) as deliveries`;

/** Open ones, those of which nobody has taken note first; or all, newest first. */
export async function listAlerts(
  { db }: Pick<ConsoleServices, 'db'>,
  { query }: CallParsed<Name>,
): Promise<CallAnswer<Name>> {
  const isOpen = query.status === 'open';
  const rows = await readNarrowed<Row>(
    db,
    {
      columns,
      tables: 'pager_alert a',
      where: condition(isOpen ? 'a.resolved_at is null' : 'true'),
      order: isOpen ? 'a.acknowledged_at is not null, a.raised_at desc, a.id' : 'a.raised_at desc, a.id desc',
      countedTo,
    },
    query,
  );
  return { ...rows, list: rows.list.map(present) };
}

const present = (row: Row): Alert => ({
  id: row.id,
  cause: row.cause,
  subject: row.subject,
  facts: JSON.parse(row.facts) as Record<string, string>,
  raisedAt: Number(row.raised_at),
  acknowledgedBy: row.acknowledged_by,
  acknowledgedAt: number(row.acknowledged_at),
  resolvedAt: number(row.resolved_at),
  deliveries: row.deliveries ?? [],
});

/** Takes note by name: the first one counts. What happens once has ended by it. */
export async function acknowledge(
  services: Pick<ConsoleServices, 'db' | 'clock' | 'operatorSettings'>,
  operator: Pick<OperatorUser, 'operatorId' | 'name'>,
  id: string,
): Promise<Outcome<null>> {
  const { db, clock, operatorSettings } = services;
  return operatorSettings.inTurn(async () => {
    const [alert] = await db.query<{
      cause: string;
      subject: string;
      acknowledged_at: string | null;
      resolved_at: string | null;
    }>('select cause, subject, acknowledged_at, resolved_at from pager_alert where id = $1', [id]);
    if (alert === undefined) return refused('not-found', { field: 'id' });
    if (alert.acknowledged_at !== null || alert.resolved_at !== null) return refused('state-unchanged');
    const details = { cause: alert.cause, about: alert.subject };
    await act(services, operator, { act: 'alert-acknowledge', subject: `alert:${id}`, details }, [
      {
        sql: `update pager_alert set acknowledged_by = $2, acknowledged_at = $3::bigint,
          resolved_at = case when cause = any($4) then $3::bigint end
          where id = $1 and acknowledged_at is null and resolved_at is null`,
        params: [id, operator.operatorId, clock.now(), [...onceCauses]],
      },
    ]);
    return ok(null);
  });
}
