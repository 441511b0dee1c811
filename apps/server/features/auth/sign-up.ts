import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { accountKey, normalEmail, normalPhone } from '@candor/core/identity/typed-names.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { sourceOf } from '../../http/limits.ts';
import { isAreaCode, isCountry } from '../../i18n/countries.ts';
import type { Auth } from './auth.ts';
import { askerOf } from '../../proofs/codes.ts';
import { passwordIssue } from '../../proofs/password-rules.ts';
import { enter } from './enter.ts';
import { giveGift } from './gift/gift.ts';
import { guess, overAny } from './guesses.ts';
import { hashPassword } from '../../proofs/passwords.ts';
import { campaignIdByCode, insertUser, presentUser, userById, userIdByInviteCode, type NewUser } from './users.ts';

type Body = CallParsed<'POST /register'>['body'];
type Names = Pick<NewUser, 'account' | 'accountKey' | 'email' | 'phone'>;

/** Opens an account, gives the sign-up gift and signs in. */
export async function signUp(
  auth: Auth,
  { body }: CallParsed<'POST /register'>,
  request: CallRequest<'POST /register'>,
): Promise<Outcome<CallAnswer<'POST /register'>>> {
  const invalid = issueOf(body);
  if (invalid !== null) return invalid;
  const limited = await overAny([[auth.limits.signUpsPerAddress, sourceOf(request.ip)]]);
  if (limited !== null) return limited;
  const source = await sourceOfSignUp(auth, body.inviteCode);
  if (!source.ok) return source;
  const proven = await proveAddress(auth, body, request);
  if (!proven.ok) return proven;
  const passwordHash = await hashPassword(body.password);
  if (!passwordHash.ok) return refused(passwordHash.refusal);
  const userId = await insertUser(auth.db, {
    ...namesOf(body),
    passwordHash: passwordHash.value,
    country: body.country ?? null,
    ...source.value,
    language: request.language,
    createdAt: auth.clock.now(),
  });
  if (userId === null) return refused('account-taken', { field: body.type });
  await giveGift(auth, userId);
  const entered = await enter(auth, request, { userId, knownDevice: null, isFirst: true });
  return ok({ ...entered, userInfo: presentUser(await userById(auth.db, userId), auth.clock.now()) });
}

function issueOf(body: Body): Refused | null {
  if (body.password !== body.confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  if (body.country !== undefined && !isCountry(body.country)) return refused('country-unknown', { field: 'country' });
  if (body.type === 'phone' && !isAreaCode(body.areaCode)) return refused('area-code-unknown', { field: 'areaCode' });
  return passwordIssue(body.password, namesOf(body), 'password');
}

/** By whom, or by which campaign, somebody comes: by one of both. */
async function sourceOfSignUp(
  { db, clock, settings }: Auth,
  inviteCode: string | undefined,
): Promise<Outcome<Pick<NewUser, 'invitedBy' | 'campaignId'>>> {
  const none = { invitedBy: null, campaignId: null };
  if (inviteCode === undefined || inviteCode.trim() === '')
    return settings.INVITE_CODE_REQUIRED ? refused('invite-code-required', { field: 'inviteCode' }) : ok(none);
  const invitedBy = await userIdByInviteCode(db, inviteCode);
  if (invitedBy !== null) return ok({ ...none, invitedBy });
  const campaignId = await campaignIdByCode(db, inviteCode, clock.now());
  return campaignId === null ? refused('invite-code-unknown', { field: 'inviteCode' }) : ok({ ...none, campaignId });
}

async function proveAddress(auth: Auth, body: Body, request: CallRequest<'POST /register'>): Promise<Outcome<null>> {
  if (body.type === 'account') return ok(null);
  const address = body.type === 'email' ? normalEmail(body.email) : normalPhone(body.areaCode, body.phone);
  const { code } = body;
  const { asker } = await askerOf(auth.db, undefined, request);
  return guess<null>(auth.limits, { ip: request.ip, account: null }, async () => {
    const used = await auth.codes.consume('REGISTER', address, code, asker);
    return used.ok ? used : refused(used.refusal, { field: 'code' });
  });
}

function namesOf(body: Body): Names {
  const none: Names = { account: null, accountKey: null, email: null, phone: null };
  switch (body.type) {
    case 'account':
      return { ...none, account: body.account, accountKey: accountKey(body.account) };
    case 'email':
      return { ...none, email: normalEmail(body.email) };
    case 'phone':
      return { ...none, phone: normalPhone(body.areaCode, body.phone) };
  }
}
