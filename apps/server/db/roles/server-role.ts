import type { Database, Statement } from '../database.ts';

/** What the server forgets by itself, or by its triggers; from no other table may its role take rows. */
export const forgettingTables: readonly string[] = [
  'access_request',
  'bank_card',
  'candle',
  'card_holder',
  'content_draft',
  'content_showing',
  'content_text',
  'country_product',
  'customer_totp',
  'event_outbox',
  'exchange_quote',
  'favourite',
  'file',
  'file_use',
  'freeze_link',
  'fund_password',
  'idempotency',
  'known_device',
  'liability_branch',
  'liability_leaf',
  'liability_node',
  'liability_part',
  'log_intake',
  'mirror_day',
  'notice_read',
  'operator_session',
  'outbox',
  'passkey',
  'passkey_challenge',
  'price_alert',
  'program_key',
  'program_signature',
  'push_key',
  'push_setting',
  'push_subscription',
  'reality_check',
  'saved_view',
  'security_event',
  'session',
  'tape_chunk',
  'tape_frame',
  'tape_quotes',
  'verification',
  'verification_code',
  'wallet',
  'workspace',
];

/** Of `pg_trigger.tgtype`. */
const onUpdate = 16;

/**
 * Lets a role do what the server does and no more: it reads and adds, changes what is not history, forgets what is kept
 * for a time only. Guards, triggers and tables stay their owner's.
 * @param db as the owner of the tables @param role that the server signs in with
 * @throws when there is no such role
 */
export async function grantServer(db: Pick<Database, 'query' | 'batch'>, role: string): Promise<void> {
  const tables = await db.query<{ name: string; quoted: string; role: string; is_history: boolean }>(
    `select c.relname as name, c.oid::regclass::text as quoted, quote_ident($1) as role,
       exists (select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = c.oid and p.proname = 'refuse_change' and t.tgtype & ${onUpdate} <> 0) as is_history
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    [role],
  );
  const to = tables[0]?.role ?? '';
  const grants = tables.flatMap(({ name, quoted, is_history: isHistory }): Statement[] => [
    { sql: `revoke all on table ${quoted} from ${to}` },
    { sql: `grant ${rightsOn(name, isHistory)} on table ${quoted} to ${to}` },
  ]);
  await db.batch([
    { sql: 'revoke create on schema public from public' },
    { sql: `grant usage on schema public to ${to}` },
    ...grants,
    { sql: `grant usage, select on all sequences in schema public to ${to}` },
  ]);
}

function rightsOn(table: string, isHistory: boolean): string {
  if (table === 'migration') return 'select';
  const change = isHistory ? '' : ', update';
  return `select, insert${change}${forgettingTables.includes(table) ? ', delete' : ''}`;
}
