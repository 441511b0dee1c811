import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { randomBytes } from 'node:crypto';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { proven } from '../../../operators/sessions.ts';
import { operatorById, stageOf, type OperatorRow } from '../../../operators/store.ts';
import { base32, totpUri } from '../../../proofs/totp.ts';
import { passwordIssue } from '../../../proofs/password-rules.ts';
import { hashPassword, passwordFits } from '../../../proofs/passwords.ts';
import { actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { totpContext, spendCode } from './login.ts';
import { guessedRight, overGuesses } from './own-proofs.ts';

const secretBytes = 20;

async function rowOf(services: ConsoleServices, operator: OperatorUser): Promise<OperatorRow> {
  const row = await operatorById(services.db, operator.operatorId);
  if (row === undefined) throw new Error('a session without its operator');
  return row;
}

/** Sets an own password; every other session of the operator ends. */
export async function changePassword(
  services: ConsoleServices,
  { body }: CallParsed<'POST /operator/changePassword'>,
  operator: OperatorUser,
): Promise<Outcome<CallAnswer<'POST /operator/changePassword'>>> {
  const { oldPassword, newPassword, confirmPassword } = body;
  if (newPassword !== confirmPassword) return refused('passwords-differ', { field: 'confirmPassword' });
  if (newPassword === oldPassword) return refused('password-unchanged', { field: 'newPassword' });
  const weak = passwordIssue(newPassword, { account: operator.name }, 'newPassword');
  if (weak !== null) return weak;
  const over = await overGuesses(services, operator, 'password');
  if (over !== null) return over;
  const row = await rowOf(services, operator);
  const fits = await passwordFits(row.password_hash, oldPassword);
  if (!fits.ok) return refused(fits.refusal);
  if (!fits.value) return refused('old-password-wrong', { field: 'oldPassword' });
  await guessedRight(services, operator, 'password');
  const made = await hashPassword(newPassword);
  if (!made.ok) return refused(made.refusal);
  const stage = stageOf({ ...row, password_own: true });
  await services.db.batch([
    {
      sql: 'update operator set password_hash = $2, password_own = true, one_time_since = null where id = $1',
      params: [row.id, made.value],
    },
    { sql: 'delete from operator_session where operator_id = $1 and id <> $2', params: [row.id, operator.sessionId] },
    // A session that has not shown an authenticator's code yet goes no further than to its enrolment.
    {
      sql: "update operator_session set stage = $2 where id = $1 and stage = 'password'",
      params: [operator.sessionId, stage],
    },
    actRow(services, operator, { act: 'password-change', subject: subjectOf.operator(row.id) }),
  ]);
  return ok({ stage });
}

/** A new secret; it counts once its first code has been shown. */
export async function enrolTotp(
  services: ConsoleServices,
  operator: OperatorUser,
): Promise<Outcome<CallAnswer<'POST /operator/enrolTotp'>>> {
  const row = await rowOf(services, operator);
  if (row.totp_enrolled) return refused('state-unchanged');
  if (!row.password_own) return refused('operator-setup');
  const secret = randomBytes(secretBytes);
  const sealed = services.secrets.seal(secret, totpContext(row.id)).toString('base64');
  await services.db.query('update operator set totp_secret = $2 where id = $1 and not totp_enrolled', [row.id, sealed]);
  return ok({ secret: base32(secret), uri: totpUri(row.name, secret) });
}

export async function confirmTotp(
  services: ConsoleServices,
  { body }: CallParsed<'POST /operator/confirmTotp'>,
  operator: OperatorUser,
): Promise<Outcome<CallAnswer<'POST /operator/confirmTotp'>>> {
  const over = await overGuesses(services, operator, 'code');
  if (over !== null) return over;
  const row = await rowOf(services, operator);
  if (row.totp_enrolled) return refused('state-unchanged');
  if (!(await spendCode(services, row, body.code))) return refused('code-wrong', { field: 'code' });
  await guessedRight(services, operator, 'code');
  await services.db.batch([
    { sql: 'update operator set totp_enrolled = true where id = $1', params: [row.id] },
    { sql: "update operator_session set stage = 'live' where id = $1", params: [operator.sessionId] },
    proven(operator.sessionId, services.clock.now()),
    actRow(services, operator, { act: 'authenticator-enrol', subject: subjectOf.operator(row.id) }),
  ]);
  return ok({ stage: 'live' });
}
