import { openTestDatabase } from '../db/test-database.ts';
import { createOperator } from '../operators/create-operator.ts';
import { secretsOf } from '../secrets/secrets.ts';
import type { Condition } from './alert.ts';
import { sealEnd } from './channels.ts';
import { deliverDue } from './deliver.ts';
import { raiseRows, type Rule } from './raise.ts';

const deliveriesSql = `select channel_id as channel, due_at::float8 as due, attempts, fault, sent_at::float8 as sent,
    ended_at::float8 as ended
  from pager_delivery d join pager_alert a on a.id = d.alert_id where a.subject = $1 order by d.due_at, channel_id`;

/** Alerts on a database of their own, with a clock that a test sets and mail channels that keep what they get. */
export async function openTestPager(start: number) {
  const { db, drop } = await openTestDatabase();
  await createOperator(db, 'ada', 'admin', start);
  const [ada] = await db.query<{ id: string }>("select id from operator where name = 'ada'");
  const time = { now: start, takes: true };
  const told: { readonly to: string; readonly at: number }[] = [];
  const secrets = secretsOf(Buffer.alloc(32, 1));
  const send = ({ to }: { to: string }) => {
    told.push({ to, at: time.now });
    return Promise.resolve({ ok: time.takes });
  };
  const parts = {
    db,
    secrets,
    clock: { now: () => time.now },
    log: { warn: () => undefined },
    publicUrl: undefined,
    inside: [],
    mailer: { kind: 'smtp', send, close: () => Promise.resolve() },
    push: { sendTo: () => Promise.resolve(201) },
  };
  return {
    db,
    drop,
    time,
    told,
    deliver: () => deliverDue(parts as never),
    /** A mail channel, called as its address. */
    channel: (id: string) =>
      db.query(
        `insert into pager_channel (id, kind, name, sealed, created_by, created_at)
          values ($1, 'mail', $1, $2, $3, $4)`,
        [id, sealEnd(secrets, id, { kind: 'mail', address: id }), ada?.id, start],
      ),
    raise: (condition: Condition, rules: readonly Rule[]) => db.batch(raiseRows([condition], rules, time.now)),
    acknowledge: (subject: string, at: number) =>
      db.query('update pager_alert set acknowledged_by = $2, acknowledged_at = $3 where subject = $1', [
        subject,
        ada?.id,
        at,
      ]),
    deliveries: (subject: string) => db.query(deliveriesSql, [subject]),
  };
}
