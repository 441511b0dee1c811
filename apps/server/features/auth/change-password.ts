import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { Auth } from './auth.ts';
import { guess } from './guesses.ts';
import { codeAddressOf, identifierOf } from './identifiers.ts';
import { hashPassword, passwordFits } from '../../proofs/passwords.ts';
import { withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import { userById, usersByIdentifier } from './users.ts';

/** Changes the login password; every other session of the user ends. */
export async function updateLoginPassword(auth: Auth, { body }: CallParsed<'POST /player/updateLoginPassword'>, { user, ip }: CallRequest<'POST /player/updateLoginPassword'>): Promise<Outcome<null>> {
  const { oldPassword, newPassword, confirmPassword } = body;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  const { password_hash } = await userById(auth.db, user.userId);
  const proven = await guess<null>(auth.limits, `user ${user.userId}`, ip, async () => {
    const fits = await passwordFits(password_hash, oldPassword);
    if (!fits.ok) return refused(fits.refusal);
    return fits.value ? ok(null) : refused('old-password-wrong', { field: 'oldPassword' });
  });
  if (!proven.ok) return proven;
  if (newPassword === oldPassword) return refused('password-unchanged', { field: 'newPassword' });
  const failed = await setPassword(auth, user.userId, newPassword);
  if (failed !== null) return failed;
  await auth.sessions.endAll(user.userId, user.sessionId);
  return ok(null);
}

/** Sets a new login password by a code; every session of the user ends. */
export async function resetLoginPassword(auth: Auth, { body }: CallParsed<'POST /player/resetLoginPassword'>, { ip }: CallRequest<'POST /player/resetLoginPassword'>): Promise<Outcome<null>> {
  const { account, code, newPassword, confirmPassword } = body;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  const identifier = identifierOf(account);
  const user = (await usersByIdentifier(auth.db, identifier)).find((candidate) => codeAddressOf(identifier, candidate) !== '');
  const proven = await guess<null>(auth.limits, `RESET ${identifier.accountKey}`, ip, async () => {
    const used = await auth.codes.consume('RESET_PASSWORD', codeAddressOf(identifier, user), code);
    return used.ok ? ok(null) : refused(used.refusal, { field: 'code' });
  });
  if (!proven.ok) return proven;
  if (user === undefined) return refused('code-wrong', { field: 'code' });
  const failed = await setPassword(auth, user.id, newPassword);
  if (failed !== null) return failed;
  await auth.sessions.endAll(user.id);
  await auth.limits.guessesPerAccount.reset(identifier.accountKey);
  return ok(null);
}

async function setPassword(auth: Auth, userId: string, password: string): Promise<Refused | null> {
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const now = auth.clock.now();
  await auth.db.query('update customer set password_hash = $2, password_changed_at = $3, withdraw_held_until = $4 where id = $1', [userId, made.value, now, now + withdrawHoldMs]);
  return null;
}
