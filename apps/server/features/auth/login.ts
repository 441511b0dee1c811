import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok, type Result } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { Auth } from './auth.ts';
import { networkOf } from '../../proofs/device-seen.ts';
import { guess } from './guesses.ts';
import { codeAddressOf, identifierOf, type Identifier } from './identifiers.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { passwordFits } from '../../proofs/passwords.ts';
import { presentUser, usersByIdentifier, type UserRow } from './users.ts';

/** How a code is used up once everything else is proven. */
interface Proven { readonly user: UserRow; readonly spend: () => Promise<Result<null, Refusal>> }
type Refusal = 'login-failed' | 'code-wrong' | 'code-expired' | 'too-many-requests';
type Found = Result<Proven, Refusal>;

/** Signs in with a password, or with a code sent to the email or phone, and with the authenticator where one is switched on. An account that doesn't exist answers like a wrong secret. */
export async function login(auth: Auth, { body }: CallParsed<'POST /login'>, request: CallRequest<'POST /login'>): Promise<Outcome<CallAnswer<'POST /login'>>> {
  const { account, password, code } = body;
  if (password === undefined && code === undefined) return refused('field-required', { field: 'password' });
  const identifier = identifierOf(account);
  return guess(auth.limits, identifier.accountKey, request.ip, async () => {
    const users = await usersByIdentifier(auth.db, identifier);
    const found = password === undefined ? await byCode(auth, users, identifier, code ?? '') : await byPassword(users, password);
    if (!found.ok) return refused(found.refusal);
    const { user, spend } = found.value;
    if (user.frozen) return refused('account-frozen');
    const unproven = refusalOfTotp(await auth.totp.verify(user.id, body.totp));
    if (unproven !== null) return unproven;
    const spent = await spend();
    if (!spent.ok) return refused(spent.refusal);
    const token = await auth.sessions.start(user.id, request.devicePlatform, { device: request.device, network: networkOf(request.ip) });
    return ok({ token, userInfo: presentUser(user, auth.clock.now()) });
  });
}

async function byPassword(users: readonly UserRow[], password: string): Promise<Found> {
  for (const user of users.length === 0 ? [undefined] : users) {
    const fits = await passwordFits(user?.password_hash, password);
    if (!fits.ok) return fits;
    if (fits.value && user !== undefined) return ok({ user, spend: () => Promise.resolve(ok(null)) });
  }
  return { ok: false, refusal: 'login-failed' };
}

async function byCode(auth: Auth, users: readonly UserRow[], identifier: Identifier, code: string): Promise<Found> {
  const user = users.find((candidate) => codeAddressOf(identifier, candidate) !== '');
  const address = codeAddressOf(identifier, user);
  // Only looked at: who is asked for his authenticator sends the same code once more.
  const fits = await auth.codes.check('LOGIN', address, code);
  if (!fits.ok) return fits;
  return user === undefined ? { ok: false, refusal: 'code-wrong' } : ok({ user, spend: () => auth.codes.consume('LOGIN', address, code) });
}
