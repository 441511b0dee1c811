import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Message } from '../engine/rows/messages.ts';
import { newId } from '../ids.ts';
import type { OpenLimit } from '../http/limits.ts';
import { refused, type Refused } from '../http/refused.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { acceptedStep, base32 } from './totp.ts';

export type TotpVerdict = 'ok' | 'off' | 'required' | 'wrong' | 'too-many';

/** @returns null where the second proof is given, or none is asked for */
export function refusalOfTotp(verdict: TotpVerdict): Refused | null {
  switch (verdict) {
    case 'ok':
    case 'off':
      return null;
    case 'required':
      return refused('totp-required', { field: 'totp' });
    case 'wrong':
      return refused('totp-wrong', { field: 'totp' });
    case 'too-many':
      return refused('too-many-requests', { field: 'totp', params: { seconds: String(triesPerSeconds) } });
  }
}

/** The authenticator that a customer may add to their account. */
export interface CustomerTotp {
  isOn(userId: string): Promise<boolean>;
  /**
   * Asks for the second proof where one is switched on. A right code is used up; a recovery code is good in its place,
   * once.
   * Every try is counted before it is compared.
   * @param text six digits or a recovery code; undefined when none was sent
   */
  verify(userId: string, text: string | undefined): Promise<TotpVerdict>;
  /** A new secret in the place of one that isn't confirmed; null when one is. */
  enrol(userId: string): Promise<Uint8Array | null>;
  /**
   * Switches it on with its first code, and tells its owner. @returns ten recovery codes, which are kept nowhere else
   */
  confirm(
    userId: string,
    code: string,
  ): Promise<{ readonly codes: string[]; readonly message: Message } | 'wrong' | 'too-many' | 'off'>;
  recoveryCodesLeft(userId: string): Promise<number>;
}

interface Row {
  sealed: string;
  confirmed_at: string | null;
  last_step: string;
}

const secretBytes = 20;
const recoveryCodes = 10;
/** 50 bits: in groups of five, as they are written down. */
const recoveryBytes = 7;
const triesAtMost = 10;
const triesPerSeconds = 900;

export const customerTotpContext = (userId: string): string => `customer-totp ${userId}`;
/** As it was written down, whatever blanks and dashes were typed. */
const plainCode = (text: string): string => text.toUpperCase().replace(/[^A-Z2-7]/g, '');

async function countCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    'select count(*)::int as left from recovery_code where user_id = $1 and used_at is null',
    [userId],
  );
  return row?.left ?? 0;
}

const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () =>
    base32(randomBytes(recoveryBytes))
      .slice(0, 10)
      .replace(/^(.{5})/, '$1-'),
  );

interface TotpParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly openLimit: OpenLimit;
}

const recoveryHash = (secrets: Secrets, userId: string, code: string): string =>
  secrets.fingerprint('recovery-code', `${userId} ${plainCode(code)}`);

export function openCustomerTotp(parts: TotpParts): CustomerTotp {
  const { db } = parts;
  const tries = parts.openLimit('codes-of-authenticator', triesAtMost, triesPerSeconds);
  const find = async (userId: string): Promise<Row | undefined> =>
    (await db.query<Row>('select sealed, confirmed_at, last_step from customer_totp where user_id = $1', [userId]))[0];
  async function counted(userId: string, row: Row, text: string): Promise<'ok' | 'wrong' | 'too-many'> {
    if ((await tries.take(userId)) > 0) return 'too-many';
    if (!(await spend(parts, userId, row, text))) return 'wrong';
    await tries.reset(userId);
    return 'ok';
  }
  return {
    async verify(userId, text) {
      const row = await find(userId);
      if (row === undefined || row.confirmed_at === null) return 'off';
      return text === undefined || text === '' ? 'required' : counted(userId, row, text);
    },
    isOn: async (userId) => ((await find(userId))?.confirmed_at ?? null) !== null,
    enrol: (userId) => renewSecret(parts, userId),
    async confirm(userId, code) {
      const row = await find(userId);
      if (row === undefined || row.confirmed_at !== null) return 'off';
      const fits = await counted(userId, row, code);
      return fits === 'ok' ? switchOn(parts, userId, row) : fits;
    },
    recoveryCodesLeft: (userId) => countCodes(db, userId),
  };
}

/** Uses a code up: the second of two who send the same one comes too late. */
async function spend({ db, clock, secrets }: TotpParts, userId: string, row: Row, text: string): Promise<boolean> {
  const secret = secrets.open(Buffer.from(row.sealed, 'base64'), customerTotpContext(userId));
  const step = acceptedStep(secret, text, clock.now(), Number(row.last_step));
  if (step !== null) {
    const moved = await db.query(
      'update customer_totp set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
      [userId, step],
    );
    return moved.length === 1;
  }
  if (row.confirmed_at === null || plainCode(text).length < recoveryBytes) return false;
  const used = await db.query(
    'update recovery_code set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
    [userId, recoveryHash(secrets, userId, text), clock.now()],
  );
  return used.length === 1;
}

async function renewSecret({ db, secrets }: TotpParts, userId: string): Promise<Uint8Array | null> {
  const secret = randomBytes(secretBytes);
  const made = await db.query(
    `insert into customer_totp as old (user_id, sealed) values ($1, $2)
     on conflict (user_id) do update set sealed = excluded.sealed, last_step = 0 where old.confirmed_at is null
     returning user_id`,
    [userId, secrets.seal(secret, customerTotpContext(userId)).toString('base64')],
  );
  return made.length === 1 ? secret : null;
}

/**
 * Confirms the secret that the code was for, while it is not confirmed: another code or a new secret may have come
 * meanwhile.
 */
async function switchOn(
  { db, clock, secrets }: TotpParts,
  userId: string,
  { sealed }: Row,
): Promise<{ readonly codes: string[]; readonly message: Message } | 'off'> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(secrets, userId, code));
  const message: Message = { userId, kind: 'authenticator-on', reference: newId(), params: {}, time: clock.now() };
  const kept = await db.query(
    `with confirmed as (update customer_totp set confirmed_at = $3
      where user_id = $1 and sealed = $2 and confirmed_at is null returning user_id),
     told as (insert into message (user_id, kind, reference, id, params, time, telling, tell_at)
       select user_id, $5, $6, $6, '{}', $3, 'waiting', $3 from confirmed)
     insert into recovery_code (user_id, code_hash) select user_id, unnest($4::text[]) from confirmed
     returning user_id`,
    [userId, sealed, message.time, hashes, message.kind, message.reference],
  );
  return kept.length > 0 ? { codes, message } : 'off';
}
