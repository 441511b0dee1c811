import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { OperatorArea } from '@candor/api-contract/calls/operator/roles/areas.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { randomBytes } from 'node:crypto';
import { isRefusedFor, type Database, type Statement } from '../db/database.ts';
import { newId } from '../ids.ts';
import { refused, type Outcome } from '../http/refused.ts';
import { narrowedBy, wholeRole, type Kind, type Mandate, type Rights } from './mandates/mandate.ts';
import { limitFrom, shownLimit } from './mandates/mandates.ts';
import { forgetDevices } from '../proofs/devices/known-devices.ts';
import { passkeysRemoved } from '../proofs/passkeys/store.ts';
import { hashPassword } from '../proofs/passwords.ts';

/** Limits are texts of smallest units of USDT. */
interface RightsRow {
  makes: Kind[] | null;
  checks: Kind[] | null;
  acts: OperatorArea[] | null;
  approveMax: string | null;
  dayMax: string | null;
}
export interface OperatorRow {
  id: string;
  name: string;
  role: OperatorRole;
  password_hash: string;
  password_own: boolean;
  totp_secret: string | null;
  totp_enrolled: boolean;
  totp_step: string;
  disabled: boolean;
  one_time_since: string | null;
  created_by: string | null;
  reset_by: string | null;
  created_at: string;
  seen_at: string | null;
  one_person: string[];
  /** Nobody else administers. */
  last_administrator: boolean;
  customers: string[];
  mandate: (Omit<RightsRow, 'acts'> & { addresses: string[] }) | null;
  /** What operators have built; null for a role that comes with the product. */
  named_role: (RightsRow & { id: string; name: string; version: number }) | null;
}

const select = `select o.*, (select max(seen_at) from operator_session s where s.operator_id = o.id) as seen_at,
  array(select x.name from operator x
    where x.id <> o.id and not operators_independent(x.id, o.id) order by x.name_key) as one_person,
  array(select c.user_id from operator_customer c where c.operator_id = o.id order by c.time) as customers,
  (select json_build_object('makes', m.makes, 'checks', m.checks, 'approveMax', m.approve_max::text,
    'dayMax', m.day_max::text, 'addresses', m.addresses) from operator_mandate m
    where m.operator_id = o.id order by m.id desc limit 1) as mandate,
  operator_administers(o) and not exists (
    select from operator x where x.id <> o.id and operator_administers(x)) as last_administrator,
  (select json_build_object('id', r.role_id, 'name', r.name, 'version', r.version, 'makes', r.makes,
    'checks', r.checks, 'acts', r.acts, 'approveMax', r.approve_max::text, 'dayMax', r.day_max::text)
    from operator_role_now(o.id) r) as named_role
  from operator o`;

export async function operatorById(db: Database, id: string): Promise<OperatorRow | undefined> {
  return (await db.query<OperatorRow>(`${select} where o.id = $1`, [id]))[0];
}
export async function operatorByName(db: Database, name: string): Promise<OperatorRow | undefined> {
  return (await db.query<OperatorRow>(`${select} where o.name_key = $1`, [name.toLowerCase()]))[0];
}
export const allOperators = (db: Database): Promise<OperatorRow[]> =>
  db.query<OperatorRow>(`${select} order by o.name_key`);

/** Read aloud and typed once: 100 random bits without letters that look alike. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';
export const oneTimePassword = (): string =>
  Array.from(randomBytes(20), (byte) => readable[byte % readable.length])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-');

export interface NewOperator {
  readonly name: string;
  readonly role: OperatorRole;
  readonly passwordHash: string;
  readonly createdBy: string | null;
  readonly createdAt: number;
}

/** The row of a new operator with a one-time password. */
export const operatorRow = (
  id: string,
  { name, role, passwordHash, createdBy, createdAt }: NewOperator,
): Statement => ({
  sql: `insert into operator (id, name, name_key, role, password_hash, created_by, created_at, one_time_since)
    values ($1, $2, $3, $4, $5, $6, $7, $7)`,
  params: [id, name, name.toLowerCase(), role, passwordHash, createdBy, createdAt],
});

/**
 * Password and authenticator begin anew, and no device or passkey is known; a code of the present half minute counts
 * for the next authenticator.
 */
export const resetRows = (
  id: string,
  reset: { readonly passwordHash: string; readonly by: string | null; readonly now: number },
): Statement[] => [
  resetRow(id, reset),
  forgetDevices({ kind: 'operator', id }),
  passkeysRemoved({ kind: 'operator', id }),
];

const resetRow = (
  id: string,
  { passwordHash, by, now }: { passwordHash: string; by: string | null; now: number },
): Statement => ({
  sql: `update operator set password_hash = $2, password_own = false, totp_enrolled = false, totp_secret = null,
    totp_step = 0, reset_by = $3, one_time_since = $4 where id = $1`,
  params: [id, passwordHash, by, now],
});

export const endSessions = (id: string): Statement => ({
  sql: 'delete from operator_session where operator_id = $1',
  params: [id],
});

/** A one-time password and its hash. */
export async function newAccess(): Promise<
  Outcome<{ readonly oneTimePassword: string; readonly passwordHash: string }>
> {
  const password = oneTimePassword();
  const made = await hashPassword(password);
  return made.ok ? ok({ oneTimePassword: password, passwordHash: made.value }) : refused(made.refusal);
}

/** @returns null when the name is taken */
export async function insertOperator(
  db: Database,
  operator: NewOperator,
  written: (id: string) => readonly Statement[],
): Promise<string | null> {
  const id = newId();
  try {
    await db.batch([operatorRow(id, operator), ...written(id)]);
  } catch (error) {
    if (isRefusedFor(error, 'uniqueViolation')) return null;
    throw error;
  }
  return id;
}

/** What has to be done before the operator can work. */
export function stageOf({ password_own, totp_enrolled }: OperatorRow): 'password' | 'totp' | 'live' {
  if (!password_own) return 'password';
  return totp_enrolled ? 'live' : 'totp';
}

const rightsFrom = ({ makes, checks, acts, approveMax, dayMax }: RightsRow): Rights => ({
  makes,
  checks,
  acts,
  approveMax: limitFrom(approveMax),
  dayMax: limitFrom(dayMax),
});
const presentRights = ({ makes, checks, acts, approveMax, dayMax }: Rights) => ({
  makes: makes === null ? null : [...makes],
  checks: checks === null ? null : [...checks],
  acts: acts === null ? null : [...acts],
  approveMax: shownLimit(approveMax),
  dayMax: shownLimit(dayMax),
});

/** What is theirs alone, and what it leaves of their role. */
function presentLimits({ mandate, named_role: role }: OperatorRow) {
  const own: Mandate =
    mandate === null ? wholeRole : { ...rightsFrom({ ...mandate, acts: null }), addresses: mandate.addresses };
  const { acts: _, ...shown } = presentRights(own);
  return {
    mandate: { ...shown, addresses: [...own.addresses] },
    rights: presentRights(role === null ? own : narrowedBy(own, rightsFrom(role))),
    namedRole: role === null ? null : { id: role.id, name: role.name, version: role.version },
  };
}

export const presentOperator = (row: OperatorRow): CallAnswer<'GET /operator/operators'>[number] => ({
  id: row.id,
  name: row.name,
  role: row.role,
  disabled: row.disabled,
  enrolled: row.password_own && row.totp_enrolled,
  createdAt: Number(row.created_at),
  createdBy: row.created_by,
  seenAt: row.seen_at === null ? null : Number(row.seen_at),
  onePersonWith: row.one_person,
  customers: row.customers,
  ...presentLimits(row),
});
