import type { CallParsed } from '@candor/api-contract/index.ts';
import { isUndoable } from '@candor/core/customers/recover-access.ts';
import { hash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { passkeysOf, type PasskeyRow } from '../proofs/passkeys/store.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** What was written with a request for access. */
export type AccessForm = Pick<
  CallParsed<'POST /recovery/ask'>['body'],
  'account' | 'lost' | 'contact' | 'cardType' | 'name' | 'cardNo'
>;
export type Side = 'front' | 'back' | 'hold';

export interface AccessRow {
  id: string;
  user_id: string | null;
  sealed: string;
  front_photo: string | null;
  back_photo: string | null;
  hold_photo: string | null;
  asked_at: string;
  complete_at: string | null;
  status: 'sending' | 'open' | 'refused' | 'stopped' | 'done' | 'undone';
  ended_at: string | null;
  before_sealed: string | null;
}

/** How an account was entered before its recovery; rows as their tables have them. */
export interface AccessBefore {
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string;
  /** Null for none. */
  readonly fundPasswordHash: string | null;
  readonly totp: { readonly sealed: string; readonly confirmedAt: string; readonly lastStep: string } | null;
  readonly recoveryCodes: readonly { readonly hash: string; readonly usedAt: string | null }[];
  /** Missing in what was kept before there were any. */
  readonly passkeys?: readonly PasskeyRow[];
}

export const accessRequestContext = (id: string): string => `access request ${id}`;
export const accessBeforeContext = (id: string): string => `access before ${id}`;

export const sealForm = (secrets: Secrets, id: string, form: AccessForm): string =>
  secrets.sealText(JSON.stringify(form), accessRequestContext(id));
export const formOf = (secrets: Secrets, { id, sealed }: Pick<AccessRow, 'id' | 'sealed'>): AccessForm =>
  JSON.parse(secrets.openText(sealed, accessRequestContext(id))) as AccessForm;

export const hashOfTicket = (ticket: string): string => hash('sha256', ticket, 'hex');

export const accessRequestById = async (db: Pick<Database, 'query'>, id: string): Promise<AccessRow | undefined> =>
  (await db.query<AccessRow>('select * from access_request where id = $1 and user_id is not null', [id]))[0];

/** Enough of a contact for its owner to know it, and too little for anybody else. */
export function maskedContact(contact: string): string {
  const at = contact.indexOf('@');
  return at < 0 ? `${contact.slice(0, 3)} ••• ${contact.slice(-2)}` : `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}

export async function accessBefore(
  db: Pick<Database, 'query'>,
  userId: string,
): Promise<(AccessBefore & { readonly standing: 'open' | 'payouts-held' | 'frozen' | 'closed' }) | undefined> {
  const [customer] = await db.query<{
    email: string | null;
    phone: string | null;
    password_hash: string;
    fund_hash: string | null;
    standing: 'open' | 'payouts-held' | 'frozen' | 'closed';
  }>(
    `select email, phone, c.password_hash, f.password_hash as fund_hash, standing from customer c
      left join fund_password f on f.user_id = c.id where c.id = $1`,
    [userId],
  );
  if (customer === undefined) return undefined;
  const [totp] = await db.query<{ sealed: string; confirmed_at: string; last_step: string }>(
    'select sealed, confirmed_at, last_step from customer_totp where user_id = $1 and confirmed_at is not null',
    [userId],
  );
  const codes = await db.query<{ code_hash: string; used_at: string | null }>(
    'select code_hash, used_at from recovery_code where user_id = $1',
    [userId],
  );
  return {
    email: customer.email,
    phone: customer.phone,
    passwordHash: customer.password_hash,
    fundPasswordHash: customer.fund_hash,
    standing: customer.standing,
    totp: totp === undefined ? null : { sealed: totp.sealed, confirmedAt: totp.confirmed_at, lastStep: totp.last_step },
    passkeys: await passkeysOf(db, { kind: 'customer', id: userId }),
    recoveryCodes: codes.map(({ code_hash: one, used_at: usedAt }) => ({ hash: one, usedAt })),
  };
}

/** When two operators have last given an account back; null where that never stood, or was undone. */
export async function lastRecovery(db: Pick<Database, 'query'>, userId: string): Promise<number | null> {
  const [row] = await db.query<{ at: string | null }>(
    "select max(ended_at) as at from access_request where user_id = $1 and status = 'done'",
    [userId],
  );
  return row?.at === null || row === undefined ? null : Number(row.at);
}

/** Whether an account was given back so lately that its owner can undo it: until then nothing of it is let out. */
export async function isRecoveredLately(db: Pick<Database, 'query'>, userId: string, now: number): Promise<boolean> {
  const recoveredAt = await lastRecovery(db, userId);
  return recoveredAt !== null && isUndoable(recoveredAt, now);
}

/** Forgets what was never handed in, and what concerns nobody. */
export const sweepAccessRequests = (db: Pick<Database, 'query'>, now: number): Promise<unknown> =>
  db.query(
    `delete from access_request where (status = 'sending' and asked_at < $1) or (user_id is null and asked_at < $2)`,
    [now - ticketLifeMs, now - 7 * 86_400_000],
  );
/** So long pictures follow under a ticket. */
export const ticketLifeMs = 3_600_000;
