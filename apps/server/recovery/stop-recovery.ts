import { recoveryHoldMs } from '@candor/core/customers/recover-access.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Clock } from '../clock.ts';
import { isRefusedFor, type Database, type Statement } from '../db/database.ts';
import { messageRows, type Message } from '../engine/rows/messages.ts';
import { endKeysOf } from '../programs/keys/key-store.ts';
import { forgetDevices } from '../proofs/devices/known-devices.ts';
import { passkeyBack, passkeysRemoved } from '../proofs/passkeys/store.ts';
import type { SessionStore } from '../proofs/sessions.ts';
import { holdWithdrawals } from '../proofs/withdraw-hold.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { closingCancelled } from '../transactions/closing.ts';
import { accessBeforeContext, accessBefore, formOf, type AccessBefore, type AccessRow } from './store.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly sessions: Pick<SessionStore, 'endAll'>;
  readonly ownerNotices: { committed(messages: readonly Message[]): void };
}

/**
 * The owner of an account has said that it is not them: requests for access end, and one that took effect within the
 * last 72 hours is undone, whoever has signed in since is signed out, keys of programs end, withdrawals are held anew,
 * and a closing of the account that was asked for is cancelled.
 * @returns whether there was anything to stop
 */
export async function stopRecovery(parts: Parts, userId: string): Promise<boolean> {
  try {
    return await stop(parts, userId);
  } catch (error) {
    // Operators have decided at the same moment: what stands now is looked at once more.
    if (!isRefusedFor(error, 'restrictViolation')) throw error;
    return stop(parts, userId);
  }
}

async function stop(parts: Parts, userId: string): Promise<boolean> {
  const { db, clock, secrets, sessions, ownerNotices } = parts;
  const now = clock.now();
  const rows = await db.query<AccessRow>(
    `select * from access_request where user_id = $1
      and (status in ('sending', 'open') or (status = 'done' and ended_at > $2))`,
    [userId, now - recoveryHoldMs],
  );
  if (rows.length === 0) return false;
  const received = rows.filter(({ status }) => status !== 'sending');
  const [done] = rows.filter(({ status }) => status === 'done');
  const addresses = await reached(parts, userId, received);
  const messages: Message[] = received.map(({ id }) => ({
    userId,
    kind: 'recovery-stopped',
    reference: id,
    params: {},
    time: now,
    addresses,
  }));
  await db.batch([
    { sql: "delete from access_request where user_id = $1 and status = 'sending'", params: [userId] },
    // What was open by its id: the table refuses one that operators have decided since, instead of passing it over.
    {
      sql: `update access_request set status = 'stopped', ended_at = $2
        where user_id = $1 and (status = 'open' or id = any($3::text[]))`,
      params: [userId, now, rows.filter(({ status }) => status === 'open').map(({ id }) => id)],
    },
    // Whoever else had the account may have asked for it: it pays out everything.
    closingCancelled(userId, now),
    ...(done === undefined ? [] : undoing(secrets, done, userId, now)),
    ...messageRows(messages),
  ]);
  if (done !== undefined) await sessions.endAll(userId);
  ownerNotices.committed(messages);
  return received.length > 0;
}

/** Every address that is or was the account's, and those that were asked for. */
async function reached({ db, secrets }: Parts, userId: string, rows: readonly AccessRow[]): Promise<string[]> {
  const now = await accessBefore(db, userId);
  const found = rows.flatMap((row) => {
    const before = beforeOf(secrets, row);
    return [formOf(secrets, row).contact, before?.email ?? null, before?.phone ?? null];
  });
  return [...new Set([now?.email ?? null, now?.phone ?? null, ...found])].filter((one) => one !== null);
}

export const beforeOf = (secrets: Secrets, { id, before_sealed: sealed }: AccessRow): AccessBefore | null =>
  sealed === null ? null : (JSON.parse(secrets.openText(sealed, accessBeforeContext(id))) as AccessBefore);

const disputedMs = 30 * dayMs;
/** Whether a recovery of this account was undone lately: a password alone says no more whose it is. */
export const isDisputed = async (db: Pick<Database, 'query'>, userId: string, now: number): Promise<boolean> =>
  (
    await db.query("select 1 from access_request where user_id = $1 and status = 'undone' and ended_at > $2 limit 1", [
      userId,
      now - disputedMs,
    ])
  ).length > 0;

/** Puts back how the account was entered. An address that somebody else has taken meanwhile is not taken from them. */
function undoing(secrets: Secrets, done: AccessRow, userId: string, now: number): Statement[] {
  const before = beforeOf(secrets, done);
  if (before === null) throw new Error('a recovery without what was before');
  const free = (column: 'email' | 'phone', place: string): string =>
    `case when exists (select 1 from customer o where o.${column} = ${place} and o.id <> $1)
      then ${column} else ${place} end`;
  const { totp, recoveryCodes, passkeys = [], fundPasswordHash } = before;
  return [
    // The row is held from here on: a second stop waits and finds it undone.
    { sql: "update access_request set status = 'undone' where id = $1", params: [done.id] },
    {
      sql: `update customer set email = ${free('email', '$2::text')}, phone = ${free('phone', '$3::text')},
        password_hash = $4, password_changed_at = $5 where id = $1`,
      params: [userId, before.email, before.phone, before.passwordHash, now],
    },
    { sql: 'delete from customer_totp where user_id = $1', params: [userId] },
    ...(totp === null
      ? []
      : [
          {
            sql: 'insert into customer_totp (user_id, sealed, confirmed_at, last_step) values ($1, $2, $3, $4)',
            params: [userId, totp.sealed, totp.confirmedAt, totp.lastStep],
          },
          ...recoveryCodes.map(({ hash, usedAt }) => ({
            sql: 'insert into recovery_code (user_id, code_hash, used_at) values ($1, $2, $3)',
            params: [userId, hash, usedAt],
          })),
        ]),
    passkeysRemoved({ kind: 'customer', id: userId }),
    ...passkeys.map(passkeyBack),
    // A key outlives its maker's session: those of since end, and none of before is left to come back.
    endKeysOf(userId, now),
    fundPasswordBack(userId, fundPasswordHash, now),
    forgetDevices({ kind: 'customer', id: userId }),
    holdWithdrawals(userId, now + recoveryHoldMs),
  ];
}

/** One that was set for the first time since stays: nothing leaves by it while the account is disputed. */
const fundPasswordBack = (userId: string, passwordHash: string | null, now: number): Statement => ({
  sql: `update fund_password set password_hash = $2, changed_at = $3, tries = 0, locked_until = null
    where user_id = $1 and password_hash <> $2`,
  params: [userId, passwordHash, now],
});
