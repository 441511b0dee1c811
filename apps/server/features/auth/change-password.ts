import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { endKeysOf } from '../../programs/keys/key-store.ts';
import { askerOf } from '../../proofs/codes.ts';
import { forgetDevices, knownDevice } from '../../proofs/devices/known-devices.ts';
import { passwordIssue } from '../../proofs/password-rules.ts';
import { hashPassword } from '../../proofs/passwords.ts';
import { holdWithdrawals, withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import type { Auth } from './auth.ts';
import { guess } from './guesses.ts';
import { codeAddressOf, identifierOf } from '../../identity/identifiers.ts';
import { userById, usersByIdentifier, type UserRow } from './users.ts';

type Update = 'POST /player/updateLoginPassword';
type Reset = 'POST /player/resetLoginPassword';

/** Changes the login password; every other session of the user ends. */
export async function updateLoginPassword(
  auth: Auth,
  { body }: CallParsed<Update>,
  request: CallRequest<Update>,
): Promise<Outcome<null>> {
  const { oldPassword, newPassword, confirmPassword } = body;
  const { user, ip } = request;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  const row = await userById(auth.db, user.userId);
  const weak = passwordIssue(newPassword, row, 'newPassword');
  if (weak !== null) return weak;
  const wrong = await auth.loginPassword.issue(user.userId, oldPassword, { ip, field: 'oldPassword' });
  if (wrong !== null) return wrong;
  if (newPassword === oldPassword) return refused('password-unchanged', { field: 'newPassword' });
  const device = await knownDevice(auth.db, { kind: 'customer', id: user.userId }, request.deviceTokens);
  const failed = await setPassword(auth, row, { password: newPassword, kind: 'password-changed', keptDevice: device });
  if (failed !== null) return failed;
  await auth.sessions.endAll(user.userId, user.sessionId);
  return ok(null);
}

/** Sets a new login password by a code; every session of the user ends, and every key of a program. */
export async function resetLoginPassword(
  auth: Auth,
  { body }: CallParsed<Reset>,
  request: CallRequest<Reset>,
): Promise<Outcome<null>> {
  const { account, areaCode, code, newPassword, confirmPassword } = body;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  const identifier = identifierOf(account, areaCode);
  const user = (await usersByIdentifier(auth.db, identifier)).find(
    (candidate) => codeAddressOf(identifier, candidate) !== '',
  );
  const address = codeAddressOf(identifier, user);
  // Nothing of the account but what was typed: whether it exists is not told.
  const weak = passwordIssue(newPassword, { account, email: address }, 'newPassword');
  if (weak !== null) return weak;
  const { asker } = await askerOf(auth.db, user?.id, request);
  const proven = await guess<null>(auth.limits, { ip: request.ip, account: null }, async () => {
    const used = await auth.codes.consume('RESET_PASSWORD', address, code, asker);
    return used.ok ? ok(null) : refused(used.refusal, { field: 'code' });
  });
  if (!proven.ok) return proven;
  if (user === undefined) return refused('code-wrong', { field: 'code' });
  const failed = await setPassword(auth, user, { password: newPassword, kind: 'password-reset', keptDevice: null });
  if (failed !== null) return failed;
  await auth.sessions.endAll(user.id);
  return ok(null);
}

interface NewPassword {
  readonly password: string;
  readonly kind: 'password-changed' | 'password-reset';
  readonly keptDevice: string | null;
}

/** Its owner is told of it in the same transaction. */
async function setPassword(
  auth: Auth,
  { id }: UserRow,
  { password, kind, keptDevice }: NewPassword,
): Promise<Refused | null> {
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const now = auth.clock.now();
  const messages: Message[] = [{ userId: id, kind, reference: newId(), params: {}, time: now }];
  await auth.db.batch([
    {
      sql: 'update customer set password_hash = $2, password_changed_at = $3 where id = $1',
      params: [id, made.value, now],
    },
    holdWithdrawals(id, now + withdrawHoldMs),
    forgetDevices({ kind: 'customer', id }, keptDevice),
    // Whoever had to reset it may not be the only one who has used the account.
    ...(kind === 'password-reset' ? [endKeysOf(id, now)] : []),
    ...messageRows(messages),
  ]);
  auth.ownerNotices.committed(messages);
  return null;
}
