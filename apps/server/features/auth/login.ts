import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok, type Result } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { Auth } from './auth.ts';
import { guess } from './guesses.ts';
import { identifierOf, type Identifier } from './identifiers.ts';
import { passwordFits } from './passwords.ts';
import { presentUser, usersByIdentifier, type UserRow } from './users.ts';

type Refusal = 'login-failed' | 'code-wrong' | 'code-expired' | 'too-many-requests';
type Found = Result<UserRow, Refusal>;

/** Signs in with a password, or with a code sent by email. An account that doesn't exist answers like a wrong secret. */
export async function login(auth: Auth, { body }: CallParsed<'POST /login'>, request: CallRequest<'POST /login'>): Promise<Outcome<CallAnswer<'POST /login'>>> {
  const { account, password, code } = body;
  if (password === undefined && code === undefined) return refused('field-required', { field: 'password' });
  const identifier = identifierOf(account);
  return guess(auth.limits, identifier.accountKey, request.ip, async () => {
    const users = await usersByIdentifier(auth.db, identifier);
    const found = password === undefined ? await byCode(auth, users, identifier, code ?? '') : await byPassword(users, password);
    if (!found.ok) return refused(found.refusal);
    if (found.value.frozen) return refused('account-frozen');
    const token = await auth.sessions.start(found.value.id, request.devicePlatform);
    return ok({ token, userInfo: presentUser(found.value) });
  });
}

async function byPassword(users: readonly UserRow[], password: string): Promise<Found> {
  for (const user of users.length === 0 ? [undefined] : users) {
    const fits = await passwordFits(user?.password_hash, password);
    if (!fits.ok) return fits;
    if (fits.value && user !== undefined) return ok(user);
  }
  return { ok: false, refusal: 'login-failed' };
}

async function byCode(auth: Auth, users: readonly UserRow[], identifier: Identifier, code: string): Promise<Found> {
  const user = users.find((candidate) => candidate.email !== null);
  const used = await auth.codes.consume('LOGIN', user?.email ?? identifier.email, code);
  if (!used.ok) return used;
  return user === undefined ? { ok: false, refusal: 'code-wrong' } : ok(user);
}
