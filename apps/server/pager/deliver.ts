import type { AlertCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { openEnd, tellerOf, type ChannelParts } from './channels.ts';
import { alertText } from './words.ts';

export interface DeliverParts extends ChannelParts {
  readonly db: Pick<Database, 'query'>;
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'warn'>;
  readonly publicUrl: string | undefined;
}

interface Due {
  id: string;
  attempts: number;
  channel_id: string;
  sealed: string;
  alert_id: string;
  cause: AlertCause;
  subject: string;
  facts: string;
  raised_at: string;
}

const atOnce = 20;
/** The last try comes about an hour after the first. */
const triesMost = 8;
const retryMs = 30_000;
/** When the next try is due after so many that failed, in milliseconds from the last one. */
export const backoffMs = (failed: number): number => retryMs * 2 ** Math.min(failed - 1, 10);

/**
 * Nobody is told any more of what had ended or was taken note of before it was due, nor by a channel that was removed.
 * What was due before is told all the same, though a try has failed since: whoever takes note quickly silences nothing.
 */
const endSql = `update pager_delivery d set ended_at = $1
  from pager_alert a, pager_channel c
 where d.sent_at is null and d.ended_at is null and a.id = d.alert_id and c.id = d.channel_id
   and (d.attempts = 0 and d.due_at > least(a.acknowledged_at, a.resolved_at)
     or c.removed_at is not null and a.cause <> 'alerts-changed')`;
const dueSql = `select d.id, d.attempts, d.channel_id, c.sealed, a.id as alert_id, a.cause, a.subject, a.facts,
     a.raised_at
   from pager_delivery d join pager_alert a on a.id = d.alert_id join pager_channel c on c.id = d.channel_id
  where d.sent_at is null and d.ended_at is null and d.due_at <= $1 order by d.due_at, d.id limit ${atOnce}`;

/** Tells the channels what is due. What fails is tried again, later each time, and given up after the eighth try. */
export async function deliverDue(parts: DeliverParts): Promise<void> {
  const now = parts.clock.now();
  await parts.db.query(endSql, [now]);
  const rows = await parts.db.query<Due>(dueSql, [now]);
  await Promise.all(rows.map((row) => deliver(parts, row)));
}

async function deliver(parts: DeliverParts, row: Due): Promise<void> {
  const alert = {
    id: row.alert_id,
    cause: row.cause,
    subject: row.subject,
    facts: JSON.parse(row.facts) as Record<string, string>,
    raisedAt: Number(row.raised_at),
  };
  const fault = await Promise.resolve()
    .then(() => tellerOf(openEnd(parts.secrets, row.channel_id, row.sealed), parts))
    .then((tell) => tell(alert, alertText(alert, parts.publicUrl)))
    .catch(wordOf);
  const now = parts.clock.now();
  const attempts = row.attempts + 1;
  if (fault === null) {
    await parts.db.query('update pager_delivery set attempts = $2, fault = null, sent_at = $3 where id = $1', [
      row.id,
      attempts,
      now,
    ]);
    return;
  }
  const isOver = attempts >= triesMost;
  parts.log.warn({ fault, attempts, cause: alert.cause, isOver }, 'an alert was not taken by its channel');
  await parts.db.query(
    'update pager_delivery set attempts = $2, fault = $3, due_at = $4, ended_at = $5 where id = $1',
    [row.id, attempts, fault, now + backoffMs(attempts), isOver ? now : null],
  );
}

/** One word or code: messages of errors name addresses, and with them the keys in them. */
const wordOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error && error.message === 'this address is not public' ? 'not public' : 'no answer';
};
