import type { CallAnswer } from '@candor/api-contract/index.ts';
import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { presentLimits } from '../../limits/present-limits.ts';
import { dayResultFrom, limitsFrom } from '../../engine/rows/limits.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Identifier } from '../../identity/identifiers.ts';

type CertifyStatus = CallAnswer<'GET /player/getInfo'>['primaryStatus'];

export interface UserRow {
  id: string;
  account: string | null;
  email: string | null;
  phone: string | null;
  nick_name: string;
  password_hash: string;
  country: string | null;
  current_currency: string;
  invite_code: string;
  standing: CallAnswer<'GET /player/getInfo'>['standing'];
  withdrawals_frozen: boolean;
  has_fund_password: boolean;
  primary_status: CertifyStatus;
  advanced_status: CertifyStatus;
  limits: Row | null;
  day_result: Row | null;
}
const statusOf = (level: string): string =>
  `coalesce((select status from verification where user_id = customer.id and level = '${level}'), 'none')`;
/** Whole numbers of money as text: a JSON number may not hold them. */
const ownLimits = `(select json_build_object('user_id', user_id,
    'daily_loss', daily_loss::text, 'daily_loss_next', daily_loss_next::text, 'daily_loss_from', daily_loss_from,
    'stake', stake::text, 'stake_next', stake_next::text, 'stake_from', stake_from, 'time_out_until', time_out_until,
    'excluded_until', excluded_until)
    from own_limits where user_id = customer.id) as limits,
  (select json_build_object('user_id', user_id, 'platform_day', platform_day, 'net', net::text)
    from day_result where user_id = customer.id) as day_result`;
const columns = `id, account, email, phone, nick_name, password_hash, country, current_currency, invite_code, standing,
  withdrawals_frozen_at is not null as withdrawals_frozen,
  exists (select 1 from fund_password where user_id = customer.id) as has_fund_password,
  ${statusOf('primary')} as primary_status, ${statusOf('advanced')} as advanced_status, ${ownLimits}`;

export async function userById(db: Database, userId: string): Promise<UserRow> {
  const [row] = await db.query<UserRow>(`select ${columns} from customer where id = $1`, [userId]);
  if (row === undefined) throw new Error('a session without its user');
  return row;
}

/**
 * Users whose account name, email or phone this can be; digits can be both a name and a phone. A number as it is
 * dialled at
 * home counts where nobody has it with its dial code and one account alone has it behind one.
 */
export async function usersByIdentifier(
  db: Database,
  { accountKey, email, phone, nationalPhones }: Identifier,
): Promise<UserRow[]> {
  const users = await db.query<UserRow>(
    `select ${columns} from customer where account_key = $1 or email = nullif($2, '') or phone = any($3::text[])`,
    [accountKey, email, [phone, ...nationalPhones]],
  );
  const named = (user: UserRow): boolean =>
    user.account?.toLowerCase() === accountKey ||
    (email !== '' && user.email === email) ||
    (phone !== '' && user.phone === phone);
  const dialled = users.filter((user) => !named(user));
  const hasExact = users.some((user) => phone !== '' && user.phone === phone);
  return [...users.filter(named), ...(hasExact || dialled.length > 1 ? [] : dialled)];
}

/** @param address an email, or a phone number that begins with + @returns the account it belongs to */
export async function userIdByAddress(db: Database, address: string): Promise<string | undefined> {
  return (await db.query<{ id: string }>('select id from customer where email = $1 or phone = $1', [address]))[0]?.id;
}

export async function userIdByInviteCode(db: Database, inviteCode: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>('select id from customer where invite_code = $1', [
    inviteCode.trim().toUpperCase(),
  ]);
  return row?.id ?? null;
}

/** The campaign whose code this is, as long as it takes anybody: from its first moment until before its last. */
export async function campaignIdByCode(db: Database, code: string, now: number): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    'select id from campaign where code = $1 and from_at <= $2 and (until_at is null or $2 < until_at)',
    [code.trim().toUpperCase(), now],
  );
  return row?.id ?? null;
}

export interface NewUser {
  account: string | null;
  accountKey: string | null;
  email: string | null;
  phone: string | null;
  passwordHash: string;
  country: string | null;
  invitedBy: string | null;
  /** By whose code they came, where that is no customer's. */
  campaignId: string | null;
  language: string;
  createdAt: number;
}

/** Without those that look like others. */
const inviteAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newInviteCode = (): string =>
  Array.from(randomBytes(8), (byte) => inviteAlphabet[byte % inviteAlphabet.length]).join('');
const newUserId = (): string => String(randomInt(1_000_000_000, 10_000_000_000));

/** @returns null when name, email or phone belong to somebody already */
export async function insertUser(db: Database, user: NewUser): Promise<string | null> {
  for (;;) {
    const id = newUserId();
    const made = await db.query<{ id: string }>(
      `insert into customer (id, account, account_key, email, phone, nick_name, password_hash, password_changed_at,
        country, invite_code, invited_by, created_at, language, campaign_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, $12, $13) on conflict do nothing returning id`,
      [
        id,
        user.account,
        user.accountKey,
        user.email,
        user.phone,
        user.account ?? `Candor ${id.slice(-4)}`,
        user.passwordHash,
        user.createdAt,
        user.country,
        newInviteCode(),
        user.invitedBy,
        user.language,
        user.campaignId,
      ],
    );
    if (made.length > 0) return id;
    const taken = await db.query('select 1 from customer where account_key = $1 or email = $2 or phone = $3', [
      user.accountKey,
      user.email,
      user.phone,
    ]);
    if (taken.length > 0) return null;
  }
}

/** The user as shown to themselves. */
export function presentUser(row: UserRow, now: number): CallAnswer<'GET /player/getInfo'> {
  return {
    userId: row.id,
    account: row.account,
    nickName: row.nick_name,
    email: row.email,
    phone: row.phone,
    inviteCode: row.invite_code,
    // What deposits and bonus ask for is the primary level.
    authStatus: row.primary_status,
    primaryStatus: row.primary_status,
    advancedStatus: row.advanced_status,
    hasFundPassword: row.has_fund_password,
    standing: row.standing,
    withdrawalsFrozen: row.withdrawals_frozen,
    currentCurrency: row.current_currency,
    country: row.country,
    limits: presentLimits(
      row.limits === null ? undefined : limitsFrom(row.limits),
      row.day_result === null ? undefined : dayResultFrom(row.day_result),
      now,
    ),
  };
}
