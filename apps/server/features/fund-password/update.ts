import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message, type MessageKind } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { askerOf, Codes } from '../../proofs/codes.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { fundPasswordIssue } from '../../proofs/fund-password.ts';
import { passwordIssue, type OwnNames } from '../../proofs/password-rules.ts';
import { hashPassword } from '../../proofs/passwords.ts';
import { holdWithdrawals, withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import type { FundPasswordServices } from './routes.ts';

type Name = 'POST /player/updateFundsPassword';
type Body = CallParsed<Name>['body'];
type Request = CallRequest<Name>;
type Answer = CallAnswer<Name>;
interface Owner extends OwnNames {
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: string;
}

/** Who sets it this soon after signing up has nothing to lose yet; later it may be a thief with a stolen session. */
const freeAfterSignUpMs = 30 * 60_000;

/**
 * Sets the fund password, by the login password; or changes it by the old one or by a code. A change ends every other
 * session
 * and holds withdrawals for a day; a reset by code ends this session too.
 */
export async function updateFundPassword(
  services: FundPasswordServices,
  { body }: CallParsed<Name>,
  request: Request,
): Promise<Outcome<Answer>> {
  const { newPassword, confirmPassword, oldPassword, code } = body;
  const { userId, sessionId } = request.user;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  const owner = await ownerOf(services, userId);
  const weak = passwordIssue(newPassword, owner, 'newPassword');
  if (weak !== null) return weak;
  if (oldPassword === undefined && code === undefined) return setFirst(services, owner, body, request);
  const unproven = await proofIssue(services, owner, body, request);
  if (unproven !== null) return unproven;
  if (newPassword === oldPassword) return refused('password-unchanged', { field: 'newPassword' });
  const byCode = oldPassword === undefined;
  const withdrawHoldUntil = await change(
    services,
    userId,
    newPassword,
    byCode ? 'fund-password-reset' : 'fund-password-changed',
  );
  if (typeof withdrawHoldUntil !== 'number') return withdrawHoldUntil;
  await services.sessions.endAll(userId, byCode ? undefined : sessionId);
  return ok({ withdrawHoldUntil });
}

async function ownerOf({ db }: FundPasswordServices, userId: string): Promise<Owner> {
  const [owner] = await db.query<Owner>('select account, email, phone, created_at from customer where id = $1', [
    userId,
  ]);
  if (owner === undefined) throw new Error('a session without its user');
  return owner;
}

const messageOf = (userId: string, kind: MessageKind, time: number): Message => ({
  userId,
  kind,
  reference: newId(),
  params: {},
  time,
});

/** A session alone doesn't set it: the login password, and the authenticator where one is on, prove its owner. */
async function setFirst(
  services: FundPasswordServices,
  owner: Owner,
  { newPassword, password, totp }: Body,
  { user, ip }: Request,
): Promise<Outcome<Answer>> {
  const { db, clock, ownerNotices } = services;
  const { userId } = user;
  const taken = refused('fund-password-proof', { field: 'oldPassword' });
  if (await isSet(db, userId)) return taken;
  if (password === undefined) return refused('field-required', { field: 'password' });
  const wrong = await services.loginPassword.issue(userId, password, { ip, field: 'password' });
  if (wrong !== null) return wrong;
  const unproven = refusalOfTotp(await services.totp.verify(userId, totp));
  if (unproven !== null) return unproven;
  const made = await hashPassword(newPassword);
  if (!made.ok) return refused(made.refusal);
  const now = clock.now();
  const withdrawHoldUntil = now - Number(owner.created_at) <= freeAfterSignUpMs ? null : now + withdrawHoldMs;
  // Held before it is set: nothing leaves in between, whichever of two first settings succeeds.
  if (withdrawHoldUntil !== null) await db.batch([holdWithdrawals(userId, withdrawHoldUntil)]);
  const message = messageOf(userId, 'fund-password-set', now);
  const set = await db.query(
    `with set_now as (insert into fund_password (user_id, password_hash, changed_at) values ($1, $2, $3)
      on conflict do nothing returning user_id)
     insert into message (user_id, kind, reference, id, params, time, telling, tell_at)
     select user_id, $4, $5, $5, '{}', $3, 'waiting', $3 from set_now returning id`,
    [userId, made.value, now, message.kind, message.reference],
  );
  if (set.length === 0) return taken;
  ownerNotices.committed([message]);
  return ok({ withdrawHoldUntil });
}

const isSet = async (db: FundPasswordServices['db'], userId: string): Promise<boolean> =>
  (await db.query('select 1 from fund_password where user_id = $1', [userId])).length > 0;

async function proofIssue(
  services: FundPasswordServices,
  owner: Owner,
  { oldPassword, code }: Body,
  request: Request,
): Promise<Refused | null> {
  const { userId } = request.user;
  if (oldPassword !== undefined) return fundPasswordIssue(services, userId, oldPassword, 'oldPassword');
  if (!(await isSet(services.db, userId))) return refused('fund-password-unset', { field: 'code' });
  return codeIssue(services, owner, code ?? '', request);
}

/** A code may have gone to the email or to the phone of the user. */
async function codeIssue(
  { db, clock }: FundPasswordServices,
  owner: Owner,
  code: string,
  request: Request,
): Promise<Refused | null> {
  const codes = new Codes(db, clock);
  const { asker } = await askerOf(db, request.user.userId, request);
  let issue: Refused = refused('code-expired', { field: 'code' });
  for (const address of [owner.email, owner.phone]) {
    if (address === null) continue;
    const used = await codes.consume('FORGOT_FUNDS_PASSWORD', address, code, asker);
    if (used.ok) return null;
    if (used.refusal === 'code-wrong') issue = refused('code-wrong', { field: 'code' });
  }
  return issue;
}

type Changed = 'fund-password-changed' | 'fund-password-reset';

/** @returns until when withdrawals are held */
async function change(
  { db, clock, ownerNotices }: FundPasswordServices,
  userId: string,
  password: string,
  kind: Changed,
): Promise<number | Refused> {
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const now = clock.now();
  const messages = [messageOf(userId, kind, now)];
  await db.batch([
    {
      sql: `update fund_password set password_hash = $2, changed_at = $3, tries = 0, locked_until = null
        where user_id = $1`,
      params: [userId, made.value, now],
    },
    holdWithdrawals(userId, now + withdrawHoldMs),
    ...messageRows(messages),
  ]);
  ownerNotices.committed(messages);
  return now + withdrawHoldMs;
}
