import type { Language } from '@candor/api-contract/languages.ts';
import type { Database } from '../db/database.ts';
import type { DeviceKeys } from './encrypt.ts';

export const pushKinds = ['orders', 'money', 'support', 'alerts'] as const;
type OptionalKind = (typeof pushKinds)[number];
/** What concerns the safety of the account can't be switched off: a thief would do so first. */
export type PushKind = OptionalKind | 'security';
export type PushKinds = Readonly<Record<OptionalKind, boolean>>;

export interface Subscription extends DeviceKeys {
  readonly endpoint: string;
  readonly language: Language;
  /** The number of the pair that it subscribed with. */
  readonly keyId: number;
}
/** As a browser tells it. */
export interface NewSubscription extends Omit<Subscription, 'keyId'> {
  /** Null from an app that doesn't say: then as before, or the newest. */
  readonly keyId: number | null;
}
interface Owner {
  readonly userId: string;
  readonly sessionId: string;
}

const devicesAtMost = 10;
const all: PushKinds = { orders: true, money: true, support: true, alerts: true };

/** Those of a user who wants the kind; the session that asked has to live. */
export const subscriptionsFor = (db: Database, userId: string, kind: PushKind): Promise<Subscription[]> =>
  db.query<Subscription>(
    `select endpoint, p256dh, auth, language, key_id as "keyId" from push_subscription where user_id = $1
     ${kind === 'security' ? '' : `and not exists (select 1 from push_setting where user_id = $1 and not ${kind})`}`,
    [userId],
  );

/** A device belongs to whoever asked last; beyond the tenth the oldest is forgotten. */
export const keepSubscription = (
  db: Database,
  { userId, sessionId }: Owner,
  { endpoint, p256dh, auth, language, keyId }: NewSubscription,
  { newest, now }: { newest: number; now: number },
) =>
  db.batch([
    {
      sql: `insert into push_subscription (endpoint, user_id, session_id, p256dh, auth, language, created_at, key_id)
        values ($1, $2, $3, $4, $5, $6, $7,
          coalesce($8, (select key_id from push_subscription where endpoint = $1), $9))
      on conflict (endpoint) do update set user_id = $2, session_id = $3, p256dh = $4, auth = $5, language = $6,
        created_at = $7, key_id = excluded.key_id`,
      params: [endpoint, userId, sessionId, p256dh, auth, language, now, keyId, newest],
    },
    {
      sql: `delete from push_subscription where user_id = $1 and endpoint not in
      (select endpoint from push_subscription where user_id = $1
        order by created_at desc, endpoint limit ${devicesAtMost})`,
      params: [userId],
    },
  ]);

/** @param userId only if it is this user's; anybody's when absent */
export const dropSubscription = (db: Database, endpoint: string, userId: string | null = null) =>
  db.query('delete from push_subscription where endpoint = $1 and ($2::text is null or user_id = $2)', [
    endpoint,
    userId,
  ]);

export const usersWithDevices = async (db: Database): Promise<Set<string>> =>
  new Set(
    (await db.query<{ user_id: string }>('select distinct user_id from push_subscription')).map(
      ({ user_id }) => user_id,
    ),
  );

export async function kindsOf(db: Database, userId: string): Promise<PushKinds> {
  const [row] = await db.query<PushKinds>(
    'select orders, money, support, alerts from push_setting where user_id = $1',
    [userId],
  );
  return row ?? all;
}

export async function changeKinds(
  db: Database,
  userId: string,
  change: { [Kind in PushKind]?: boolean | undefined },
): Promise<PushKinds> {
  const values = pushKinds.map((kind) => change[kind] ?? null);
  await db.query(
    `insert into push_setting (user_id, orders, money, support, alerts)
       values ($1, coalesce($2::boolean, true), coalesce($3::boolean, true), coalesce($4::boolean, true),
         coalesce($5::boolean, true))
     on conflict (user_id) do update set
       orders = coalesce($2, push_setting.orders), money = coalesce($3, push_setting.money),
       support = coalesce($4, push_setting.support), alerts = coalesce($5, push_setting.alerts)`,
    [userId, ...values],
  );
  return kindsOf(db, userId);
}
