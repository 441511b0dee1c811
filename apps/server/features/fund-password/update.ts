import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { Codes } from '../../proofs/codes.ts';
import { fundPasswordIssue } from '../../proofs/fund-password.ts';
import { hashPassword } from '../../proofs/passwords.ts';
import { withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import type { FundPasswordServices } from './register.ts';

type Body = CallParsed<'POST /player/updateFundsPassword'>['body'];

/**
 * Sets the fund password, or changes it by the old one or by a code. A change ends every other session and holds
 * withdrawals for a day; a reset by code ends this session too.
 */
export async function updateFundPassword(services: FundPasswordServices, { body }: CallParsed<'POST /player/updateFundsPassword'>, { user }: CallRequest<'POST /player/updateFundsPassword'>): Promise<Outcome<CallAnswer<'POST /player/updateFundsPassword'>>> {
  const { newPassword, confirmPassword, oldPassword, code } = body;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  if (oldPassword === undefined && code === undefined) return setFirst(services, user.userId, newPassword);
  const unproven = await proofIssue(services, user.userId, body);
  if (unproven !== null) return unproven;
  if (newPassword === oldPassword) return refused('password-unchanged', { field: 'newPassword' });
  const withdrawHoldUntil = await change(services, user.userId, newPassword);
  if (typeof withdrawHoldUntil !== 'number') return withdrawHoldUntil;
  await services.sessions.endAll(user.userId, oldPassword === undefined ? undefined : user.sessionId);
  return ok({ withdrawHoldUntil });
}

async function setFirst({ db, clock }: FundPasswordServices, userId: string, password: string): Promise<Outcome<{ withdrawHoldUntil: null }>> {
  const taken = refused('fund-password-proof', { field: 'oldPassword' });
  if (await isSet(db, userId)) return taken;
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const set = await db.query(
    'insert into fund_password (user_id, password_hash, changed_at) values ($1, $2, $3) on conflict do nothing returning user_id', [userId, made.value, clock.now()],
  );
  return set.length > 0 ? ok({ withdrawHoldUntil: null }) : taken;
}

const isSet = async (db: FundPasswordServices['db'], userId: string): Promise<boolean> =>
  (await db.query('select 1 from fund_password where user_id = $1', [userId])).length > 0;

async function proofIssue(services: FundPasswordServices, userId: string, { oldPassword, code }: Body): Promise<Refused | null> {
  if (oldPassword !== undefined) return fundPasswordIssue(services, userId, oldPassword, 'oldPassword');
  if (!(await isSet(services.db, userId))) return refused('fund-password-unset', { field: 'code' });
  return codeIssue(services, userId, code ?? '');
}

/** A code may have gone to the email or to the phone of the user. */
async function codeIssue({ db, clock }: FundPasswordServices, userId: string, code: string): Promise<Refused | null> {
  const codes = new Codes(db, clock);
  const [own] = await db.query<{ email: string | null; phone: string | null }>('select email, phone from customer where id = $1', [userId]);
  let issue: Refused = refused('code-expired', { field: 'code' });
  for (const address of [own?.email ?? null, own?.phone ?? null]) {
    if (address === null) continue;
    const used = await codes.consume('FORGOT_FUNDS_PASSWORD', address, code);
    if (used.ok) return null;
    if (used.refusal === 'code-wrong') issue = refused('code-wrong', { field: 'code' });
  }
  return issue;
}

/** @returns until when withdrawals are held */
async function change({ db, clock }: FundPasswordServices, userId: string, password: string): Promise<number | Refused> {
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const now = clock.now();
  await db.batch([
    { sql: 'update fund_password set password_hash = $2, changed_at = $3, tries = 0, locked_until = null where user_id = $1', params: [userId, made.value, now] },
    { sql: 'update customer set withdraw_held_until = $2 where id = $1', params: [userId, now + withdrawHoldMs] },
  ]);
  return now + withdrawHoldMs;
}
