import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok, type Result } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { isAreaCode } from '../../i18n/countries.ts';
import { askerOf } from '../../proofs/codes.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { knownDevice } from '../../proofs/known-devices.ts';
import { passwordFits } from '../../proofs/passwords.ts';
import type { Auth } from './auth.ts';
import { enter } from './enter.ts';
import { guess } from './guesses.ts';
import { codeAddressOf, identifierOf, type Identifier } from '../../identity/identifiers.ts';
import { presentUser, usersByIdentifier, type UserRow } from './users.ts';

/** How a code is used up once everything else is proven. */
interface Proven {
  readonly user: UserRow;
  readonly spend: () => Promise<Result<null, Refusal>>;
}
type Refusal = 'login-failed' | 'code-wrong' | 'code-expired' | 'too-many-requests';
type Found = Result<Proven, Refusal>;
type Request = CallRequest<'POST /login'>;

/**
 * Signs in with a password, or with a code sent to the email or phone, and with the authenticator where one is switched
 * on.
 * An account that doesn't exist answers like a wrong secret; a frozen one gets a session that reads and writes to
 * support.
 */
export async function login(
  auth: Auth,
  { body }: CallParsed<'POST /login'>,
  request: Request,
): Promise<Outcome<CallAnswer<'POST /login'>>> {
  const { account, areaCode, password, code } = body;
  if (password === undefined && code === undefined) return refused('field-required', { field: 'password' });
  if (areaCode !== undefined && !isAreaCode(areaCode)) return refused('area-code-unknown', { field: 'areaCode' });
  const identifier = identifierOf(account, areaCode);
  const users = await usersByIdentifier(auth.db, identifier);
  const device = await deviceAmong(auth, users, request.deviceTokens);
  const guesser = { ip: request.ip, account: password === undefined ? null : identifier.accountKey, device };
  const outcome = await guess(auth.limits, guesser, async () => {
    const found =
      password === undefined
        ? await byCode(auth, users, { identifier, code: code ?? '', request })
        : await byPassword(users, password);
    if (!found.ok) return refused(found.refusal);
    const { user, spend } = found.value;
    const unproven = refusalOfTotp(await auth.totp.verify(user.id, body.totp));
    if (unproven !== null) return unproven;
    const spent = await spend();
    if (!spent.ok) return refused(spent.refusal);
    const known = await knownDevice(auth.db, { kind: 'customer', id: user.id }, request.deviceTokens);
    return ok({
      ...(await enter(auth, request, { userId: user.id, knownDevice: known, isFirst: false })),
      userInfo: presentUser(user, auth.clock.now()),
    });
  });
  const [user] = users;
  return outcome.ok || user === undefined ? outcome : { ...outcome, about: user.id };
}

/** Whether the device has signed in before to one of those that the name may mean. */
async function deviceAmong({ db }: Auth, users: readonly UserRow[], tokens: readonly string[]): Promise<string | null> {
  for (const { id } of users) {
    const known = await knownDevice(db, { kind: 'customer', id }, tokens);
    if (known !== null) return known;
  }
  return null;
}

async function byPassword(users: readonly UserRow[], password: string): Promise<Found> {
  for (const user of users.length === 0 ? [undefined] : users) {
    const fits = await passwordFits(user?.password_hash, password);
    if (!fits.ok) return fits;
    if (fits.value && user !== undefined) return ok({ user, spend: () => Promise.resolve(ok(null)) });
  }
  return { ok: false, refusal: 'login-failed' };
}

interface Shown {
  readonly identifier: Identifier;
  readonly code: string;
  readonly request: Request;
}

async function byCode(auth: Auth, users: readonly UserRow[], { identifier, code, request }: Shown): Promise<Found> {
  const user = users.find((candidate) => codeAddressOf(identifier, candidate) !== '');
  const address = codeAddressOf(identifier, user);
  const { asker } = await askerOf(auth.db, user?.id, request);
  // Only looked at: who is asked for their authenticator sends the same code once more.
  const fits = await auth.codes.check('LOGIN', address, code, asker);
  if (!fits.ok) return fits;
  return user === undefined
    ? { ok: false, refusal: 'code-wrong' }
    : ok({ user, spend: () => auth.codes.consume('LOGIN', address, code, asker) });
}
